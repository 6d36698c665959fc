// What the product's own capabilities add to menus and the like, together: one file, fetched with the first of them.
import type { WebAdditions } from '../platform/web/nodes/web-place.ts';
import type { WebFeature } from '../platform/web/nodes/widget-registry.tsx';

const modules = import.meta.glob<Record<string, WebAdditions>>(
  ['../features/*/*.additions.ts', '../addons/*/*.additions.ts'],
  { eager: true },
);

/** Also of add-ons from outside, which bring theirs along. */
export async function additionsOf(features: readonly WebFeature[]): Promise<WebAdditions[]> {
  const brought = features.map(async ({ addon, additions }) => ({
    addon,
    additions: (await additions?.()) ?? [],
  }));
  return [...Object.values(modules).flatMap(Object.values), ...(await Promise.all(brought))];
}
