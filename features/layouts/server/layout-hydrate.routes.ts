// Pages by a layout that is named, stored or not, and the files that custom fragments bring to a page.
import { notFound } from '../../../platform/contract/errors.ts';
import type { LayoutLookup, LayoutRedirect } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { NO_STORE } from '../../../platform/server/http/responses/cache-headers.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { layoutRegistry, viewOf } from '../../../platform/server/layouts/layout-registry.ts';
import {
  DEFAULT_TITLE_BAR,
  type FoundLayout,
  findLayout,
  hydratePage,
  resolveView,
  templateOf,
} from '../../../platform/server/layouts/lookup-hydrate.ts';
import { storedLayoutsSnapshot } from '../../../platform/server/layouts/stored-layouts.ts';
import type { ResolvedView } from '../../../platform/server/layouts/view.ts';
import { viewerStateOf } from '../../../platform/server/pages/viewer-state.ts';
import * as contract from '../layouts.contract.ts';
import { readLayoutID } from './find-layout.ts';

const FRESH = { status: 200, headers: { ...NO_STORE } };

export const layoutHydrateRoutes = [
  route(contract.hydrateLayout, async (ctx, { params, query }) => {
    const { layout, resolved } = await namedPage(ctx, params.layoutID, query.params);
    if ('redirectTo' in resolved) return new Answer(resolved as never, FRESH);
    const { page } = await hydratePage(ctx, resolved, layout);
    if (ctx.viewer.isGuest) return new Answer(page as never, FRESH);
    return new Answer({ ...page, viewerState: await viewerStateOf(ctx, page.records) } as never, FRESH);
  }),
  route(contract.hydrateLayoutAssets, async (ctx, { params, query }) => {
    const { layout, resolved } = await namedPage(ctx, params.layoutID, query.params);
    return assetsOf(ctx, resolved, layout);
  }),
  route(contract.lookupHydrateAssets, async (ctx, { query }) => {
    const resolved = await resolveView(ctx, query);
    if ('redirectTo' in resolved) return { js: [], css: [] };
    return assetsOf(ctx, resolved, await findLayout(ctx, resolved));
  }),
  route(contract.previewLayout, async (ctx, { body }) => {
    const { layout, titleBar = DEFAULT_TITLE_BAR } = body;
    const resolved = await previewed(ctx, body.layoutViewType, textsOf(body.params));
    if ('redirectTo' in resolved) return resolved;
    const found = {
      layoutID: 'preview',
      name: 'Preview',
      layout,
      titleBar,
      isTemplate: false,
      isPreview: true,
    };
    return (await hydratePage(ctx, resolved, found)).page as never;
  }),
];

async function namedPage(ctx: RequestContext, layoutID: string, params: Params) {
  const layout = await namedLayout(ctx, layoutID);
  const resolved = await resolveView(ctx, lookupOf(layout.layoutViewType, params));
  if (!ctx.can('site.manage') && !(await isInUse(ctx, layout, resolved))) throw notFound('Layout');
  return { layout, resolved };
}

/** What stands nowhere, or on pages that are for some alone, must not be read by way of other pages. */
async function isInUse(
  ctx: RequestContext,
  { layoutID, layoutViewType, isTemplate }: NamedLayout,
  resolved: ResolvedView | LayoutRedirect,
): Promise<boolean> {
  const stored = await ctx.snapshot(storedLayoutsSnapshot);
  if (!isTemplate && !stored.isPlaced(Number(layoutID))) return false;
  const isOfSome = layoutViewType === 'customPage' || stored.isOfRecords(Number(layoutID));
  if (!isOfSome || 'redirectTo' in resolved) return true;
  return (await findLayout(ctx, resolved)).layoutID === layoutID;
}

type NamedLayout = FoundLayout & { layoutViewType: string };

/** A published one, or a template. */
async function namedLayout(ctx: RequestContext, text: string): Promise<NamedLayout> {
  const { layoutID, templateName } = readLayoutID(text);
  if (layoutID === undefined)
    return { ...templateOf(layoutRegistry(ctx), templateName), layoutViewType: templateName };
  const stored = (await ctx.snapshot(storedLayoutsSnapshot)).byID.get(layoutID);
  if (!stored) throw notFound('Layout');
  const { name, layout, title_bar: titleBar, layout_view_type: layoutViewType } = stored;
  return {
    layoutID,
    name,
    layout,
    titleBar: titleBar ?? DEFAULT_TITLE_BAR,
    isTemplate: false,
    layoutViewType,
  };
}

async function assetsOf(
  ctx: RequestContext,
  resolved: Awaited<ReturnType<typeof resolveView>>,
  layout: FoundLayout,
) {
  if ('redirectTo' in resolved) return { js: [], css: [] };
  const { fragments } = await hydratePage(ctx, resolved, layout);
  return { js: fragments.js, css: fragments.css };
}

type Params = LayoutLookup['params'];

/** The record a page is about, by the parameter that names it. */
const RECORDS = [
  ['commentID', 'comment'],
  ['discussionID', 'discussion'],
  ['customPageID', 'customPage'],
  ['categoryID', 'category'],
] as const;

function lookupOf(layoutViewType: string, params: Params): LayoutLookup {
  const named = RECORDS.find(([name]) => params[name] !== undefined);
  if (!named) return { layoutViewType, recordType: 'siteSection', recordID: '0', params };
  const [name, recordType] = named;
  return { layoutViewType, recordType, recordID: String(params[name]), params };
}

/** What the layout is tried out on: the record that is named, an example, or nothing. */
async function previewed(ctx: RequestContext, layoutViewType: string, params: Params) {
  const view = viewOf(layoutRegistry(ctx), layoutViewType);
  if (!view) throw notFound('Layout');
  const isNamed = RECORDS.some(([name]) => params[name] !== undefined);
  const example = isNamed ? {} : await view.example?.(ctx, layoutViewType);
  if (example === null) return nothing(layoutViewType);
  const resolved = await resolveView(ctx, lookupOf(layoutViewType, { ...example, ...params }));
  return 'redirectTo' in resolved ? resolved : { ...resolved, layoutViewType };
}

/** An empty community has no discussion to try it on. */
function nothing(layoutViewType: string): ResolvedView {
  return { layoutViewType, records: [], params: {}, seo: { title: '' } };
}

function textsOf(params: Record<string, string | number | boolean | string[]>): Params {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
}
