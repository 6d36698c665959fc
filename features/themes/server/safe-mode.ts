// Pages without code of administrators, so that a broken style sheet or script of a theme locks nobody out.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { asksForSafeMode } from '../../../platform/server/pages/safe-mode.ts';
import { themePages } from '../themes.managed.pages.ts';

/**
 * `whole`: the address asks for it by `?safe-mode`, and gets the product's own look; whoever has to sign in first can.
 * `code`: the pages where themes are mended show their colours, and run none of their code.
 */
export function safeModeOf({ requestUrl }: RequestContext): 'whole' | 'code' | undefined {
  if (asksForSafeMode(requestUrl)) return 'whole';
  const { pathname } = new URL(requestUrl, 'http://own.invalid');
  return themePages.some(({ pattern }) => pattern.test(pathname)) ? 'code' : undefined;
}
