// The mailbox that answers are fetched from: whether that goes well, and its settings.
import { useEffect, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { checkMailbox, getMailbox } from '../../mailbox.contract.ts';
import { MailboxCondition } from './MailboxCondition.tsx';
import { MailboxForm } from './MailboxForm.tsx';
import styles from './MailboxPanel.module.css';
import { RemoveMailbox } from './RemoveMailbox.tsx';

/** A job looks into the mailbox: how that goes is asked for a while. */
const LOOK_AGAIN_MS = 2000;
const LOOKS = 15;

export function MailboxPanel() {
  const { t } = useTranslator();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery<typeof getMailbox>('GET /mailbox', {}, { staleTime: 0 });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (looks === 0) return;
    const timer = setTimeout(() => {
      void refetch();
      setLooks(looks - 1);
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [looks, refetch]);
  const { isBusy, run } = useTask('mailbox');
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={1} />;
  const { mailbox, domain } = data;
  const check = () =>
    run(async () => {
      await call<typeof checkMailbox>('POST /mailbox/check', {});
      setLooks(LOOKS);
    }, t('The mailbox is looked into now.'));
  return (
    <section aria-labelledby="mailbox">
      <h2 id="mailbox" className={styles.title}>
        {t('Answers by mail, from a mailbox')}
      </h2>
      {domain === null ? (
        <Notice tone="warning">
          {t(
            'The site has no addresses that answers can come to. PARLEY_MAIL_DOMAIN names their domain, or one address with a mailbox.',
          )}
        </Notice>
      ) : (
        <p className={styles.soft}>
          {t('Where no mails are received by SMTP, they are fetched from here every minute, by IMAP.')}
        </p>
      )}
      {mailbox && <MailboxCondition mailbox={mailbox} />}
      {isEditing ? (
        <MailboxForm
          mailbox={mailbox}
          onDone={() => {
            setEditing(false);
            setLooks(LOOKS);
            void refetch();
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className={styles.buttons}>
          <Button kind={mailbox ? 'standard' : 'primary'} onClick={() => setEditing(true)}>
            {mailbox ? t('Change the mailbox') : t('Set a mailbox')}
          </Button>
          {mailbox?.isActive && (
            <Button disabled={isBusy} onClick={() => void check()}>
              {t('Look now')}
            </Button>
          )}
          {mailbox && <RemoveMailbox onDone={() => void refetch()} />}
        </div>
      )}
    </section>
  );
}
