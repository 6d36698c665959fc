// Links that lead out of the community: they are counted when they are followed, and those in posts go by the leaving
// page where the community wants that. The document keeps their real addresses, to be read, copied and followed without
// scripts.
import type { SiteMeta } from '../../../platform/contract/page.ts';
import { sendBeacon } from '../../../platform/web/api/beacon.ts';
import { INTERSTITIAL_PATH, interstitialAddress, isTrustedHost, readTarget } from '../link-target.ts';

/** Where people write: what the community itself links to is its own business. */
const POSTS = '.userContent';

export function watchLinks(site: SiteMeta): void {
  const follow = (event: MouseEvent) => {
    // The main button and the middle one follow links; a menu over a link does not.
    if (event.defaultPrevented || event.button > 1 || location.pathname === INTERSTITIAL_PATH) return;
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const target = link && targetOf(link);
    if (!link || !target) return;
    count(target);
    if (site.warnsOfLeaving && mustWarn(link, target, site.trustedDomains ?? [])) goByLeavingPage(link);
  };
  addEventListener('click', follow);
  addEventListener('auxclick', follow);
}

/** Where a link of ours to elsewhere really leads; undefined for what stays here. */
function targetOf(link: HTMLAnchorElement): URL | undefined {
  const url = readTarget(link.href);
  if (!url || url.origin !== location.origin) return url;
  return url.pathname === INTERSTITIAL_PATH ? readTarget(url.searchParams.get('target')) : undefined;
}

function mustWarn(link: HTMLAnchorElement, { hostname }: URL, trusted: readonly string[]): boolean {
  const isOwn = new URL(link.href).origin === location.origin;
  return !isOwn && link.closest(POSTS) !== null && !isTrustedHost(hostname, trusted);
}

/** The browser reads the address after this event, so every way of opening is still its own. */
function goByLeavingPage(link: HTMLAnchorElement): void {
  const own = link.getAttribute('href') ?? '';
  link.href = interstitialAddress(link.href);
  setTimeout(() => link.setAttribute('href', own));
}

function count(target: URL): void {
  sendBeacon('/tick', {
    type: 'externalNavigation',
    destinationUrl: target.href,
    url: location.href,
    siteSectionID: '0',
  });
}
