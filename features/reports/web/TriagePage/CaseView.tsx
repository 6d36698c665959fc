// One case: who reported it and why, what it said, what is known of the people in it, and what can be done.
import { StateBadge } from '../../../../platform/ui/Badges/Badges.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Collapsible } from '../../../../platform/ui/Collapsible/Collapsible.tsx';
import { Meta, Metas } from '../../../../platform/ui/Metas/Metas.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { ShownCase } from '../../reports.states.ts';
import { CaseActs } from './CaseActs.tsx';
import { headlineOf } from './CaseList.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { CaseOwner } from './CaseOwner.tsx';
import { CasePeople } from './CasePeople.tsx';
import { PersonLine } from './PersonLine.tsx';
import styles from './TriagePage.module.css';

interface CaseViewProps {
  found: ShownCase;
  whyUrl?: string | undefined;
}

export function CaseView({ found, whyUrl }: CaseViewProps) {
  const { t } = useTranslator();
  return (
    <article className={styles.case} aria-labelledby="case-title">
      <header className={styles.caseHead}>
        {found.outcome === null && <CaseOwner found={found} />}
        <Metas>
          <Meta>
            <Tag preset={found.isEscalated ? 'error' : 'standard'}>
              {t('Case {number}', { number: found.caseID })}
            </Tag>
          </Meta>
          {(found.isPending || found.isPendingUpdate) && (
            <Meta>
              <StateBadge state="pending">
                {found.isPending ? t('Waits for approval') : t('A new wording waits')}
              </StateBadge>
            </Meta>
          )}
          {found.assignedUser && (
            <Meta>
              <Tag preset="primary">{t('Taken on by {name}', { name: found.assignedUser.name })}</Tag>
            </Meta>
          )}
        </Metas>
        <h2 id="case-title">
          <bdi>{headlineOf(t, found)}</bdi>
        </h2>
        <Metas>
          <Meta>{found.recordTypeName}</Meta>
          {found.placeRecordName && (
            <Meta>
              <bdi>{found.placeRecordName}</bdi>
            </Meta>
          )}
          <Meta>
            {t('Written')} <TimeAgo date={found.recordDateInserted} form="extended" />
          </Meta>
          {whyUrl && (
            <Meta>
              <a href={whyUrl}>{t('Who may see it, and why?')}</a>
            </Meta>
          )}
        </Metas>
      </header>
      <div className={styles.caseBody}>
        <div className={styles.caseMain}>
          <Outcome {...found} />
          <Reports {...found} />
          <Pending {...found} />
          <Reported {...found} />
          <CaseNotes found={found} />
        </div>
        <CasePeople found={found} />
      </div>
      {found.outcome === null && <CaseActs found={found} />}
    </article>
  );
}

function Outcome({ outcome, outcomeReason, decideUser, dateDecided }: ShownCase) {
  const { t } = useTranslator();
  if (outcome === null || dateDecided === null) return null;
  const says = {
    dismissed: t('Dismissed: it stays as it is.'),
    approved: t('Approved: it is good.'),
    removed: t('Removed: nobody but its author and moderators sees it.'),
  };
  return (
    <Notice>
      {says[outcome]} {decideUser && <UserLink user={decideUser} />} <TimeAgo date={dateDecided} />
      {outcomeReason && (
        <p className={styles.quiet} dir="auto">
          {outcomeReason}
        </p>
      )}
    </Notice>
  );
}

/** The new wording, before what stands. */
function Pending({ caseID, pendingName, pendingHtml }: ShownCase) {
  const { t } = useTranslator();
  if (pendingHtml === null) return null;
  return (
    <section>
      <h3>{t('The new wording')}</h3>
      <div className={styles.reported}>
        <p className={styles.saidHead}>
          <bdi className={styles.quiet}>{pendingName}</bdi>
        </p>
        <Collapsible key={caseID} maxHeight={400}>
          <RenderedBody html={pendingHtml} id={`Pending_${caseID}`} />
        </Collapsible>
      </div>
    </section>
  );
}

function Reports({ reports, countReports, holdRule }: ShownCase) {
  const { t } = useTranslator();
  const isHeld = holdRule !== null;
  // The site itself is one of those who reported it, and is not shown among them.
  const count = countReports - (isHeld ? 1 : 0);
  return (
    <section>
      {isHeld && <h3>{t('Held by a rule: {rule}', { rule: holdRule })}</h3>}
      {count > 0 && <h3>{t('Reported by {count}', { count })}</h3>}
      {reports.length > 0 && (
        <ul className={styles.said}>
          {reports.map(({ reportID, insertUser, reportReasons, noteHtml, dateInserted }) => (
            <li key={reportID}>
              <p className={styles.saidHead}>
                <PersonLine user={insertUser} />
                {reportReasons.map(({ reportReasonID, name }) => (
                  <Tag key={reportReasonID} preset="greyscale">
                    {t(name)}
                  </Tag>
                ))}
                <TimeAgo date={dateInserted} form="short" />
              </p>
              {noteHtml === '' ? (
                <p className={styles.quiet}>{t('No note.')}</p>
              ) : (
                <Collapsible>
                  <RenderedBody html={noteHtml} id={`Report_${reportID}`} />
                </Collapsible>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** As it was when it was reported first, and what became of it since. */
function Reported(found: ShownCase) {
  const { t } = useTranslator();
  const { caseID, recordHtml, recordName, recordUrl, recordUser, recordIsLive, recordWasEdited } = found;
  return (
    <section>
      <h3 className={styles.inline}>
        {found.isPending ? t('What waits') : t('What was reported')}
        {recordUrl && (
          <LinkButton kind="text" size={32} href={recordUrl}>
            {t('In its place')}
          </LinkButton>
        )}
      </h3>
      <div className={styles.reported}>
        <p className={styles.saidHead}>
          <PersonLine user={recordUser} />
          <bdi className={styles.quiet}>{recordName}</bdi>
          {recordWasEdited && <Tag>{t('Edited since')}</Tag>}
          {recordUrl === null && <Tag>{t('Gone')}</Tag>}
          {recordUrl !== null && !recordIsLive && <StateBadge state="pending">{t('Hidden')}</StateBadge>}
        </p>
        {recordHtml === '' ? (
          <p className={styles.quiet}>{t('Nothing of it is stored.')}</p>
        ) : (
          <Collapsible key={caseID} maxHeight={400}>
            <RenderedBody html={recordHtml} id={`Case_${caseID}`} />
          </Collapsible>
        )}
      </div>
    </section>
  );
}
