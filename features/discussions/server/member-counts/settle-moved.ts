// Comments of long discussions that were moved, hidden or brought back are counted where they are now, block by block.
import type { Database, Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';

/** Comments that are counted in one transaction. */
export const BLOCK = 500;

/** Whoever writes in the discussion waits for as long as a block takes to count; nobody else does. */
export async function settleMoved(database: Pick<Database, 'rows' | 'transaction'>): Promise<void> {
  const moved = await database.rows<{ discussion_id: number }>(
    sql`select distinct discussion_id from discussion_earlier_places order by 1`,
  );
  for (const { discussion_id: id } of moved) while (await database.transaction((tx) => settleNext(tx, id)));
}

/** Answers whether more of its comments are still counted where it was. */
export async function settleNext(tx: Queryable, discussionID: number): Promise<boolean> {
  await tx.execute(sql`select from discussions where discussion_id = ${discussionID} for no key update`);
  const settled = await tx.row<{ has_more: boolean }>(
    sql`select settle_comment_counts(${discussionID}, ${BLOCK}) as has_more`,
  );
  return settled?.has_more ?? false;
}

/** All of them at once, in discussions that are locked: before their numbers change, since blocks go by those. */
export async function settleNow(tx: Queryable, discussionIDs: readonly number[]): Promise<void> {
  const moved = await tx.rows<{ discussion_id: number }>(sql`
    select distinct discussion_id from discussion_earlier_places where discussion_id = any(${discussionIDs}) order by 1`);
  for (const { discussion_id: id } of moved) while (await settleNext(tx, id));
}
