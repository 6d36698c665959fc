// The one call behind every page: what is it about, which layout, which data.
import { notFound } from '../../contract/errors.ts';
import type {
  HydratedLayout,
  LayoutLookup,
  LayoutNode,
  LayoutRedirect,
  PageRecords,
  PageSubject,
} from '../../contract/page.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import { siteConfig } from '../config/site-config.ts';
import { contributions } from '../feature/contributions.ts';
import type { RequestContext } from '../http/context.ts';
import { requireMemberOfPrivateSite, requireNotBanned } from '../http/guards/private-site.ts';
import { drawRate } from '../http/guards/rate-limits.ts';
import { requireNoMaintenance } from '../http/guards/site-mode.ts';
import { shownFeatures } from '../pages/safe-mode.ts';
import { FragmentAssets } from './fragment-impls.ts';
import { type HydrationScope, hydrateNode, hydrateNodes } from './hydrate-layout.ts';
import { layoutFlags } from './layout-flags.ts';
import { ABOVE_ALL_RECORDS } from './layout-records.ts';
import { type LayoutRegistry, layoutRegistry, viewOfRecord } from './layout-registry.ts';
import { PageBeyond, redirectToLast } from './own-address.ts';
import { type PageAddition, withAdditions } from './page-additions.ts';
import { headingOf } from './page-heading.ts';
import { storedLayoutsSnapshot } from './stored-layouts.ts';
import type { LayoutDefinition, ResolvedView } from './view.ts';

declare module '../feature/provided.ts' {
  interface Provided {
    /** What is drawn around the layout of a page, if anything. */
    pageFrame: (ctx: RequestContext, view: ResolvedView) => LayoutNode | undefined;
  }
}

export const DEFAULT_TITLE_BAR: LayoutDefinition = { $hydrate: 'react.titleBar' };

export async function lookupHydrate(
  ctx: RequestContext,
  lookup: LayoutLookup,
): Promise<HydratedLayout | LayoutRedirect> {
  const resolved = await resolveView(ctx, lookup);
  if ('redirectTo' in resolved) return resolved;
  try {
    return (await hydratePage(ctx, resolved, await findLayout(ctx, resolved))).page;
  } catch (error) {
    const redirect = error instanceof PageBeyond ? redirectToLast(lookup, error) : undefined;
    if (redirect) return redirect;
    throw error;
  }
}

/** What a page is about; says why not where the viewer may not see it. */
export async function resolveView(
  ctx: RequestContext,
  lookup: LayoutLookup,
): Promise<ResolvedView | LayoutRedirect> {
  const view = viewOfRecord(layoutRegistry(ctx), lookup);
  if (!view) throw notFound('Layout');
  requireNotBanned(ctx, view.allowsUnauthenticated);
  requireMemberOfPrivateSite(ctx, view.allowsUnauthenticated);
  requireNoMaintenance(ctx, view.allowsUnauthenticated);
  if (view.rateLimit) await drawRate(ctx, view.rateLimit);
  ctx.cacheTags.add(cacheTag.config);
  ctx.cacheTags.add(cacheTag.roles);
  // Named by no record, it says in its parameters what the page is about: its number is not one of theirs.
  const isNamed = view.reads === undefined || view.reads === lookup.recordType;
  return view.resolve(ctx, isNamed ? lookup : { ...lookup, recordID: 0 });
}

export interface FoundLayout {
  /** It is looked at while it is being made: what features put onto pages beside layouts is none of it. */
  isPreview?: boolean;
  layoutID: number | string;
  name: string;
  layout: LayoutDefinition[];
  titleBar: LayoutDefinition;
  isTemplate: boolean;
}

export async function hydratePage(
  ctx: RequestContext,
  resolved: ResolvedView,
  layout: FoundLayout,
): Promise<{ page: HydratedLayout; fragments: FragmentAssets }> {
  const scope = scopeOf(ctx, resolved, layout);
  const [nodes, titleBar, additions] = await Promise.all([
    hydrateNodes(ctx, layout.layout, scope),
    hydrateNode(ctx, layout.titleBar, scope),
    layout.isPreview ? [] : additionsTo(ctx, resolved),
  ]);
  const { links } = scope.fragments;
  const frame = ctx.site.features.provided.pageFrame?.(ctx, resolved);
  const page = {
    layoutID: layout.layoutID,
    name: layout.name,
    layoutViewType: resolved.layoutViewType,
    layout: withAdditions(nodes, additions),
    ...headingOf(resolved, nodes),
    titleBar: titleBar ?? { $reactComponent: 'TitleBar', $reactProps: {} },
    ...(frame && { frame }),
    contexts: resolved.contexts ?? [],
    seo:
      links.length > 0 ? { ...resolved.seo, links: [...(resolved.seo.links ?? []), ...links] } : resolved.seo,
    records: scope.records,
    ...subjectOf(ctx, resolved),
  };
  return { page, fragments: scope.fragments };
}

