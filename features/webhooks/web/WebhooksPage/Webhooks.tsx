import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listWebhooks, Webhook } from '../../webhooks.contract.ts';
import { SecretShown } from './SecretShown.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookItem } from './WebhookItem.tsx';
import styles from './Webhooks.module.css';

/** Each with its state, what can be done with it, and its requests. */
export default function Webhooks() {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listWebhooks>('GET /webhooks', {}, { staleTime: 0 });
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [secret, setSecret] = useState<string>();
  if (error && !data)
    return (
      <ErrorPanel title={t('The webhooks did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={2} />;
  return (
    <div className={styles.page}>
      <p className={styles.lead}>
        {t('Other programs are told what happens here, by a signed request to an address of theirs.')}
      </p>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a webhook')}
        </Button>
      </div>
      {data.length === 0 && (
        <Panel>
          <EmptyState icon="webhook" title={t('There is no webhook yet')}>
            {t('Add one with the address of the other program, and choose what it is told of.')}
          </EmptyState>
        </Panel>
      )}
      <ul className={styles.list}>
        {data.map((webhook) => (
          <li key={webhook.webhookID}>
            <WebhookItem webhook={webhook} onEdit={() => setEdited(webhook)} onSecret={setSecret} />
          </li>
        ))}
      </ul>
      {edited && (
        <WebhookForm
          webhook={edited === 'new' ? undefined : edited}
          onSecret={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {secret !== undefined && <SecretShown secret={secret} onClose={() => setSecret(undefined)} />}
    </div>
  );
}
