// The one call behind every page: what is it about, which layout, which data.
import { notFound } from '../../contract/errors.ts';
import type { HydratedLayout, LayoutLookup, LayoutRedirect, PageRecords } from '../../contract/page.ts';
import { tagOf } from '../cache/touch.ts';
import type { Feature } from '../feature/feature.ts';
import type { RequestContext } from '../http/context.ts';
import { requireMemberOfPrivateSite, requireNotBanned } from '../http/private-site.ts';
import { type HydrationScope, hydrateNode, hydrateNodes } from './hydrate-layout.ts';
import { type PageAddition, withAdditions } from './page-additions.ts';
import { storedLayoutsSnapshot } from './stored-layouts.ts';
import type { LayoutDefinition, LayoutTemplate, ResolvedView, ViewType } from './view.ts';
import type { ServerWidget } from './widget.ts';

const DEFAULT_TITLE_BAR: LayoutDefinition = { $hydrate: 'react.titleBar' };

export interface LayoutRegistry {
  views: ReadonlyMap<string, ViewType>;
  widgets: ReadonlyMap<string, ServerWidget>;
  templates: ReadonlyMap<string, LayoutTemplate>;
}

const registries = new WeakMap<readonly Feature[], LayoutRegistry>();

/** What the switched-on features add to the layout engine. */
export function layoutRegistry(ctx: RequestContext): LayoutRegistry {
  const features = ctx.site.features.enabled(ctx.config);
  const known = registries.get(features);
  if (known) return known;
  const made = registryOf(features);
  registries.set(features, made);
  return made;
}

function registryOf(features: readonly Feature[]): LayoutRegistry {
  return {
    views: new Map(features.flatMap((feature) => feature.views ?? []).map((view) => [view.type, view])),
    widgets: new Map(
      features.flatMap((feature) => feature.widgets ?? []).map((widget) => [widget.id, widget]),
    ),
    templates: new Map(
      features
        .flatMap((feature) => feature.templates ?? [])
        .map((template) => [template.layoutViewType, template]),
    ),
  };
}

export async function lookupHydrate(
  ctx: RequestContext,
  lookup: LayoutLookup,
): Promise<HydratedLayout | LayoutRedirect> {
  const registry = layoutRegistry(ctx);
  const view = registry.views.get(lookup.layoutViewType);
  if (!view) throw notFound('Layout');
  requireNotBanned(ctx, view.isOpenToStrangers);
  requireMemberOfPrivateSite(ctx, view.isOpenToStrangers);
  ctx.madeOf.add(tagOf.config);
  ctx.madeOf.add(tagOf.roles);
  const resolved = await view.resolve(ctx, lookup);
  if ('redirectTo' in resolved) return resolved;
  const layout = await findLayout(ctx, registry, resolved);
  const records: PageRecords = { discussionIDs: [], commentIDs: [], categoryIDs: [] };
  const scope: HydrationScope = { widgets: registry.widgets, params: resolved.params, records };
  const [nodes, titleBar, additions] = await Promise.all([
    hydrateNodes(ctx, layout.layout, scope),
    hydrateNode(ctx, layout.titleBar, scope),
    additionsTo(ctx, resolved),
  ]);
  return {
    layoutID: layout.layoutID,
    name: layout.name,
    layoutViewType: resolved.layoutViewType,
    layout: withAdditions(nodes, additions),
    titleBar: titleBar ?? { $reactComponent: 'TitleBar', $reactProps: {} },
    contexts: resolved.contexts ?? [],
    seo: resolved.seo,
    records,
  };
}

async function additionsTo(ctx: RequestContext, resolved: ResolvedView): Promise<PageAddition[]> {
  const sources = ctx.site.features.enabled(ctx.config).flatMap((feature) => feature.pageAdditions ?? []);
  return (await Promise.all(sources.map((source) => source(ctx, resolved)))).flat();
}

interface FoundLayout {
  layoutID: number | string;
  name: string;
  layout: LayoutDefinition[];
  titleBar: LayoutDefinition;
}

/** Climbs from the record to the site; the template of the view is the last resort. */
async function findLayout(
  ctx: RequestContext,
  registry: LayoutRegistry,
  resolved: ResolvedView,
): Promise<FoundLayout> {
  const find = await ctx.snapshot(storedLayoutsSnapshot);
  for (const { recordType, recordID } of [
    ...resolved.records.slice(0, 10),
    { recordType: 'global', recordID: -1 },
  ]) {
    const stored = find(resolved.layoutViewType, recordType, recordID);
    if (stored)
      return {
        layoutID: stored.layout_id,
        name: stored.name,
        layout: stored.layout,
        titleBar: stored.title_bar ?? DEFAULT_TITLE_BAR,
      };
  }
  const template = registry.templates.get(resolved.layoutViewType);
  if (!template) throw notFound('Layout');
  return {
    layoutID: template.layoutViewType,
    name: template.name,
    layout: template.layout,
    titleBar: template.titleBar ?? DEFAULT_TITLE_BAR,
  };
}

/** The title bar alone, for pages that have nothing else to show. */
export async function hydrateTitleBar(ctx: RequestContext) {
  const { widgets } = layoutRegistry(ctx);
  const scope: HydrationScope = {
    widgets,
    params: {},
    records: { discussionIDs: [], commentIDs: [], categoryIDs: [] },
  };
  return (
    (await hydrateNode(ctx, DEFAULT_TITLE_BAR, scope)) ?? { $reactComponent: 'TitleBar', $reactProps: {} }
  );
}
