// Addresses of this site are not fetched: what stands there is known, and who may see it.
import { DomainError } from '../../../../platform/contract/errors.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { type EmbedData, scrapeError } from '../../embeds.contract.ts';
import { seesFile } from '../media.policy.ts';
import { findMedia, keyOfUrl, type MediaRow } from '../media.rows.ts';

/** Features add what they know of their own addresses; nothing, where it is none of theirs. */
export const ownPages = new ExtensionPoint<
  (ctx: RequestContext, path: string) => Promise<EmbedData | undefined>
>();

/** The ways a quote is shown, as editors start out. */
export const QUOTE_OPTIONS = {
  showUserLabel: false,
  showCompactUserInfo: true,
  showDiscussionLink: true,
  showPostLink: false,
  showCategoryLink: false,
  renderFullContent: false,
  expandByDefault: false,
};

export async function ownPage(ctx: RequestContext, url: URL): Promise<EmbedData> {
  const key = keyOfUrl(url.href, ctx.site.url);
  if (key) return ownFile(ctx, key);
  try {
    for (const find of ownPages.of(ctx)) {
      const embed = await find(ctx, url.pathname);
      if (embed) return embed;
    }
  } catch (error) {
    // What is hidden looks like what is not there.
    if (error instanceof DomainError) throw scrapeError('scrape.notThere');
    throw error;
  }
  return { url: url.href, embedType: 'link', name: ctx.setting(siteConfig.title) };
}

async function ownFile(ctx: RequestContext, key: string): Promise<EmbedData> {
  const [row] = await findMedia(ctx.db, sql`m.key = ${key}`);
  if (!row || !(await seesFile(ctx.site, ctx.db, ctx.viewer, row))) throw scrapeError('scrape.notThere');
  return embedOfFile(ctx, row);
}

function embedOfFile(ctx: RequestContext, row: MediaRow): EmbedData {
  const size = row.width && row.height ? { width: row.width, height: row.height } : undefined;
  return {
    url: ctx.url(`/uploads/${row.key}`),
    embedType: size ? 'image' : 'file',
    name: row.name,
    type: row.type,
    size: row.size,
    mediaID: row.media_id,
    dateInserted: row.date_inserted,
    ...size,
  };
}
