import type { ReactNode } from 'react';
import { Readouts } from '../../../../platform/ui/Readouts/Readouts.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { MemberActions } from '../../../profiles/web/MemberActions/MemberActions.tsx';
import type { MemberActionProps } from '../../../profiles/web/member-actions.ts';
import type { UserFragment } from '../../../users/users.contract.ts';
import type { CaseOutcome, MemberHistory } from '../../cases.contract.ts';
import type { ShownCase } from '../../reports.states.ts';
import { PersonLine } from './PersonLine.tsx';
import styles from './TriagePage.module.css';

/** What is known of whoever it is about, and of whoever reported it first. */
export function CasePeople({ found }: { found: ShownCase }) {
  const { t } = useTranslator();
  const reporter = found.reports[0]?.insertUser;
  return (
    <aside className={styles.people} aria-label={t('People in this case')}>
      <Person title={t('Author')} user={found.recordUser} history={found.author} isAuthor>
        {found.recordUserID > 0 && (
          <MemberActions
            userID={found.recordUserID}
            name={found.recordUser.name}
            isBanned={Boolean(found.recordUser.banned)}
            size={32}
            about={postOf(found)}
            hasKeys
          />
        )}
      </Person>
      {reporter && found.firstReporter && (
        <Person title={t('First reporter')} user={reporter} history={found.firstReporter} />
      )}
    </aside>
  );
}

function postOf({ recordType, recordID }: ShownCase): MemberActionProps['about'] {
  return recordType === 'discussion' || recordType === 'comment'
    ? { recordType, recordIDs: [recordID] }
    : undefined;
}

interface PersonProps {
  title: string;
  user: UserFragment;
  history: MemberHistory;
  isAuthor?: boolean;
  children?: ReactNode;
}

function Person({ title, user, history, isAuthor = false, children }: PersonProps) {
  const { t } = useTranslator();
  const { countPosts, countReported, countRemoved, countReports, countUpheld, dateJoined, past } = history;
  const counts = isAuthor
    ? [
        { label: t('Posts'), value: countPosts },
        { label: t('Reported'), value: countReported },
        { label: t('Removed'), value: countRemoved },
      ]
    : [
        { label: t('Posts'), value: countPosts },
        { label: t('Reports'), value: countReports },
        { label: t('Upheld'), value: countUpheld },
      ];
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.person}>
        <PersonLine user={user} />
        {dateJoined && (
          <span className={styles.quiet}>
            {t('Joined')} <TimeAgo date={dateJoined} form="day" />
          </span>
        )}
      </p>
      <Readouts items={counts} />
      {children && <div className={styles.memberActs}>{children}</div>}
      {isAuthor && past.length > 0 && <Past past={past} />}
    </section>
  );
}

function Past({ past }: Pick<MemberHistory, 'past'>) {
  const { t } = useTranslator();
  const says: Record<CaseOutcome, string> = {
    dismissed: t('Dismissed'),
    approved: t('Approved'),
    removed: t('Removed'),
  };
  return (
    <ul className={styles.past}>
      {past.map(({ caseID, outcome, recordName, dateDecided }) => (
        <li key={caseID}>
          <a href={`/dashboard/content/triage/${caseID}`}>{t('Case {number}', { number: caseID })}</a>
          <span>{says[outcome]}</span>
          <bdi className={styles.quiet}>{recordName}</bdi>
          <TimeAgo date={dateDecided} form="short" />
        </li>
      ))}
    </ul>
  );
}
