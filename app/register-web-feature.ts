// The browser's half of an add-on that lies outside of the tree: known from now on, as if it had been built with it.
// On the server it is registered too, and `loadAllWidgets()` called again; in the browser before the page is hydrated.
import { invalidateAdditions } from '../platform/web/nodes/additions.ts';
import type { WebFeature } from '../platform/web/nodes/widget-registry.tsx';
import { features, known, later } from './web-widgets.ts';

export function registerWebFeature(feature: WebFeature): void {
  const names: string[] = [
    ...Object.keys(feature.widgets),
    ...(feature.later ?? []).flatMap(({ names }) => names),
  ];
  unregisterWebFeature(feature.name);
  const taken = names.find(
    (name) => name in known || later.some((each) => each.names.some((other) => other === name)),
  );
  if (taken) throw new Error(`${feature.name} adds a widget ${taken}, which another feature has.`);
  features.push(feature);
  later.push(...(feature.later ?? []));
  Object.assign(known, feature.widgets);
  invalidateAdditions();
}

/** Also of an earlier version of itself. */
export function unregisterWebFeature(name: string): void {
  const at = features.findIndex((feature) => feature.name === name);
  const [gone] = at < 0 ? [] : features.splice(at, 1);
  if (!gone) return;
  for (const each of gone.later ?? []) {
    later.splice(later.indexOf(each), 1);
    for (const added of each.names) delete known[added];
  }
  for (const added of Object.keys(gone.widgets)) delete known[added];
  invalidateAdditions();
}
