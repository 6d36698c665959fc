import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  deleteWebhook,
  editWebhook,
  pingWebhook,
  renewWebhookSecret,
  Webhook,
} from '../../webhooks.contract.ts';
import { Deliveries } from './Deliveries.tsx';
import { readAgain } from './read-again.ts';
import styles from './Webhooks.module.css';

interface WebhookItemProps {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

export function WebhookItem({ webhook, onEdit, onSecret }: WebhookItemProps) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('webhook');
  const [isOpen, setOpen] = useState(false);
  const { webhookID, name, url, events, isActive } = webhook;
  const params = { webhookID };
  const change = (body: { isActive: boolean }) =>
    run(async () => {
      await call<typeof editWebhook>('PATCH /webhooks/:webhookID', { params, body });
      await readAgain();
    });
  const ping = () =>
    run(async () => {
      await call<typeof pingWebhook>('POST /webhooks/:webhookID/ping', { params });
      setOpen(true);
      await readAgain();
    }, t('A test is on its way.'));
  return (
    <Panel isPadded>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi> <State webhook={webhook} />
          </h2>
          <p className={styles.url}>
            <bdi dir="ltr">{url}</bdi>
          </p>
          <p className={styles.muted}>
            <bdi dir="ltr">{events.join(', ')}</bdi>
          </p>
        </div>
        <Switch
          label={t('Switched on')}
          checked={isActive}
          disabled={isBusy}
          onChange={(event) => void change({ isActive: event.target.checked })}
        />
      </div>
      <div className={styles.acts}>
        <Button size={32} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {t('Requests')}
        </Button>
        <Button size={32} isBusy={isBusy} onClick={() => void ping()}>
          {t('Send a test')}
        </Button>
        <Button size={32} onClick={onEdit}>
          {t('Edit')}
        </Button>
        <Asked webhook={webhook} onSecret={onSecret} />
      </div>
      {isOpen && <Deliveries webhookID={webhookID} />}
    </Panel>
  );
}

function State({ webhook: { isActive, dateFailing, dateDisabled } }: { webhook: Webhook }) {
  const { t } = useTranslator();
  if (dateDisabled)
    return (
      <Tag preset="error" icon="triangle-alert">
        {t('Switched off after days of failures')} <TimeAgo date={dateDisabled} />
      </Tag>
    );
  if (!isActive) return <Tag>{t('Switched off')}</Tag>;
  if (dateFailing)
    return (
      <Tag preset="warning" icon="triangle-alert">
        {t('Fails since')} <TimeAgo date={dateFailing} />
      </Tag>
    );
  return null;
}

/** What is asked about before it is done. */
function Asked({ webhook: { webhookID, name }, onSecret }: Omit<WebhookItemProps, 'onEdit'>) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('webhook');
  const [asked, setAsked] = useState<'secret' | 'delete'>();
  const params = { webhookID };
  const renew = () =>
    run(async () => {
      const { body } = await call<typeof renewWebhookSecret>('POST /webhooks/:webhookID/secret', { params });
      setAsked(undefined);
      onSecret(body.secret);
    });
  const remove = () =>
    run(async () => {
      await call<typeof deleteWebhook>('DELETE /webhooks/:webhookID', { params });
      setAsked(undefined);
      await readAgain();
    }, t('Deleted.'));
  return (
    <>
      <Button size={32} onClick={() => setAsked('secret')}>
        {t('New secret')}
      </Button>
      <Button size={32} kind="dangerText" onClick={() => setAsked('delete')}>
        {t('Delete')}
      </Button>
      {asked && (
        <ConfirmModal
          title={
            asked === 'delete'
              ? t('Delete “{name}”?', { name })
              : t('Make a new secret for “{name}”?', { name })
          }
          confirmLabel={asked === 'delete' ? t('Delete') : t('New secret')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void (asked === 'delete' ? remove() : renew())}
          onCancel={() => setAsked(undefined)}
        >
          {asked === 'delete'
            ? t('What is known of its requests goes as well.')
            : t('The other program refuses requests until it has the new one.')}
        </ConfirmModal>
      )}
    </>
  );
}
