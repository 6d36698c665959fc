// What the page of one member in the dashboard is made of, as data: each capability adds the part that it knows.
import type { PermissionName } from '../../contract/permission-names.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

/** One line of a part; all texts are in the language of the reader. */
export interface MemberLine {
  /** What it is; in a list of facts the term, in others left out. */
  name?: string;
  /** Plain text; a date is given as `date`. */
  text?: string;
  date?: string | null;
  /** Beside it, in smaller letters. */
  note?: string;
  /** Where there is more of it. */
  url?: string;
}

export interface MemberPartContent {
  lines: readonly MemberLine[];
  /** How many there are, where the lines are the newest of them. */
  count?: number;
  /** Where all of them are. */
  link?: { url: string; name: string };
}

export interface MemberPart {
  id: string;
  /** English; translated where it is shown. */
  name: string;
  position: number;
  /** Any of these. */
  permission: PermissionName | readonly PermissionName[];
  /** By a few bounded statements. Undefined: there is nothing to say. */
  load: (ctx: RequestContext, userID: number) => Promise<MemberPartContent | undefined>;
}

export const memberParts = new ExtensionPoint<MemberPart>();

/** The newest that a part shows. */
export const MOST_LINES = 5;
