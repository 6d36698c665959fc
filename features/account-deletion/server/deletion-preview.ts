// What would go, counted before anybody decides: up to a number that says enough.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { countPersonalRows } from './personal-tables.ts';

interface Counts {
  discussions: number;
  comments: number;
  comments_by_others: number;
  comments_below: number;
  reactions: number;
  media: number;
  mentions: number;
}

/** Whoever decides needs to know that it is much, and nobody waits for how much it is. */
export const MOST_COUNTED = 1000;

const counted = (rows: Sql): Sql =>
  sql`(select count(*) from (${rows} limit ${sql.integer(MOST_COUNTED + 1)}) first)`;

export async function deletionPreview(ctx: RequestContext, userID: number) {
  const [account, counts] = await Promise.all([
    countPersonalRows(ctx.db, userID, MOST_COUNTED + 1),
    ctx.db.row<Counts>(sql`
      select
        ${counted(sql`select from discussions where insert_user_id = ${userID}`)} as discussions,
        ${counted(sql`select from comments where insert_user_id = ${userID} and date_tombstoned is null`)} as comments,
        (select count(*) from (
          select c.insert_user_id from discussions d join comments c using (discussion_id)
          where d.insert_user_id = ${userID} limit ${sql.integer(MOST_COUNTED + 1)}
        ) first where insert_user_id <> ${userID}) as comments_by_others,
        ${counted(sql`
          select from discussions d join comments c using (discussion_id) where d.insert_user_id = ${userID}`)} as comments_below,
        ${counted(sql`select from reactions where user_id = ${userID}`)} as reactions,
        ${counted(sql`select from media where insert_user_id = ${userID}`)} as media,
        ${counted(sql`select from user_mentions where user_id = ${userID}`)} as mentions`),
  ]);
  const known = (count: number | undefined) => Math.min(count ?? 0, MOST_COUNTED);
  const all = [...Object.values(counts ?? {}), ...account.map((each) => each.count)];
  return {
    account: account.map(({ name, count }) => ({ name, count: known(count) })),
    content: { countDiscussions: known(counts?.discussions), countComments: known(counts?.comments) },
    countCommentsByOthers: known(counts?.comments_by_others),
    countReactions: known(counts?.reactions),
    countMedia: known(counts?.media),
    countMentions: known(counts?.mentions),
    hasMoreThanCounted: all.some((count) => count > MOST_COUNTED),
  };
}
