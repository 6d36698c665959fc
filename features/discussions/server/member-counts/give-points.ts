import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';

export interface PostPoints {
  recordType: 'discussion' | 'comment';
  recordID: number;
  /** The post's author. */
  userID: number;
  /** What gives them: `answers`. */
  source: string;
  points: number;
}

/** Points for the author of a post, other than by reactions. Whoever does not see the post does not learn of them. */
export function givePostPoints(
  w: Pick<WriteContext, 'db'>,
  { recordType, recordID, userID, source, points }: PostPoints,
): void {
  if (points === 0) return;
  w.db.send(sql`
    insert into post_points (record_type, record_id, source, points)
    values (${recordType}, ${recordID}, ${source}, ${points})
    on conflict (record_type, record_id, source) do update set points = post_points.points + excluded.points`);
  changeUserCounters(w, userID, { points });
}
