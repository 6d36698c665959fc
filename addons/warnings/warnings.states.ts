// What the pages of warnings hand to the browser.
import type { Appeal } from './appeals.contract.ts';
import type { UserNote } from './user-notes.contract.ts';
import type { Rule, WarningType } from './warning-types.contract.ts';
import type { Screen } from './warnings.address.ts';

/** Texts that pages show are not called bodies: those are left out of the JSON of a page. */
export type ShownNote = Omit<UserNote, 'body' | 'format'>;

export interface WarningsPageProps {
  screen: Screen;
  notes: ShownNote[];
  appeals: (Omit<Appeal, 'warning'> & { warning: ShownNote })[];
  types: WarningType[];
  holdPoints: number;
  banPoints: number;
  page: number;
  hasMore: boolean;
}

export interface OwnWarningsPageProps {
  warnings: (ShownNote & { appealPath: string | null })[];
  page: number;
  hasMore: boolean;
}

export interface RulesPageProps {
  rules: Rule[];
}

export interface AppealPageProps {
  jwt: string;
  /** Absent: the link is not good. */
  warning?: { typeName: string; html: string; ruleName: string | null; dateInserted: string };
  /** What became of the appeal that was made; null: none was. */
  status: string | null;
  decision: string;
  isOver: boolean;
}

export interface MemberNotesProps {
  userID: number;
  name: string;
  notes: ShownNote[];
  canNote: boolean;
  page: number;
  hasMore: boolean;
}

/** One of these, by the page. */
export interface WarningsScreenProps {
  staff?: WarningsPageProps;
  own?: OwnWarningsPageProps;
  rules?: RulesPageProps;
  appeal?: AppealPageProps;
  ofMember?: MemberNotesProps;
}
