import type { Site } from '../../platform/server/site/site.ts';
import type { LoadedAddon } from './load-addons.ts';

const known = new WeakMap<Site, readonly LoadedAddon[]>();

export function setAddonsOf(site: Site, loaded: readonly LoadedAddon[]): void {
  known.set(site, loaded);
}

/** The add-ons from outside that this site was opened with. */
export function addonsOf(site: Site): readonly LoadedAddon[] {
  return known.get(site) ?? [];
}
