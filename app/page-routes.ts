// Which address is which page: read by the server and by the browser. Others: lazy-routes.ts, managed-routes.ts.
import type { PageRoute } from '../platform/contract/page.ts';

const modules = import.meta.glob<Record<string, PageRoute[]>>(
  ['../features/*/*.pages.ts', '../addons/*/*.pages.ts', '!**/*.{lazy,managed}.pages.ts'],
  { eager: true },
);

export const pageRoutes: PageRoute[] = Object.values(modules)
  .flatMap((module) => Object.values(module).flat())
  .sort((one, other) => rankOf(one) - rankOf(other));

/** Its pattern matches no address of another page. */
export function isSpecific(route: PageRoute): boolean {
  return rankOf(route) === 0;
}

function rankOf({ comesLast, comesLater }: PageRoute): number {
  if (comesLast) return 2;
  return comesLater ? 1 : 0;
}