function subjectOf(ctx: RequestContext, { params }: ResolvedView): { about?: PageSubject } {
  const ids: Record<string, unknown> = {
    categoryID: params.category?.categoryID,
    ...params,
  };
  const subjects = contributions(ctx.site.features.enabled(ctx.config), 'pageSubjects');
  const known = subjects.flatMap((subject) => {
    const [name, value] =
      typeof subject === 'string' ? [subject, ids[subject]] : [subject.name, subject.of(params)];
    return typeof value === 'number' ? [[name, value] as const] : [];
  });
  return known.length > 0 ? { about: Object.fromEntries(known) } : {};
}

/** Every page knows these, whatever it is about. */
function commonParams(ctx: RequestContext, { layoutViewType }: Pick<ResolvedView, 'layoutViewType'>) {
  const name = ctx.setting(siteConfig.title);
  return {
    locale: ctx.locale,
    layoutViewType,
    siteSection: {
      basePath: '',
      contentLocale: ctx.locale,
      sectionGroup: 'vanilla',
      sectionID: '0',
      name,
      description: ctx.setting(siteConfig.description),
      apps: { forum: true },
    },
  };
}

function scopeOf(ctx: RequestContext, resolved: ResolvedView, { isTemplate }: FoundLayout): HydrationScope {
  const common = commonParams(ctx, resolved);
  const { siteSection, ...own } = resolved.params;
  const section = { ...common.siteSection, ...siteSection };
  const categoryIDs = resolved.records.flatMap(({ recordType, recordID }) =>
    recordType === 'category' ? [recordID] : [],
  );
  return {
    widgets: layoutRegistry(ctx).widgets,
    params: { ...common, ...own, siteSection: section, categoryIDs },
    records: noRecords(),
    fragments: new FragmentAssets(),
    isTemplate,
  };
}

function noRecords(): PageRecords {
  return { discussionIDs: [], commentIDs: [], categoryIDs: [] };
}

async function additionsTo(ctx: RequestContext, resolved: ResolvedView): Promise<PageAddition[]> {
  const sources = contributions(shownFeatures(ctx), 'pageAdditions');
  return (await Promise.all(sources.map((source) => source(ctx, resolved)))).flat();
}

/** Higher than that nobody climbs from a record; above all records stand the section, the root and the community. */
const MOST_STEPS = 10;

/** Climbs from the record to the community; the template of the view is the last resort. */
export async function findLayout(ctx: RequestContext, resolved: ResolvedView): Promise<FoundLayout> {
  const registry = layoutRegistry(ctx);
  const stored = await ctx.snapshot(storedLayoutsSnapshot);
  if (isSwitchedOn(ctx, registry, resolved.layoutViewType)) {
    for (const { recordType, recordID } of [...resolved.records.slice(0, MOST_STEPS), ...ABOVE_ALL_RECORDS]) {
      const found = stored.at(resolved.layoutViewType, recordType, recordID);
      if (found)
        return {
          layoutID: found.layout_id,
          name: found.name,
          layout: found.layout,
          titleBar: found.title_bar ?? DEFAULT_TITLE_BAR,
          isTemplate: false,
        };
    }
  }
  return templateOf(registry, resolved.layoutViewType);
}

export function templateOf({ templates }: LayoutRegistry, layoutViewType: string): FoundLayout {
  const template = templates.get(layoutViewType);
  if (!template) throw notFound('Layout');
  const { name, layout, titleBar = DEFAULT_TITLE_BAR } = template;
  return { layoutID: layoutViewType, name, layout, titleBar, isTemplate: true };
}

function isSwitchedOn(ctx: RequestContext, { templates }: LayoutRegistry, layoutViewType: string): boolean {
  const key = layoutFlags.get(templates.get(layoutViewType)?.view ?? layoutViewType);
  return key === undefined || ctx.setting(key);
}

/** The title bar alone, for pages that have nothing else to show. */
export async function hydrateTitleBar(ctx: RequestContext) {
  const layoutViewType = 'problem';
  const nothing: ResolvedView = { layoutViewType, records: [], params: {}, seo: { title: '' } };
  const titleBar = DEFAULT_TITLE_BAR;
  const scope = scopeOf(ctx, nothing, { layoutID: '', name: '', layout: [], titleBar, isTemplate: true });
  return (await hydrateNode(ctx, titleBar, scope)) ?? { $reactComponent: 'TitleBar', $reactProps: {} };
}
