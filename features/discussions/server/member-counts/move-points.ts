import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import type { PostPoints } from './give-points.ts';

/**
 * What a post brought goes to its new author. After the post itself was changed: who reacted before has ended then, and who
 * reacts now waits for the end of this transaction and finds the new author.
 */
export async function movePoints(
  w: Pick<WriteContext, 'db'>,
  { recordType, recordID }: Pick<PostPoints, 'recordType' | 'recordID'>,
  fromUserID: number,
  toUserID: number,
): Promise<void> {
  const brought = await w.db.row<{ points: number }>(
    sql`select coalesce(sum(points), 0)::int as points from points_of_post(${recordType}, ${recordID})`,
  );
  if (!brought?.points) return;
  changeUserCounters(w, fromUserID, { points: -brought.points });
  changeUserCounters(w, toUserID, { points: brought.points });
}
