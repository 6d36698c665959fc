// What the switched-on features add to the layout engine, built once for each set of features.
import { opened } from '../../contract/open-list.ts';
import type { LayoutLookup } from '../../contract/page.ts';
import type { Feature } from '../feature/feature.ts';
import type { RequestContext } from '../http/context.ts';
import { shownFeatures } from '../pages/safe-mode.ts';
import { isAboveAllRecords } from './layout-records.ts';
import type { LayoutTemplate, ViewType } from './view.ts';
import type { ServerWidget } from './widget.ts';

export interface LayoutRegistry {
  views: ReadonlyMap<string, ViewType>;
  widgets: ReadonlyMap<string, ServerWidget>;
  templates: ReadonlyMap<string, LayoutTemplate>;
  /** See `awaitedWidgets` of the manifest. */
  awaited: ReadonlySet<string>;
}

const registries = new WeakMap<readonly Feature[], LayoutRegistry>();

export function layoutRegistry(
  ctx: Pick<RequestContext, 'site' | 'config'> & { requestUrl?: string },
): LayoutRegistry {
  return registryOf(shownFeatures(ctx), ctx.site.features.all);
}

/** With what add-ons bring that are switched off: a layout may wait for them to come back. */
export function wholeRegistry(ctx: Pick<RequestContext, 'site'>): LayoutRegistry {
  return registryOf(ctx.site.features.all, ctx.site.features.all);
}

/** What add-ons add to the choices of a widget is understood while they are switched off, too. */
function registryOf(features: readonly Feature[], all: readonly Feature[]): LayoutRegistry {
  const known = registries.get(features);
  if (known) return known;
  const templates = features.flatMap((feature) => feature.templates ?? []);
  const made = {
    views: new Map(features.flatMap((feature) => feature.views ?? []).map((view) => [view.type, view])),
    widgets: new Map(
      features
        .flatMap((feature) => feature.widgets ?? [])
        .map((widget) => [widget.id, withKindsOfPage(withOpenedSchema(widget, all), templates)]),
    ),
    templates: new Map(templates.map((template) => [template.layoutViewType, template])),
    awaited: new Set(features.flatMap((feature) => feature.awaitedWidgets ?? [])),
  };
  registries.set(features, made);
  return made;
}

function withOpenedSchema(widget: ServerWidget, features: readonly Feature[]): ServerWidget {
  return widget.schema ? { ...widget, schema: opened(widget.schema, features) } : widget;
}

/** Where a widget names a view, all kinds of page which that view resolves are meant: `post` is discussions and ideas. */
function withKindsOfPage(widget: ServerWidget, templates: readonly LayoutTemplate[]): ServerWidget {
  const kindsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const resolved = templates.filter(({ view }) => view === name);
      return resolved.length > 0 ? resolved.map(({ layoutViewType }) => layoutViewType) : [name];
    });
  const { views, requiredIn, headsIn } = widget;
  return {
    ...widget,
    ...(views && { views: kindsOf(views) }),
    ...(requiredIn && { requiredIn: kindsOf(requiredIn) }),
    ...(headsIn && { headsIn: kindsOf(headsIn) }),
  };
}

/** Names under which the reference's clients ask for pages that have another name here. */
const ALIASES: Readonly<Record<string, string>> = { subcommunityHome: 'home' };

/** The view that resolves a kind of page: `post` resolves discussions and what add-ons make of them. */
export function viewOf({ views, templates }: LayoutRegistry, name: string): ViewType | undefined {
  const type = ALIASES[name] ?? name;
  return views.get(type) ?? views.get(templates.get(type)?.view ?? '');
}

/** The view that finds this page by this kind of record; none where the record is of a kind that it does not read. */
export function viewOfRecord(
  registry: LayoutRegistry,
  { layoutViewType, recordType }: Pick<LayoutLookup, 'layoutViewType' | 'recordType'>,
): ViewType | undefined {
  const view = viewOf(registry, layoutViewType);
  if (!view?.reads || view.reads === recordType || isAboveAllRecords(recordType)) return view;
  return [...registry.views.values()].find(
    ({ reads, leadsTo }) => reads === recordType && leadsTo === view.type,
  );
}

/** The template of a kind of page that administrators may make layouts for. */
export function customisable(registry: LayoutRegistry, name: string): LayoutTemplate | undefined {
  const template = registry.templates.get(ALIASES[name] ?? name);
  return template?.layoutParams && template;
}
