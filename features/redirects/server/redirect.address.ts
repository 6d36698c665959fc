// What is taken as an old address, and as where one may lead.
import { decoded } from '../../../platform/contract/decoded.ts';
import { redirectError } from '../redirects.contract.ts';

/** As it is stored and looked up: decoded, without query and without a slash at its end. */
export function pathOf(pathname: string): string {
  const path = decoded(pathname);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

export function requirePath(given: string, siteUrl: string): string {
  const url = onSite(given, siteUrl);
  const path = url && pathOf(url.pathname);
  if (!path || path === '/' || path.endsWith('/') || path.length > 500)
    throw redirectError('redirect.pathInvalid');
  return path;
}

/** Addresses of this site are stored as paths, so that they hold when the site moves. */
export function requireDestination(given: string, siteUrl: string): string {
  const url = onSite(given, siteUrl);
  if (url) return url.pathname + url.search + url.hash;
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given))
    throw redirectError('redirect.destinationInvalid');
  return new URL(given).href;
}

function onSite(given: string, siteUrl: string): URL | undefined {
  if (!given.startsWith('/') && !/^https?:\/\//i.test(given)) return undefined;
  if (!URL.canParse(given, siteUrl)) return undefined;
  const url = new URL(given, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url : undefined;
}
