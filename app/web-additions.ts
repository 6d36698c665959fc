// What the product's own capabilities add to menus and the like, together: one file, fetched with the first of them.
import type { WebAdditions } from '../platform/web/nodes/web-place.ts';
import type { WebFeature } from '../platform/web/nodes/widget-registry.tsx';

const modules = import.meta.glob<Record<string, WebAdditions>>(
  ['../features/*/*.additions.ts', '../addons/*/*.additions.ts', '!../**/*.managed.additions.ts'],
  { eager: true },
);

/** Also of add-ons from outside, which bring theirs along. */
export async function additionsOf(
  features: readonly WebFeature[],
  withManaged = false,
): Promise<WebAdditions[]> {
  const brought = await Promise.all(features.map(broughtBy));
  const managed = withManaged ? (await import('./managed-additions.ts')).managedAdditions : [];
  return [...Object.values(modules).flatMap(Object.values), ...managed, ...brought];
}

/** One that fails adds nothing, and the others stand. */
async function broughtBy({ name, addon, additions }: WebFeature): Promise<WebAdditions> {
  try {
    return { addon, additions: (await additions?.()) ?? [] };
  } catch (error) {
    console.error(`The add-on ${addon ?? name} could not add to menus.`, error);
    return { addon, additions: [] };
  }
}
