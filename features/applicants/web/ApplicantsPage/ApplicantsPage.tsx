// Who would like to become a member: read, approved, declined.
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { APPLICANTS_PATH } from '../../applicant.address.ts';
import type { ApplicantsPageProps } from '../../applicants.states.ts';
import { ApplicantRow } from './ApplicantRow.tsx';
import styles from './ApplicantsPage.module.css';

export function ApplicantsPage({ isOpen, applicants, total, page, limit }: ApplicantsPageProps) {
  const { t, plural } = useTranslator();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('Applicants')}
        note={total > 0 && plural(total, { one: '{count} waits', other: '{count} wait' })}
      />
      <Panel>
        {applicants.length === 0 ? (
          <EmptyState icon="user-check" title={t('Nobody waits for an answer')}>
            <p>
              {isOpen
                ? t('Whoever applies for membership stands here, with what they wrote about themselves.')
                : t('Membership is not by approval here.')}
            </p>
          </EmptyState>
        ) : (
          <ul className={styles.rows}>
            {applicants.map((applicant) => (
              <ApplicantRow key={applicant.applicantID} applicant={applicant} isOpen={isOpen} />
            ))}
          </ul>
        )}
      </Panel>
      {total > limit && (
        <Pager page={page} limit={limit} total={total} hrefOf={(next) => `${APPLICANTS_PATH}?page=${next}`} />
      )}
    </div>
  );
}
