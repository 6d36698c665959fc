// What the module of an add-on exports, of either side: lists of the modules of its files, by their kind.
import type { PageRoute } from '../../platform/contract/page.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export type AddonExports = Partial<Record<string, readonly Record<string, unknown>[]>>;

export function webFeaturesOf({ web = [] }: AddonExports, key: string): WebFeature[] {
  return web
    .flatMap((each) => Object.values(each) as WebFeature[])
    .map((feature) => ({ ...feature, addon: key }));
}

export function pageRoutesOf({ pages = [] }: AddonExports): PageRoute[] {
  return pages.flatMap((each) => Object.values(each).flat() as PageRoute[]);
}
