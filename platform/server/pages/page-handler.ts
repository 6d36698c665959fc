// Pages: rendered once per audience and address, cached until an event invalidates one of their tags.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRoute } from '../../contract/page.ts';
import { contributions } from '../feature/contributions.ts';
import type { RequestContext } from '../http/context.ts';
import { contextOf } from '../http/request-context.ts';
import { watched } from '../http/watched-handler.ts';
import type { Site } from '../site/site.ts';
import { isPersonalPage, lookupOf, makePage, mayBeOwnPage, type RenderPage } from './make-page.ts';
import type { RenderedPage } from './rendered-page.ts';
import { sendPage } from './send-page.ts';

declare module '../feature/provided.ts' {
  interface Provided {
    /** A page is being shown to somebody; nothing waits for what is made of that. */
    pageAnswered: (ctx: RequestContext, headers: IncomingHttpHeaders) => void;
  }
}

export interface PageOptions {
  site: Site;
  pageRoutes: readonly PageRoute[];
  renderPage: RenderPage;
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Parameters that say where a reader came from, not what is asked for. */
const NOISE = /^(?:utm_\w+|fbclid|gclid|mc_\w+)$/;

export function addPages(app: FastifyInstance, options: PageOptions): AnswerPage {
  const { site } = options;
  /** Pages being made right now: a crowd at a cold page makes it once. */
  const making = new Map<string, Promise<RenderedPage>>();

  const answerPage: AnswerPage = async (request, reply) => {
    const ctx = await contextOf(site, request, { readsReplica: true });
    const url = addressOf(request, site);
    const key = `${ctx.viewer.audience}|${ctx.locale}|${url.pathname}${url.search}`;
    // What is there under this name was made for guests of this audience, and is nobody's own.
    const forGuests = ctx.viewer.isAnyGuest ? site.pages.get(key) : undefined;
    if (forGuests) return answer(ctx, request, reply, forGuests);
    // What somebody is told about their ban is theirs alone; who looks as somebody else is reminded of it.
    if (
      ctx.viewer.isBanned ||
      ctx.viewer.viewedAs ||
      isPersonalPage(ctx, options, url) ||
      (await hasOwnPages(ctx, options, url))
    )
      return answer(ctx, request, reply, await makePage(ctx, options, url, ''));
    const cached = site.pages.get(key);
    if (cached) return answer(ctx, request, reply, await orOwn(ctx, options, url, cached));
    const madeAt = site.pages.generation;
    const makingKey = `${madeAt}|${key}`;
    // Whoever comes later must not see less than is there by then, and invalidations are missed for the moment.
    let page = site.areCachesTrusted ? making.get(makingKey) : undefined;
    const isFirst = page === undefined;
    if (!page) {
      page = makePage(ctx, options, url, key).finally(() => making.delete(makingKey));
      making.set(makingKey, page);
    }
    const made = await page;
    // The one who asked too often was somebody else.
    const ready = made.status === 429 && !isFirst ? await makePage(ctx, options, url, key) : made;
    if (ready.status < 500 && ready.status !== 429) site.pages.put(ready, madeAt);
    return answer(ctx, request, reply, await orOwn(ctx, options, url, ready));
  };
  const handle = watched(site, answerPage) as AnswerPage;
  app.get('/', handle);
  return handle;
}

function answer(
  ctx: RequestContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  if (page.status === 200) ctx.site.features.provided.pageAnswered?.(ctx, request.headers);
  return sendPage(ctx, request, reply, page);
}

/** Asked of members alone: what guests read is always the same. */
async function hasOwnPages(ctx: RequestContext, options: PageOptions, url: URL): Promise<boolean> {
  if (ctx.viewer.isGuest) return false;
  const layoutViewType = lookupOf(options, url)?.layoutViewType;
  for (const hasOwn of contributions(ctx.site.features.enabled(ctx.config), 'hasOwnPages'))
    if (await hasOwn(ctx, layoutViewType)) return true;
  return false;
}

/** What nobody of the audience may see is made once more for the viewer alone, where it may be their own. */
async function orOwn(
  ctx: RequestContext,
  options: PageOptions,
  url: URL,
  shared: RenderedPage,
): Promise<RenderedPage> {
  if (shared.status !== 404 || !mayBeOwnPage(ctx, options, url)) return shared;
  const own = await makePage(ctx, options, url, '');
  return own.status === 404 ? shared : own;
}

function addressOf(request: FastifyRequest, site: Site): URL {
  const url = new URL(request.url, site.url);
  if (url.search === '' && !url.pathname.startsWith('//')) return url;
  // What `/.//host` comes to is a path again once it is resolved against an address.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  for (const name of [...url.searchParams.keys()]) if (NOISE.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url;
}
