import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Mailbox, MailboxProblem } from '../../mailbox.contract.ts';
import styles from './MailboxPanel.module.css';

export function MailboxCondition({ mailbox }: { mailbox: Mailbox }) {
  const { t } = useTranslator();
  const { host, user, folder, isActive, dateChecked, failing, countTaken, countTooLarge } = mailbox;
  return (
    <div className={styles.condition}>
      {failing && <Failing mailbox={mailbox} failing={failing} />}
      <p className={styles.words}>
        <bdi dir="ltr">
          {user} · {host} · {folder}
        </bdi>
        {' · '}
        {isActive ? (
          <Checked date={dateChecked} isFailing={failing !== null} />
        ) : (
          t('Switched off: nothing is fetched.')
        )}
      </p>
      <Readouts
        items={[
          { label: t('Fetched'), value: countTaken },
          { label: t('Left there, too large'), value: countTooLarge },
        ]}
      />
    </div>
  );
}

function Checked({ date, isFailing }: { date: string | null; isFailing: boolean }) {
  const { t } = useTranslator();
  if (date !== null)
    return (
      <>
        {t('Last looked into without a problem:')} <TimeAgo date={date} />
      </>
    );
  return isFailing ? t('Never looked into yet.') : t('Being looked into …');
}

function Failing({
  mailbox: { host, folder },
  failing,
}: {
  mailbox: Mailbox;
  failing: NonNullable<Mailbox['failing']>;
}) {
  const { t } = useTranslator();
  const texts: Record<MailboxProblem, string> = {
    forbidden: t(
      '{host} is not in the open internet. If that is meant to be, name it in the setting outgoing.allowedHosts.',
      { host },
    ),
    unreachable: t('{host} cannot be reached. Is its name right, and the port?', { host }),
    silent: t('{host} does not answer in time.', { host }),
    certificate: t(
      'The encryption with {host} fails: see whether its certificate is valid, and the port the right one.',
      { host },
    ),
    signIn: t('{host} does not accept the user name and the password.', { host }),
    folder: t('There is no folder {folder} in the mailbox.', { folder }),
    cut: t('{host} ended the connection.', { host }),
    answer: t('{host} gave an answer that makes no sense here.', { host }),
  };
  return (
    <Notice tone="error">
      {texts[failing.problem]}{' '}
      {failing.words !== '' && (
        <bdi dir="ltr" className={styles.words}>
          {failing.words}
        </bdi>
      )}{' '}
      <TimeAgo date={failing.since} />
    </Notice>
  );
}
