// What was found behind addresses of other sites, for a day: the same link is pasted more than once.
import { createHash } from 'node:crypto';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { EmbedData } from '../../embeds.contract.ts';

const hashOf = (url: string) => createHash('sha256').update(url).digest();

export async function remembered(ctx: RequestContext, url: string): Promise<EmbedData | undefined> {
  const row = await ctx.db.row<{ embed: EmbedData }>(sql`
    select embed from scraped_pages
    where url_hash = ${hashOf(url)} and date_scraped > now() - interval '1 day'`);
  return row?.embed;
}

export async function remember(ctx: RequestContext, embed: EmbedData): Promise<void> {
  await ctx.db.execute(sql`
    insert into scraped_pages (url_hash, url, embed) values (${hashOf(embed.url)}, ${embed.url}, ${JSON.stringify(embed)})
    on conflict (url_hash) do update set embed = excluded.embed, date_scraped = now()`);
}

export const scrapedPageExpiry: Expiry = {
  name: 'scraped pages',
  remove: (db, limit) =>
    db.execute(sql`
      delete from scraped_pages where url_hash in (
        select url_hash from scraped_pages where date_scraped < now() - interval '1 day' limit ${sql.integer(limit)})`),
};
