// Every React half of every widget; those of pages that most documents do without come with such a page.
import type { ComponentType } from 'react';
import type { LayoutNode, SiteMeta } from '../platform/contract/page.ts';
import { provideAdditions } from '../platform/web/nodes/additions.ts';
import type { WebFeature, WebWidgets } from '../platform/web/nodes/widget-registry.tsx';
import {
  type DeferredKind,
  deferredKinds,
  kindsThatBring,
  loadDeferredPages,
  loadStyledPages,
} from './deferred-pages.ts';

const manifests = import.meta.glob<Record<string, WebFeature>>(
  ['../features/*/*.web.ts', '../addons/*/*.web.ts', '!**/*.{lazy,managed}.web.ts'],
  { eager: true },
);
export const features = Object.values(manifests).flatMap((module) => Object.values(module));
/** By name, also of add-ons that nobody knew when this was built. */
export const known: Record<string, ComponentType<never>> = Object.assign(
  {},
  ...features.map((feature) => feature.widgets),
);
export const later = features.flatMap((feature) => feature.later ?? []);

export const widgets = known as WebWidgets;

provideAdditions((withManaged) =>
  import('./web-additions.ts').then(({ additionsOf }) => additionsOf(features, withManaged)),
);

/** In the browser, once the page is hydrated. */
export function startFeatures(site: SiteMeta, started: readonly WebFeature[] = features): void {
  for (const { addon, start } of started) if (!addon || site.addons.includes(addon)) start?.(site);
}

/** On the server, which draws any page. */
export async function loadAllWidgets(): Promise<void> {
  await loadDeferredPages('lazy', later);
  await loadDeferredPages('managed', later);
  await Promise.all(later.map(async ({ load }) => Object.assign(known, await load())));
}

/** In the browser, before a page is drawn. */
export async function loadWidgetsOf(nodes: readonly LayoutNode[]): Promise<void> {
  const drawn = nodesIn(nodes);
  const names = new Set<string>(drawn.map((node) => node.$reactComponent));
  const hasUnknown = () => [...names].some((name) => !isKnown(name));
  for (const kind of deferredKinds()) if (hasUnknown()) await loadStyledPages(kind, later);
  // A server may be newer than the scripts in an open window.
  if (hasUnknown()) names.add('UnknownWidget');
  const missing = later.filter(
    ({ names: added, isWantedBy }) =>
      added.some((name) => !known[name]) &&
      (added.some((name) => names.has(name)) || (isWantedBy && drawn.some(isWantedBy))),
  );
  await Promise.all(missing.map(async ({ load }) => Object.assign(known, await load())));
}

/** In the browser, while the data of a page of this view are on their way. What fails is fetched again with the page. */
export function loadWidgetsOfView(layoutViewType: string | undefined): void {
  for (const { names, views, load } of later)
    if (layoutViewType && views?.includes(layoutViewType) && names.some((name) => !known[name]))
      void load().then(
        (loaded) => Object.assign(known, loaded),
        () => undefined,
      );
}

/** On the server: the pages that most documents do without, of which this one has a widget. */
export function deferredKindsOf(nodes: readonly LayoutNode[]): DeferredKind[] {
  return kindsThatBring(nodesIn(nodes).map(({ $reactComponent }) => $reactComponent));
}

/** On the server: what the scripts of such a page's document are beside those of all. */
export function chunksOfView(layoutViewType: string | undefined): string[] {
  const wanted = later.filter(({ views }) => layoutViewType && views?.includes(layoutViewType));
  return [...new Set(wanted.flatMap(({ chunk }) => chunk ?? []))];
}

function isKnown(name: string): boolean {
  return (
    name in known ||
    name.startsWith('Section') ||
    later.some((each) => each.names.some((other) => other === name))
  );
}

function nodesIn(value: unknown, nodes: LayoutNode[] = []): LayoutNode[] {
  if (Array.isArray(value)) for (const each of value) nodesIn(each, nodes);
  else if (typeof value === 'object' && value !== null && '$reactComponent' in value) {
    nodes.push(value as LayoutNode);
    for (const area of Object.values((value as LayoutNode).$reactProps)) nodesIn(area, nodes);
  }
  return nodes;
}
