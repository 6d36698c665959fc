// Reading kudos: which of them this viewer may see, then those rows, then as the contract has them.
import { commentPath, type RequestContext, sql, userFragments, visibleCategories } from '@parley/addon-api';
import type { Kudos } from '../kudos.contract.ts';

interface KudosRow {
  kudos_id: number;
  comment_id: number;
  user_id: number;
  to_user_id: number;
  text: string;
  date_inserted: string;
}

/** Of kudos `k` of comments `c` in discussions `d`: what is hidden, held or gone is nobody's, and a category shows what is in it to its readers. */
async function seen(ctx: RequestContext) {
  const { isAll, ids } = await visibleCategories(ctx);
  const inCategory = isAll ? sql`true` : sql`d.category_id = any(${ids})`;
  return sql`${inCategory} and k.date_hidden is null and c.date_held is null and c.date_tombstoned is null
    and d.date_held is null and d.date_removed is null`;
}

export async function newestKudos(
  ctx: RequestContext,
  { page, limit, toUserID }: { page: number; limit: number; toUserID?: number },
): Promise<Kudos[]> {
  const toThem = toUserID === undefined ? sql`true` : sql`k.to_user_id = ${toUserID}`;
  const rows = await ctx.db.rows<KudosRow>(sql`
    select k.kudos_id, k.comment_id, k.user_id, k.to_user_id, k.text, k.date_inserted
    from kudos_given k join comments c using (comment_id) join discussions d on d.discussion_id = c.discussion_id
    where ${toThem} and ${await seen(ctx)}
    order by k.kudos_id desc limit ${limit} offset ${(page - 1) * limit}`);
  return present(ctx, rows);
}

/** Of these, by id, those that the viewer may see. */
export async function kudosOf(ctx: RequestContext, ids: readonly number[]): Promise<Map<number, Kudos>> {
  const rows = await ctx.db.rows<KudosRow>(sql`
    select k.kudos_id, k.comment_id, k.user_id, k.to_user_id, k.text, k.date_inserted
    from kudos_given k join comments c using (comment_id) join discussions d on d.discussion_id = c.discussion_id
    where k.kudos_id = any(${ids}) and ${await seen(ctx)}`);
  return new Map((await present(ctx, rows)).map((each) => [each.kudosID, each]));
}

async function present(ctx: RequestContext, rows: readonly KudosRow[]): Promise<Kudos[]> {
  const people = await userFragments(
    ctx,
    rows.flatMap((row) => [row.user_id, row.to_user_id]),
  );
  const person = (userID: number) => people.get(userID) as Kudos['from'];
  return rows.map((row) => ({
    kudosID: row.kudos_id,
    commentID: row.comment_id,
    text: row.text,
    from: person(row.user_id),
    to: person(row.to_user_id),
    url: ctx.url(commentPath(row.comment_id)),
    dateInserted: row.date_inserted,
  }));
}
