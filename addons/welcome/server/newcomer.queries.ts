// Reading who waits: the front of an index, and of those whoever may be named to the viewer.
import {
  commentPath,
  discussionPath,
  notFound,
  type RequestContext,
  type Sql,
  sql,
  userFragments,
  visibleCategories,
} from '@parley/addon-api';
import type { Newcomer } from '../welcome.contract.ts';
import { welcomeConfig } from './welcome.config.ts';

/** So many of the newest are looked at: whoever sees few categories finds those that they see among them. */
const MOST_LOOKED_AT = 1000;

interface NewcomerRow {
  user_id: number;
  discussion_id: number;
  comment_id: number | null;
  name: string;
  date_posted: string;
  date_welcomed: string | null;
  welcome_user_id: number | null;
}

export function waitingNewcomers(ctx: RequestContext, limit: number): Promise<Newcomer[]> {
  return readNewcomers(
    ctx,
    sql`(
      select * from welcome_newcomers
      where date_welcomed is null and date_posted > now() - make_interval(days => ${daysOf(ctx)})
      order by date_posted desc, user_id desc limit ${sql.integer(MOST_LOOKED_AT)})`,
    limit,
  );
}

export async function newcomerOf(ctx: RequestContext, userID: number): Promise<Newcomer> {
  const which = sql`(select * from welcome_newcomers where user_id = ${userID})`;
  const [newcomer] = await readNewcomers(ctx, which, 1);
  if (!newcomer) throw notFound('Newcomer');
  return newcomer;
}

const daysOf = (ctx: RequestContext): number => ctx.setting(welcomeConfig.days);

/**
 * A first post that the viewer may not see names nobody; nor does one that is held, gone, or somebody else's by now. Each
 * row is looked at by itself and in their order, so that as many are read as are asked for.
 */
async function readNewcomers(ctx: RequestContext, which: Sql, limit: number): Promise<Newcomer[]> {
  const { isAll, ids } = await visibleCategories(ctx);
  const inCategory = isAll ? sql`true` : sql`d.category_id = any(${ids})`;
  const rows = await ctx.db.rows<NewcomerRow>(sql`
    select w.user_id, d.discussion_id, w.comment_id, d.name, w.date_posted, w.date_welcomed, w.welcome_user_id
    from ${which} w
    cross join lateral (
      select from users u where u.user_id = w.user_id
        and u.date_inserted > now() - make_interval(days => ${daysOf(ctx)}) and u.user_id <> ${ctx.viewer.userID}
        and u.date_deleted is null and u.banned = 0 and u.admin = 0 limit 1
    ) u
    left join lateral (
      select c.discussion_id, c.insert_user_id from comments c
      where c.comment_id = w.comment_id and c.date_held is null and c.date_tombstoned is null limit 1
    ) c on true
    cross join lateral (
      select d.discussion_id, d.name from discussions d
      where d.discussion_id = coalesce(w.discussion_id, c.discussion_id)
        and d.date_held is null and d.date_removed is null and ${inCategory}
        and coalesce(c.insert_user_id, d.insert_user_id) = w.user_id limit 1
    ) d
    order by w.date_posted desc, w.user_id desc limit ${sql.integer(limit)}`);
  return presentNewcomers(ctx, rows);
}

async function presentNewcomers(ctx: RequestContext, rows: readonly NewcomerRow[]): Promise<Newcomer[]> {
  const people = await userFragments(
    ctx,
    rows.flatMap(({ user_id, welcome_user_id }) => [user_id, ...(welcome_user_id ? [welcome_user_id] : [])]),
  );
  return rows.map((row) => ({
    user: people.get(row.user_id) as Newcomer['user'],
    post: postOf(ctx, row),
    datePosted: row.date_posted,
    isWelcomed: row.date_welcomed !== null,
    dateWelcomed: row.date_welcomed,
    welcomeUser: (row.welcome_user_id !== null && people.get(row.welcome_user_id)) || null,
  }));
}

function postOf(
  ctx: RequestContext,
  { discussion_id: discussionID, comment_id: commentID, name }: NewcomerRow,
): Newcomer['post'] {
  return commentID === null
    ? {
        recordType: 'discussion',
        recordID: discussionID,
        name,
        url: ctx.url(discussionPath({ discussionID, name })),
      }
    : { recordType: 'comment', recordID: commentID, name, url: ctx.url(commentPath(commentID)) };
}
