// `?safe-mode` in the address of a page: without code of administrators and of add-ons from outside, so that whoever
// has to mend a broken one can.
import type { Feature } from '../feature/feature.ts';
import type { RequestContext } from '../http/context.ts';

export function asksForSafeMode(requestUrl: string): boolean {
  if (!requestUrl.includes('safe-mode')) return false;
  return new URL(requestUrl, 'http://own.invalid').searchParams.has('safe-mode');
}

/** What this page is made of. */
export function shownFeatures({
  site,
  config,
  requestUrl,
}: Pick<RequestContext, 'site' | 'config'> & { requestUrl?: string }): readonly Feature[] {
  const isSafe = requestUrl !== undefined && asksForSafeMode(requestUrl);
  return isSafe ? site.features.enabledInSafeMode(config) : site.features.enabled(config);
}
