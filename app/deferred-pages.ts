// Pages that most documents do without: their addresses, widgets and stylesheet come with the first of them. Until then a
// link to one is followed by loading it in full.
import type { PageRoute } from '../platform/contract/page.ts';
import type { LaterWidgets } from '../platform/web/nodes/widget-registry.tsx';
import { loadStylesheet } from '../platform/web/page/load-stylesheet.ts';

/** Those of add-ons that few sites have (`*.lazy.web.ts`), and those where something is managed (`*.managed.web.ts`). */
export type DeferredKind = 'lazy' | 'managed';

interface DeferredPages {
  routes: readonly PageRoute[];
  later: readonly LaterWidgets[];
}

const load: Record<DeferredKind, () => Promise<DeferredPages>> = {
  lazy: async () => (await import('./lazy-pages.ts')).lazyPages,
  managed: async () => (await import('./managed-pages.ts')).managedPages,
};

const loaded = new Map<DeferredKind, ReadonlySet<string>>();
const routes: PageRoute[] = [];

/** Once a page on the screen is of their kind. */
export const knownDeferredRoutes: readonly PageRoute[] = routes;

/** Adds their widgets to what may come later, once. */
export async function loadDeferredPages(kind: DeferredKind, later: LaterWidgets[]): Promise<void> {
  const pages = await load[kind]();
  if (loaded.has(kind)) return;
  loaded.set(kind, new Set(pages.later.flatMap(({ names }) => names)));
  later.push(...pages.later);
  routes.push(...pages.routes);
}

/** The page they are drawn on is still to come: on a slow connection the one before it stays that long. */
const STYLES_WAIT_MS = 10_000;

/** Not before their stylesheet, which other pages do without. */
export async function loadStyledPages(kind: DeferredKind, later: LaterWidgets[]): Promise<void> {
  const href = stylesheetOf(kind);
  await Promise.all([loadDeferredPages(kind, later), href && loadStylesheet(href, STYLES_WAIT_MS)]);
}

/** That of the document first: it names the stylesheet already. */
export function deferredKinds(): DeferredKind[] {
  const isManaged = document.querySelector(`link[rel=stylesheet][href="${stylesheetOf('managed')}"]`);
  return isManaged ? ['managed', 'lazy'] : ['lazy', 'managed'];
}

/** Of the server's list, those that bring a widget of this name. */
export function kindsThatBring(names: readonly string[]): DeferredKind[] {
  return [...loaded].flatMap(([kind, brought]) => (names.some((name) => brought.has(name)) ? kind : []));
}

function stylesheetOf(kind: DeferredKind): string | undefined {
  const attribute = `data-${kind}-styles`;
  return document.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? undefined;
}
