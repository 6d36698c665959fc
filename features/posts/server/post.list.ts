// Which posts stand on a page of the mixed list. Ids alone; visibility is a condition of both halves.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { parseNumberRange } from '../../../platform/contract/range.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { isNotGoing } from '../../discussions/server/deleting/comments-going.ts';
import { requireVisibleRoles } from '../../roles/server/role.policy.ts';
import type { listPosts } from '../posts.contract.ts';

export interface PostRef {
  record_type: 'discussion' | 'comment';
  record_id: number;
}

/** Each half brings as much as the page could need of it: the cost grows with the page, up to its end at 50. */
export async function listedPosts(
  ctx: RequestContext,
  { roleIDs, sort, page, limit }: QueryOf<typeof listPosts.spec>,
): Promise<PostRef[]> {
  const range = parseNumberRange('roleIDs', roleIDs);
  await requireVisibleRoles(ctx, 'roleIDs', range.oneOf);
  const visible = await visibleCategories(ctx);
  if (visible.ids.length === 0) return [];
  const inSight = visible.isAll ? undefined : sql`d.category_id = any(${visible.ids})`;
  const seenRoles = ctx.can('personalInfo.view') ? undefined : sql`not is_personal_info`;
  const ofRoles = (author: string) => sql`${sql.raw(author)} in (
    select user_id from user_roles join roles using (role_id)
    where ${sql.and([rangeCondition('role_id', range), seenRoles])})`;
  const order = orderOf(sort);
  const most = sql.integer(page * limit);
  return ctx.db.rows<PostRef>(sql`
    select record_type, record_id from (
      (select 'discussion' as record_type, d.discussion_id as record_id, d.score, d.date_inserted, d.date_last_comment
      from discussions d
      where d.date_held is null and d.type <> 'redirect' and ${ofRoles('d.insert_user_id')} and ${sql.and([inSight])}
      order by ${order} limit ${most})
      union all
      (select 'comment' as record_type, c.comment_id as record_id, c.score, c.date_inserted, c.date_inserted as date_last_comment
      from comments c join discussions d using (discussion_id)
      where c.date_held is null and c.date_tombstoned is null and d.date_held is null and ${isNotGoing('c')}
        and ${ofRoles('c.insert_user_id')} and ${sql.and([inSight])}
      order by ${order} limit ${most})
    ) posts
    order by ${order} limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

const COLUMNS: Readonly<Record<string, string>> = {
  score: 'score',
  dateInserted: 'date_inserted',
  dateLastComment: 'date_last_comment',
};

/** By the names of the answer's columns, which both halves share. */
function orderOf(sort: string): Sql {
  const isDescending = sort.startsWith('-');
  const column = COLUMNS[sort.replace('-', '')] ?? 'score';
  return sql.raw(`${column} ${isDescending ? 'desc' : 'asc'}, record_type, record_id desc`);
}
