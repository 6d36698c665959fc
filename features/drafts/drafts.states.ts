// What the page of drafts hands to the browser.
import type { Crumb } from '../categories/categories.contract.ts';
import type { DraftStatus } from './drafts.contract.ts';

export interface ListedDraft {
  draftID: number;
  /** What another feature calls its own kind. */
  label?: string;
  /** The name of an icon of the design system. */
  icon?: string;
  kind: 'post' | 'edit' | 'comment' | 'commentEdit' | 'other';
  /** Empty: it has no title yet. */
  name: string;
  excerpt: string;
  countWords: number;
  /** Absent: the place it was meant for is out of sight. */
  editUrl: string | null;
  place: Crumb | null;
  draftStatus: DraftStatus;
  dateSaved: string;
  dateScheduled: string | null;
  permaLink: string | null;
  failedReason: string | null;
}

export interface DraftsPart {
  drafts: ListedDraft[];
  total: number;
}

export const DRAFT_TABS = ['', 'schedule', 'errors'] as const;
export type DraftTab = (typeof DRAFT_TABS)[number];

export interface DraftsPageProps {
  tab: DraftTab;
  page: number;
  limit: number;
  /** The first of each kind; of the tab, its page. */
  failed: DraftsPart;
  scheduled: DraftsPart;
  plain: DraftsPart;
  maySchedule: boolean;
}
