import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AuditLogEntry, listAuditLog } from '../../../audit-log/audit-log.contract.ts';
import { UndoButton } from '../../../audit-log/web/UndoButton/UndoButton.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import styles from './ChangedLately.module.css';

const SHOWN = 8;
const LATEST = { query: { eventType: ['setting.changed'], limit: SHOWN } };

/** The audit log knows what each was before. */
export function ChangedLately({ onUndone }: { onUndone: () => Promise<void> }) {
  const { t } = useTranslator();
  const { data } = useQuery<typeof listAuditLog>('GET /audit-logs', LATEST, { staleTime: 0 });
  return (
    <section aria-labelledby="changed-lately">
      <h2 id="changed-lately" className={styles.title}>
        {t('Changed lately')}
      </h2>
      {data?.length === 0 && <p className={styles.muted}>{t('Nobody has changed a setting yet.')}</p>}
      <ul>
        {data?.map((entry) => (
          <Change key={entry.auditLogID} entry={entry} onUndone={onUndone} />
        ))}
      </ul>
    </section>
  );
}

function Change({ entry, onUndone }: { entry: AuditLogEntry; onUndone: () => Promise<void> }) {
  const { t } = useTranslator();
  const { recordKey, before, after, insertUser, dateInserted, undo, auditLogID } = entry;
  return (
    <li className={styles.change}>
      <b className={styles.key}>{recordKey}</b>
      <p className={styles.values}>
        {t('{before} to {after}', { before: shortText(before?.value), after: shortText(after?.value) })}
      </p>
      <p className={styles.muted}>
        <UserLink user={insertUser} /> · <TimeAgo date={dateInserted} />
      </p>
      {undo?.state === 'open' && (
        <UndoButton
          what={{ auditLogIDs: [auditLogID] }}
          describedAs={t('Undo the change of {name}', { name: recordKey ?? '' })}
          onDone={() => void onUndone()}
        />
      )}
      {undo?.state === 'undone' && <p className={styles.muted}>{t('Undone')}</p>}
    </li>
  );
}

const LONGEST = 60;

function shortText(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
