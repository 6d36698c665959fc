// Discussions as other sites show them beside a link: what a guest may see, whoever asks. https://oembed.com
import { notFound } from '../../../../platform/contract/errors.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import { makeContext, type RequestContext } from '../../../../platform/server/http/context.ts';
import type { DocumentResponse, WebDocument } from '../../../../platform/server/http/document.ts';
import { guestViewer } from '../../../../platform/server/sessions/identify.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { hydrateDiscussion } from '../discussion.hydrate.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import { escapeXml } from '../lists/feed.xml.ts';

const PATH = '/oembed';
const MOST_CHARACTERS = 2_000;
/** An hour, within which others need not ask again. */
const CACHE_SECONDS = 3_600;

/** For the head of a page that guests may see. */
export async function oembedLinks(ctx: RequestContext, discussion: Discussion) {
  const registry = await ctx.site.roleRegistry();
  if (!guestViewer(registry).canInCategory('discussions.view', discussion.categoryID)) return [];
  if (ctx.setting(siteConfig.isPrivate)) return [];
  const query = `url=${encodeURIComponent(discussion.canonicalUrl)}&format=json`;
  return [
    {
      rel: 'alternate',
      type: 'application/json+oembed',
      href: ctx.url(`${PATH}?${query}`),
      title: discussion.name,
    },
  ];
}

/** Of this site, and of a discussion. */
function discussionIDOf(ctx: RequestContext, given: unknown): number {
  const url = typeof given === 'string' && given.length <= MOST_CHARACTERS ? given : '';
  const { origin, pathname } = URL.parse(url, ctx.url('/')) ?? {};
  const id = Number(/^\/discussion\/(\d{1,9})(?:\/|$)/.exec(pathname ?? '')?.[1]);
  if (!id || origin !== new URL(ctx.url('/')).origin) throw notFound('Discussion');
  return id;
}

async function described(ctx: RequestContext, given: unknown) {
  const discussionID = discussionIDOf(ctx, given);
  // The answer is everybody's: caches on the way may store it.
  if (ctx.setting(siteConfig.isPrivate)) throw notFound('Discussion');
  await requireDiscussion(ctx, discussionID);
  const expand = new Set(['insertUser']);
  const discussion = await hydrateDiscussion(ctx, discussionID, { expand, forViewer: false });
  if (!discussion) throw notFound('Discussion');
  const { name, insertUser } = discussion;
  return {
    version: '1.0',
    type: 'link',
    title: name,
    ...(insertUser && { author_name: insertUser.name }),
    ...(insertUser?.url && { author_url: insertUser.url }),
    provider_name: ctx.setting(siteConfig.title),
    provider_url: ctx.url('/'),
    cache_age: CACHE_SECONDS,
  };
}

function asXml(values: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(values).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}

const oembed: WebDocument = {
  path: PATH,
  summary: 'What a discussion that guests may see is, for sites that show a link to it: oEmbed.',
  handle: async (asked, { query }): Promise<DocumentResponse> => {
    const guest = guestViewer(await asked.site.roleRegistry());
    const ctx = await makeContext(asked.site, guest, { requestID: asked.requestID });
    const answer = await described(ctx, query.url);
    const isXml = query.format === 'xml';
    return {
      contentType: isXml ? 'text/xml; charset=utf-8' : 'application/json; charset=utf-8',
      body: isXml ? asXml(answer) : JSON.stringify(answer),
      headers: {
        'cache-control': `public, max-age=${CACHE_SECONDS}`,
        'access-control-allow-origin': '*',
      },
    };
  },
};

export const oembedDocuments = [oembed];
