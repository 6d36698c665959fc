// From an address to a page in bytes: the same one call as in the browser, made in process, then rendered.
import { DomainError } from '../../contract/errors.ts';
import type { Messages } from '../../contract/languages/translate.ts';
import {
  findPage,
  type HydratedLayout,
  type LayoutLookup,
  type PageDocument,
  type PageProblem,
  type PageRoute,
} from '../../contract/page.ts';
import { AddonFailure } from '../addons/addon-failure.ts';
import { getOrCreate } from '../cache/get-or-create.ts';
import { contributions } from '../feature/contributions.ts';
import type { RequestContext } from '../http/context.ts';
import { traceFor, wayOnFor } from '../http/responses/error-details.ts';
import { asDomainError } from '../http/responses/error-response.ts';
import { forAudience } from '../http/responses/for-audience.ts';
import { layoutRegistry } from '../layouts/layout-registry.ts';
import { hydrateTitleBar, lookupHydrate } from '../layouts/lookup-hydrate.ts';
import { RenderedPage, type RenderedPageParts } from './rendered-page.ts';
import { siteMeta } from './site-meta.ts';

/** Draws a page's HTML; the composition root brings it, since the server knows nothing of React. */
export type RenderPage = (document: PageDocument, messages: Messages) => string | Buffer;

interface MakeOptions {
  pageRoutes: readonly PageRoute[];
  renderPage: RenderPage;
}

type PageFacts = Pick<RenderedPageParts, 'status' | 'html' | 'redirectTo' | 'retryAfter' | 'foreignSources'>;

const NO_RECORDS = { discussionIDs: [], commentIDs: [], categoryIDs: [] };

const lookups = new WeakMap<URL, { lookup: LayoutLookup | undefined }>();

/** Several ask for one request, whose address is changed no more. */
export function lookupOf(
  { pageRoutes }: Pick<MakeOptions, 'pageRoutes'>,
  url: URL,
): LayoutLookup | undefined {
  return getOrCreate(lookups, url, () => ({ lookup: findPage(pageRoutes, url) })).lookup;
}

export function isPersonalPage(ctx: RequestContext, options: MakeOptions, url: URL): boolean {
  const lookup = lookupOf(options, url);
  return lookup !== undefined && isPersonal(ctx, lookup);
}

function isPersonal(ctx: RequestContext, lookup: LayoutLookup): boolean {
  return layoutRegistry(ctx).views.get(lookup.layoutViewType)?.isPersonal?.(lookup, ctx) ?? false;
}

function foreignSourcesOf(ctx: RequestContext, lookup: LayoutLookup | undefined): readonly string[] {
  return (
    layoutRegistry(ctx)
      .views.get(lookup?.layoutViewType ?? '')
      ?.foreignSources?.(ctx) ?? []
  );
}

/** A page that is not there for anybody else may be there for this one viewer. */
export function mayBeOwnPage(ctx: RequestContext, options: MakeOptions, url: URL): boolean {
  const lookup = ctx.viewer.isGuest ? undefined : lookupOf(options, url);
  return lookup !== undefined && layoutRegistry(ctx).views.get(lookup.layoutViewType)?.mayBeOwn === true;
}

export async function makePage(
  requestContext: RequestContext,
  options: MakeOptions,
  url: URL,
  key: string,
): Promise<RenderedPage> {
  // Shared pages are made for an audience, not for a person.
  const ctx = key === '' ? requestContext : forAudience(requestContext);
  const [site, { messages }] = await Promise.all([
    siteMeta(ctx),
    ctx.site.languages.messages(ctx.locale, ctx.config),
  ]);
  const ready = (facts: PageFacts) => ({
    records: NO_RECORDS,
    ...facts,
    key,
    tags: new Set([...ctx.cacheTags, '*']),
  });
  const finish = (
    status: number,
    page: HydratedLayout | null,
    problem: PageProblem | null,
    retryAfter?: number,
  ) => {
    const html = options.renderPage({ path: url.pathname + url.search, page, problem, site }, messages);
    const facts = ready({ status, html, retryAfter, foreignSources: foreignSourcesOf(ctx, lookup) });
    return new RenderedPage({ ...facts, records: page?.records ?? NO_RECORDS });
  };
  const redirect = (redirectTo: string, status: number) =>
    new RenderedPage(ready({ status, html: '', redirectTo }));
  const lookup = lookupOf(options, url);
  try {
    if (!lookup) throw noSuchPage();
    const page = await lookupHydrate(ctx, lookup);
    if ('redirectTo' in page) return redirect(page.redirectTo, page.status);
    return finish(200, page, null);
  } catch (error) {
    // Whoever asked for the page makes it again without the add-on.
    if (error instanceof AddonFailure) throw error;
    const known = asDomainError(error);
    const moved = known?.status === 404 ? await movedPath(ctx, url) : undefined;
    if (moved) return redirect(moved, 301);
    const { requestID } = requestContext;
    if (!known) ctx.site.log.error({ err: error, requestID, url: url.pathname }, 'a page failed');
    const problem = { ...(await detailsOf(ctx, error)), ...problemOf(known, requestID, lookup) };
    return finish(problem.status, await problemPage(ctx), problem, retryAfterOf(known));
  }
}

function noSuchPage(): DomainError {
  return new DomainError('page.notFound', 404, 'The page you were looking for could not be found.');
}

async function movedPath(ctx: RequestContext, { pathname, search }: URL): Promise<string | undefined> {
  for (const findMovedPath of contributions(ctx.site.features.enabled(ctx.config), 'findMovedPath')) {
    const moved = await findMovedPath(ctx, pathname, search);
    if (moved) return moved;
  }
  return undefined;
}

/** A failure still has its title bar, where that can be had. */
async function problemPage(ctx: RequestContext): Promise<HydratedLayout | null> {
  try {
    const titleBar = await hydrateTitleBar(ctx);
    return {
      layoutID: 'problem',
      name: 'Problem',
      layoutViewType: 'problem',
      layout: [],
      titleBar,
      contexts: [],
      seo: { title: '' },
      records: NO_RECORDS,
    };
  } catch {
    // The database is what failed: the page is drawn without a title bar.
    return null;
  }
}

function retryAfterOf(known: DomainError | undefined): number | undefined {
  if (known?.status !== 429 && known?.status !== 503) return undefined;
  const { retryAfter } = known.context as { retryAfter?: number };
  return retryAfter ?? 5;
}

async function detailsOf(ctx: RequestContext, error: unknown): Promise<Partial<PageProblem>> {
  const [trace, actionButton] = [traceFor(ctx, error), await wayOnFor(ctx, error, undefined)];
  return { ...(trace && { trace }), ...(actionButton && { actionButton }) };
}

function problemOf(
  known: DomainError | undefined,
  requestID: string,
  lookup: LayoutLookup | undefined,
): PageProblem {
  if (!known) return { status: 500, message: 'There was an error', requestID };
  const { description, retryAfter, actionButton } = known.context as Pick<
    PageProblem,
    'description' | 'retryAfter' | 'actionButton'
  >;
  return {
    status: known.status,
    message: known.message,
    description: description ?? null,
    requestID,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(actionButton && { actionButton }),
    ...(lookup && { lookup }),
  };
}
