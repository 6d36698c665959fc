// What the page of the log hands to the browser.
import type { AuditLogEntry, StaffActFragment } from './audit-log.contract.ts';

export interface LogFilterValues {
  act: string;
  actor: string;
  record: string;
  /** All of one gesture, one by one. */
  run: string;
}

export interface AuditLogPageProps {
  entries: AuditLogEntry[];
  acts: StaffActFragment[];
  /** As asked for in the address. */
  filters: LogFilterValues;
  /** What was done with many in one gesture is one row: of how many, and how many of them can be undone still. */
  runs: Record<string, { count: number; open: number }>;
  /** Where older entries begin; absent: these are the last. */
  olderThan?: number;
  isFirst: boolean;
  /** By entry: where it is answered who sees its record, and why. */
  whyUrls: Record<number, string>;
  /** Of what the fields of entries name, by `category:5`: what it is called now. */
  names: Record<string, string>;
  /** For administrators. */
  chain?: { length: number; head: string };
  mayExport: boolean;
}
