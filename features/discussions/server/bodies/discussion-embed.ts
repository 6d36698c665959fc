// What stands at the address of a discussion, to be quoted in another post.
import { sql } from '../../../../platform/server/db/sql.ts';
import { ownPages, QUOTE_OPTIONS } from '../../../media/server/scrape/own-pages.ts';
import { discussionForQuote } from '../discussion-source.ts';
import { withOwnEmbeds } from './own-embeds.ts';

export const discussionEmbed = ownPages.add(async (ctx, path) => {
  const id = Number(/^\/discussion\/(\d{1,9})(?:\/|$)/.exec(path)?.[1]);
  if (!id) return undefined;
  const { discussionID, dateUpdated: _, ...quote } = await discussionForQuote(ctx, id);
  const row = await ctx.db.row<{ body_html: string }>(
    sql`select body_html from discussions where discussion_id = ${discussionID}`,
  );
  return {
    embedType: 'quote',
    recordType: 'discussion',
    recordID: discussionID,
    ...quote,
    body: (await withOwnEmbeds(ctx, [row?.body_html ?? '']))[0] ?? '',
    displayOptions: QUOTE_OPTIONS,
  };
});
