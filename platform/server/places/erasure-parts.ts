// What becomes of rows that lead to a member when the account is deleted, said by whoever stores them. What is stored for one
// person alone needs no word: a foreign key `references users on delete cascade` marks it. The preview reads by these
// conditions, and whoever removes rows removes by the same one: `forgetRows`.
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { WriteContext } from '../http/context.ts';

export const erasureMethods = ['keep', 'wipe', 'delete'] as const;
export type ErasureMethod = (typeof erasureMethods)[number];

/** `goes`: the row is removed. `anonymised`: it stays without words and names. `stays`: as it is, by “User Deleted”. */
export type ErasureOutcome = 'goes' | 'anonymised' | 'stays';

export interface ErasurePart {
  /** In addresses: `applications`. The name of a table that is one person’s alone: this says more of it. */
  id: string;
  /** The table. */
  rowsOf: string;
  /** English: what the rows are. */
  name: string;
  /** English: why this becomes of them. */
  why: string;
  /** Which rows are meant: a condition on the columns of the table, which an index answers. */
  where: (userID: number) => Sql;
  becomes: ErasureOutcome | Partial<Record<ErasureMethod, ErasureOutcome>>;
  /** Columns of text that whoever deletes an account may read; numbers and dates are shown anyway. */
  columns?: readonly string[];
  /** They made it themselves: members are shown it before they leave. What others made of them, and posts that may be hidden from
   * their own authors, are for staff alone. */
  isOwn?: boolean;
  /** The column with the size of a file in bytes. */
  bytes?: string;
  /** Done in the transaction in which the account goes, before its rows do: for what only they lead to. */
  before?: (w: WriteContext, userID: number) => Promise<void>;
}

export const erasureParts = new ExtensionPoint<ErasurePart>();

/** Removes exactly the rows that the preview of this part shows. */
export async function forgetRows(
  db: Queryable,
  { rowsOf, where }: Pick<ErasurePart, 'rowsOf' | 'where'>,
  userID: number,
): Promise<void> {
  await db.execute(sql`delete from ${sql.raw(rowsOf)} where ${where(userID)}`);
}
