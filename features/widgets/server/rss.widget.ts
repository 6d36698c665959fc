import { z } from 'zod';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import {
  containerOptions,
  field,
  headings,
  image,
  itemOptions,
  limit,
} from '../../../platform/server/layouts/prop-fields.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import { pictureAt, withStyles } from './backgrounds.ts';
import { askForFeed, feedTag } from './feed.jobs.ts';
import type { FeedItem } from './read-feed.ts';

const apiParams = z.looseObject({
  feedUrl: field(
    z
      .string()
      .max(2000)
      .regex(/^https?:\/\//i, 'give an address of the web'),
    'Address of the feed',
    { inputType: 'url', group: 'Data' },
    'RSS or Atom. It is fetched every quarter of an hour.',
  ),
  fallbackImageUrl: image('Image of entries without one', 'Data'),
  limit: limit(),
});

/** The headlines of another site, as they were last fetched; nothing until then, and nothing of a feed that fails. */
export const rssWidget = widget({
  id: 'rss',
  component: 'RSSWidget',
  name: 'RSS Feed',
  schema: z.looseObject({ ...headings, apiParams, containerOptions, itemOptions }),
  hydrate: async (ctx, { props, params }) => {
    const given = apiParams.safeParse(props.apiParams);
    if (!given.success || !URL.canParse(given.data.feedUrl)) return null;
    const { feedUrl } = given.data;
    const items = await storedItems(ctx, feedUrl);
    if (items.length === 0) return null;
    const fallback = pictureAt(ctx, given.data.fallbackImageUrl) ?? null;
    return {
      ...withStyles(ctx, props, params),
      apiParams: given.data,
      itemData: items
        .slice(0, given.data.limit ?? 10)
        .map((item) => ({ ...item, imageUrl: item.imageUrl ?? fallback })),
    };
  },
});

async function storedItems(ctx: RequestContext, feedUrl: string): Promise<FeedItem[]> {
  ctx.cacheTags.add(feedTag(feedUrl));
  const row = await ctx.db.row<{ items: FeedItem[] }>(
    sql`select items from external_feeds where feed_url = ${feedUrl}`,
  );
  if (row) return row.items;
  // Behind the page's back: whoever reads it need not wait, nor see an error.
  askForFeed(ctx.site, feedUrl).catch((error: unknown) =>
    ctx.site.log.error({ err: error, feedUrl }, 'a feed could not be asked for'),
  );
  return [];
}
