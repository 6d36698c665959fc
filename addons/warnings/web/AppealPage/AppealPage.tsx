// Where a warned member appeals, also while they are banned: whoever has the link.
import {
  Button,
  call,
  EmptyState,
  FormActions,
  FormField,
  FormStack,
  Notice,
  PageHead,
  Panel,
  RenderedBody,
  Tag,
  Textarea,
  TimeAgo,
  useForm,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { postAppeal } from '../../appeals.contract.ts';
import type { AppealPageProps } from '../../warnings.states.ts';
import styles from '../pages.module.css';

export function AppealPage({ jwt, warning, status, decision, isOver }: AppealPageProps) {
  const { t } = useTranslator();
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={styles.page}>
      <PageHead title={t('Appeal against a warning')} />
      {warning ? (
        <Panel>
          <div className={styles.appeal}>
            <div>
              <Tag preset="warning">{t(warning.typeName)}</Tag> <TimeAgo date={warning.dateInserted} />
            </div>
            <RenderedBody html={warning.html} id="Warning" />
            {warning.ruleName && <bdi className={styles.lead}>{warning.ruleName}</bdi>}
            {status !== null || isSent || isOver ? (
              <State status={isSent ? 'pending' : status} decision={decision} />
            ) : (
              <AppealForm jwt={jwt} onSent={() => setIsSent(true)} />
            )}
          </div>
        </Panel>
      ) : (
        <EmptyState icon="unlink" title={t('This link is not good any more')}>
          <p>{t('Sign in, and open your warnings.')}</p>
        </EmptyState>
      )}
    </div>
  );
}

function State({ status, decision }: { status: string | null; decision: string }) {
  const { t } = useTranslator();
  const says: Record<string, string> = {
    pending: t('Your appeal waits for an answer.'),
    'in-review': t('Your appeal is looked at.'),
    approved: t('Your appeal was right.'),
    rejected: t('Your appeal was looked at, and the warning stays.'),
  };
  return (
    <Notice tone={status === 'approved' ? 'success' : 'info'} role="status">
      {status === null ? t('This warning counts no more.') : says[status]} <bdi>{decision}</bdi>
    </Notice>
  );
}

function AppealForm({ jwt, onSent }: { jwt: string; onSent: () => void }) {
  const { t } = useTranslator();
  const form = useForm(['appealText'], async ({ appealText = '' }) => {
    await call<typeof postAppeal>('POST /appeals', { body: { jwt, appealText } });
    onSent();
  });
  return (
    <form onSubmit={form.onSubmit}>
      <FormStack>
        <FormField
          label={t('Why do you think that it is wrong?')}
          hint={t('Staff read it, and answer you.')}
          isRequired
          error={form.errorOf('appealText')}
        >
          {(control) => <Textarea {...control} name="appealText" required maxLength={5000} rows={6} />}
        </FormField>
        <FormActions problem={form.problem}>
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {t('Appeal')}
          </Button>
        </FormActions>
      </FormStack>
    </form>
  );
}
