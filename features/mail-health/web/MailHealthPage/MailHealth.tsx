// Whether mails leave and arrive: what waits, what failed, whom none reach, and a mail to try.
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import { MailboxPanel } from '../../../mailbox/web/MailboxPanel/MailboxPanel.tsx';
import type { getMailHealth, MailHealth as Health } from '../../mail-health.contract.ts';
import styles from './MailHealth.module.css';
import { MailProblems } from './MailProblems.tsx';
import { SuppressedAddresses } from './SuppressedAddresses.tsx';
import { TestMail } from './TestMail.tsx';

export default function MailHealth() {
  const { t } = useTranslator();
  const { data, error, refetch } = useQuery<typeof getMailHealth>('GET /mail-health', {}, { staleTime: 0 });
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={2} />;
  return (
    <div className={styles.page}>
      <Condition health={data} />
      <Numbers health={data} />
      <p className={styles.soft}>
        <a href="/settings/mail/templates">{t('Words of mails')}</a>
      </p>
      <TestMail onSent={() => void refetch()} />
      <MailboxPanel />
      <MailProblems problems={data.problems} />
      <SuppressedAddresses suppressed={data.suppressed} onReleased={() => void refetch()} />
    </div>
  );
}

function Condition({ health: { kind, host, failing, incomingDomain } }: { health: Health }) {
  const { t } = useTranslator();
  return (
    <>
      {kind === 'files' && (
        <Notice tone="warning">
          {t('No mail server is set: mails are written into files, and reach nobody. SMTP_URL names one.')}
        </Notice>
      )}
      {failing && (
        <Notice tone="error">
          {t('{host} does not answer: {problem}', { host: host ?? '', problem: failing.problem })}{' '}
          <TimeAgo date={failing.since} />
        </Notice>
      )}
      <p className={styles.soft}>
        {incomingDomain
          ? t('Mails that come back are received at {domain}.', { domain: incomingDomain })
          : t('The site receives no mails: what comes back is not noticed. PARLEY_MAIL_DOMAIN sets that up.')}
      </p>
    </>
  );
}

function Numbers({ health: { waiting, retried, counts } }: { health: Health }) {
  const { t } = useTranslator();
  const count = (...outcomes: string[]) => outcomes.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  return (
    <section aria-labelledby="mails-of-week">
      <h2 id="mails-of-week" className={styles.title}>
        {t('The last seven days')}
      </h2>
      <Readouts
        items={[
          { label: t('Sent'), value: count('sent') },
          { label: t('Refused or sent back'), value: count('refused', 'bounced', 'complained') },
          { label: t('Not sent'), value: count('suppressed') },
          { label: t('Waiting'), value: waiting },
          { label: t('Tried again'), value: retried },
        ]}
      />
    </section>
  );
}
