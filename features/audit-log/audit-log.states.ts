// What the page of the log hands to the browser.
import type { AuditLogEntry, StaffActFragment } from './audit-log.contract.ts';

export interface AuditLogPageProps {
  entries: AuditLogEntry[];
  acts: StaffActFragment[];
  /** As asked for in the address. */
  filters: { act: string; actor: string; record: string };
  /** Where older entries begin; absent: these are the last. */
  olderThan?: number;
  isFirst: boolean;
  /** For administrators. */
  chain?: { length: number; head: string };
  mayExport: boolean;
}
