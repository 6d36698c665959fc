// What the pages of reports hand to the browser.
import type { CaseDetail, CaseNote, ModerationCase } from './cases.contract.ts';
import type { OwnHeldPost } from './held-posts.contract.ts';
import type { ReportReason } from './report-reasons.contract.ts';
import type { OwnReport } from './reports.contract.ts';

export interface TriageFilters {
  whose: 'all' | 'mine' | 'unclaimed';
  kind: 'all' | 'pending' | 'reports' | 'escalations';
  /** `any`: whatever became of them. */
  status: 'open' | 'done' | 'any';
  /** `comment:7`: of one record alone. */
  record: string;
}

/** Texts that pages show are not called bodies: those are left out of the JSON of a page. */
export type ShownCase = Omit<CaseDetail, 'notes'> & { notes: (Omit<CaseNote, 'body'> & { text: string })[] };

export interface TriagePageProps {
  cases: ModerationCase[];
  filters: TriageFilters;
  page: number;
  hasMore: boolean;
  /** Absent: none is chosen. */
  chosen?: ShownCase;
  /** It is gone, decided by another one, or not the viewer's to see. */
  isMissing: boolean;
  /** Who sees what it is about, and why: where that can be asked. */
  whyUrl?: string;
}

export interface OwnHeldPageProps {
  posts: OwnHeldPost[];
  page: number;
  hasMore: boolean;
}

export interface OwnReportsPageProps {
  reports: OwnReport[];
  page: number;
  hasMore: boolean;
}

export interface ReasonWithRoles extends ReportReason {
  /** Of `roleIDs`, those that are there. */
  roles: { roleID: number; name: string }[];
}

export interface ReasonsPageProps {
  /** Those that members are offered, in their order. */
  reasons: ReasonWithRoles[];
  /** What all are known by, also those that are offered no more. */
  taken: string[];
  /** Members report things. */
  isOn: boolean;
}
