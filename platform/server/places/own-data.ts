// What a member may take along of what the site has about them: each capability says what of its tables is theirs. What nobody
// declares is in no archive.
import type { Sql } from '../db/sql.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';

export interface OwnDataPart {
  /** The name of its file: `bookmarks`. */
  name: string;
  /** English: what the rows are, for whoever opens the archive. */
  about: string;
  /** Their rows, by columns that are theirs to read, in a stable order. */
  rows: (userID: number) => Sql;
  /** Files of theirs: `key` in the store of files, and the `name` they have in the archive. */
  files?: (userID: number) => Sql;
}

export const ownDataParts = new ExtensionPoint<OwnDataPart>();
