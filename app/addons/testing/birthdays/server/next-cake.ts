import { type RequestContext, sql } from '@parley/addon-api';

/** Cakes called “broken” break the page, for the test of what happens then. */
export async function nextCake(ctx: RequestContext): Promise<{ flavour: string }> {
  const row = await ctx.db.row<{ name: string }>(sql`select name from cakes order by cake_id desc limit 1`);
  ctx.cacheTags.add('config');
  if (row?.name === 'broken') throw new TypeError('The cake fell down.');
  return { flavour: row?.name ?? 'no' };
}
