import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { Applicant, decideApplicant } from '../../applicants.contract.ts';
import styles from './ApplicantsPage.module.css';

export function ApplicantRow({ applicant, isOpen }: { applicant: Applicant; isOpen: boolean }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const task = useTask('applicant');
  const { applicantID, name, email, discoveryText, dateInserted } = applicant;
  const decide = (status: 'approved' | 'declined', done: string) =>
    task.run(async () => {
      await call<typeof decideApplicant>('PATCH /applicants/:applicantID', {
        params: { applicantID },
        body: { status },
      });
      await revalidate();
    }, done);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <p className={styles.facts}>
          <bdi>{email}</bdi> · <TimeAgo date={dateInserted} />
        </p>
        <p className={styles.text} dir="auto">
          {discoveryText}
        </p>
      </div>
      {isOpen && (
        <div className={styles.acts}>
          <Button
            kind="primary"
            size={32}
            icon="check"
            disabled={task.isBusy}
            aria-label={t('Approve {name}', { name })}
            onClick={() => void decide('approved', t('{name} is a member now.', { name }))}
          >
            {t('Approve')}
          </Button>
          <Button
            size={32}
            icon="x"
            disabled={task.isBusy}
            aria-label={t('Decline {name}', { name })}
            onClick={() => void decide('declined', t('{name} was declined.', { name }))}
          >
            {t('Decline')}
          </Button>
        </div>
      )}
    </li>
  );
}
