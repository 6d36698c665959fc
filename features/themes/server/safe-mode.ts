// Pages without code of administrators, so that a broken style sheet or script of a theme locks nobody out.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { themePages } from '../themes.pages.ts';

/**
 * `whole`: the address asks for it by `?safe-mode`, and gets the product's own look; whoever has to sign in first can.
 * `code`: the pages where themes are mended show their colours, and run none of their code.
 */
export function safeModeOf({ requestUrl }: RequestContext): 'whole' | 'code' | undefined {
  const { pathname, searchParams } = new URL(requestUrl, 'http://own.invalid');
  if (searchParams.has('safe-mode')) return 'whole';
  return themePages.some(({ pattern }) => pattern.test(pathname)) ? 'code' : undefined;
}
