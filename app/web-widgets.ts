// Every React half of every widget; those of pages that few readers open come with such a page.
import type { LayoutNode } from '../platform/contract/page.ts';
import type { WebFeature, WebWidget, WebWidgets } from '../platform/web/nodes/widget-registry.tsx';

const manifests = import.meta.glob<Record<string, WebFeature>>(
  ['../features/*/*.web.ts', '../addons/*/*.web.ts'],
  { eager: true },
);
const features = Object.values(manifests).flatMap((module) => Object.values(module));
const known: Record<string, WebWidget> = Object.assign({}, ...features.map((feature) => feature.widgets));
const later = features.flatMap((feature) => feature.later ?? []);

export const widgets: WebWidgets = known;

/** On the server, which draws any page. */
export async function loadAllWidgets(): Promise<void> {
  await Promise.all(later.map(async ({ load }) => Object.assign(known, await load())));
}

/** In the browser, before a page is drawn. */
export async function loadWidgetsOf(nodes: readonly LayoutNode[]): Promise<void> {
  const wanted = namesIn(nodes);
  const missing = later.filter(({ names }) => names.some((name) => wanted.has(name) && !known[name]));
  await Promise.all(missing.map(async ({ load }) => Object.assign(known, await load())));
}

function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, names);
  else if (typeof value === 'object' && value !== null && '$reactComponent' in value) {
    const { $reactComponent, $reactProps } = value as LayoutNode;
    names.add($reactComponent);
    for (const area of Object.values($reactProps)) namesIn(area, names);
  }
  return names;
}
