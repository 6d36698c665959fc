// Counters of members, changed in the transaction that changes what they count; see platform/server/db/counters.ts.
import { type CounterKind, changeCounter } from '../../../../platform/server/db/counters.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';

export interface UserCounts {
  discussions?: number;
  comments?: number;
  points?: number;
  /** They did something just now. */
  isActive?: boolean;
}

const userCounters: CounterKind<UserCounts> = {
  table: 'users',
  idColumn: 'user_id',
  rank: 2,
  add: (earlier, later) => ({
    discussions: (earlier.discussions ?? 0) + (later.discussions ?? 0),
    comments: (earlier.comments ?? 0) + (later.comments ?? 0),
    points: (earlier.points ?? 0) + (later.points ?? 0),
    isActive: (earlier.isActive || later.isActive) ?? false,
  }),
  write: (tx, userID, { discussions = 0, comments = 0, points = 0, isActive = false }) => {
    tx.send(sql`
      update users set
        count_discussions = greatest(0, count_discussions + ${discussions}::int),
        count_comments = greatest(0, count_comments + ${comments}::int),
        points = points + ${points}::int,
        date_last_active = case when ${isActive} then now() else date_last_active end
      where user_id = ${userID}`);
  },
  // Of everybody who wrote in a long discussion.
  writeMany: (tx, changes) => {
    const all = [...changes.values()];
    const each = (name: 'discussions' | 'comments' | 'points') => all.map((change) => change[name] ?? 0);
    tx.send(sql`
      update users u set
        count_discussions = greatest(0, u.count_discussions + change.discussions),
        count_comments = greatest(0, u.count_comments + change.comments),
        points = u.points + change.points,
        date_last_active = case when change.is_active then now() else u.date_last_active end
      from unnest(${[...changes.keys()]}::int[], ${each('discussions')}::int[], ${each('comments')}::int[], ${each('points')}::int[],
        ${all.map(({ isActive }) => isActive ?? false)}::boolean[]) as change (user_id, discussions, comments, points, is_active)
      where u.user_id = change.user_id`);
  },
};

/** By how much the numbers of a member change. */
export function changeUserCounters(w: Pick<WriteContext, 'db'>, userID: number, change: UserCounts): void {
  changeCounter(w.db, userCounters, userID, change);
}
