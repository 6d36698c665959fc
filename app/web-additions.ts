// What the product's own capabilities add to menus and the like, together: one file, fetched with the first of them.
import type { WebAdditions } from '../platform/web/nodes/web-place.ts';

const modules = import.meta.glob<Record<string, WebAdditions>>(
  ['../features/*/*.additions.ts', '../addons/*/*.additions.ts'],
  { eager: true },
);

export const additions: readonly WebAdditions[] = Object.values(modules).flatMap((module) =>
  Object.values(module),
);
