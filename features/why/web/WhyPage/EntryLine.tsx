import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { WhyAnswer } from '../../why.contract.ts';
import styles from './Chain.module.css';

type Entry = NonNullable<WhyAnswer['setBy']['place']>;

interface EntryLineProps {
  /** What was done, and by whom. */
  children: string;
  entry: Entry;
  /** As the audit log filters: `role:8`. */
  record: string;
}

/** Who set it, when and why, and the entry of the audit log that says so. */
export function EntryLine({ children, entry, record }: EntryLineProps) {
  const { t } = useTranslator();
  const { auditLogID, dateInserted, reason } = entry;
  const query = new URLSearchParams({ record, before: String(auditLogID + 1) });
  return (
    <p className={styles.name}>
      {children} <TimeAgo date={dateInserted} form="extended" />
      {reason && <q className={styles.reason}>{reason}</q>}{' '}
      <a href={`/dashboard/settings/audit-logs?${query}`}>{t('Entry {number}', { number: auditLogID })}</a>
    </p>
  );
}
