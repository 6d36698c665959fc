import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryError } from '../categories.contract.ts';
import { categoryConfig } from './category.config.ts';
import { FOLLOWS_TAG } from './category.counts.ts';

export async function followCategory(ctx: RequestContext, categoryID: number): Promise<void> {
  const { userID } = ctx.viewer;
  const max = ctx.setting(categoryConfig.maxFollowed);
  await ctx.write(async (w) => {
    const followed = await w.db.row<{ count: number }>(sql`
      select count(*) as count from category_follows where user_id = ${userID} and category_id <> ${categoryID}`);
    if ((followed?.count ?? 0) >= max) throw categoryError('category.tooManyFollowed');
    const added = await w.db.execute(sql`
      insert into category_follows (user_id, category_id) values (${userID}, ${categoryID}) on conflict do nothing`);
    if (added === 0) return;
    await w.announce({ type: 'category.followed', payload: { categoryID, userID }, touches: [FOLLOWS_TAG] });
  });
}

export async function unfollowCategory(ctx: RequestContext, categoryID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const removed = await w.db.execute(
      sql`delete from category_follows where user_id = ${userID} and category_id = ${categoryID}`,
    );
    if (removed === 0) return;
    await w.announce({
      type: 'category.unfollowed',
      payload: { categoryID, userID },
      touches: [FOLLOWS_TAG],
    });
  });
}
