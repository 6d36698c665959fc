import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { AuditLogEntry } from '../../audit-log.contract.ts';
import type { AuditLogPageProps } from '../../audit-log.states.ts';
import { UndoButton } from '../UndoButton/UndoButton.tsx';
import styles from './AuditLogPage.module.css';
import { Changes } from './Changes.tsx';
import { addressOf } from './log-address.ts';

interface EntryRowProps {
  entry: AuditLogEntry;
  /** What else was done in the same gesture. */
  run: AuditLogPageProps['runs'][string] | undefined;
  /** It stands for all of that. */
  isForRun: boolean;
  /** Where it is answered who sees its record. */
  whyUrl: string | undefined;
  names: AuditLogPageProps['names'];
}

export function EntryRow({ entry, run, isForRun, whyUrl, names }: EntryRowProps) {
  const { t } = useTranslator();
  const { insertUser, label, reason, hash, auditLogID, dateInserted, insertIPAddress } = entry;
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        <TimeAgo date={dateInserted} form="time" />
      </span>
      <Avatar photoUrl={insertUser.photoUrl} of={insertUser.name} size={28} />
      <div className={styles.main}>
        <p className={styles.what}>
          <UserLink user={insertUser} className={styles.who} />
          <span>{label}</span>
          <RecordLink {...entry} />
          {run && <OthersOfRun entry={entry} count={run.count} />}
        </p>
        <Changes entry={entry} names={names} />
        <p className={styles.meta}>
          <span>{t('Entry {number}', { number: auditLogID })}</span>
          {hash && <code title={hash}>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</code>}
          {insertIPAddress && <span>{insertIPAddress}</span>}
          {entry.recordID !== null && (
            <a
              href={addressOf({ record: `${entry.recordType}:${entry.recordID}` })}
              aria-label={t('All on this record, entry {number}', { number: auditLogID })}
            >
              {t('All on this record')}
            </a>
          )}
          {whyUrl && (
            <a
              href={whyUrl}
              aria-label={t('Who may see it, and why? Entry {number}', { number: auditLogID })}
            >
              {t('Who may see it, and why?')}
            </a>
          )}
        </p>
      </div>
      <div className={styles.aside}>
        {reason && (
          <p className={styles.why} dir="auto">
            <span className="visuallyHidden">{t('Why:')} </span>
            {reason}
          </p>
        )}
        <WayBack entry={entry} run={isForRun ? run : undefined} />
      </div>
    </li>
  );
}

function OthersOfRun({ entry, count }: { entry: AuditLogEntry; count: number }) {
  const { plural } = useTranslator();
  return (
    <a href={addressOf({ run: entry.runID ?? '' })}>
      {plural(count - 1, { one: 'and {count} more in one go', other: 'and {count} more in one go' })}
    </a>
  );
}

/** Undo while that is possible; else why not. */
function WayBack({ entry: { auditLogID, runID, undo }, run }: Pick<EntryRowProps, 'entry' | 'run'>) {
  const { t, plural } = useTranslator();
  if (run && run.open > 0 && runID)
    return (
      <UndoButton
        what={{ runID }}
        label={plural(run.open, { one: 'Undo {count}', other: 'Undo all {count}' })}
        describedAs={plural(
          run.open,
          { one: 'Undo {count}, entry {number}', other: 'Undo all {count}, entry {number}' },
          { number: auditLogID },
        )}
      />
    );
  if (!undo) return null;
  if (undo.state === 'open')
    return (
      <p className={styles.back}>
        <UndoButton
          what={{ auditLogIDs: [auditLogID] }}
          describedAs={t('Undo entry {number}', { number: auditLogID })}
        />
        <span className={styles.of}>
          {t('until')} <TimeAgo date={undo.dateUntil} form="day" />
        </span>
      </p>
    );
  if (undo.state === 'undone' && undo.undoUser && undo.dateUndone)
    return (
      <p className={styles.of}>
        {t('Undone by {name}', { name: undo.undoUser.name })}{' '}
        <TimeAgo date={undo.dateUndone} form="extended" />
      </p>
    );
  return <p className={styles.of}>{t('Too late to undo')}</p>;
}

function RecordLink({ recordName, recordUrl, recordKey, recordType, recordID, recordUser }: AuditLogEntry) {
  const { t } = useTranslator();
  const name = recordName ?? recordKey ?? (recordID === null ? '' : `#${recordID}`);
  return (
    <>
      {recordUrl ? (
        <a href={recordUrl}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {recordUser && recordType !== 'user' && recordUser.userID > 0 && (
        <span className={styles.of}>{t('by {name}', { name: recordUser.name })}</span>
      )}
    </>
  );
}
