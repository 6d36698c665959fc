// Links that lead out of the community: they are counted when they are followed, and those in posts go by the leaving
// page where the community wants that. The document keeps their real addresses, to be read, copied and followed without
// scripts.
import type { SiteMeta } from '../../../platform/contract/page.ts';
import { tell } from '../../../platform/web/api/tell.ts';
import type { LeavingMeta } from '../leaving.contract.ts';
import { isTrustedHost, LEAVING_PATH, leavingAddress, readTarget } from '../leaving-target.ts';

/** Where people write: what the community itself links to is its own business. */
const POSTS = '.userContent';

export function watchLinks(site: SiteMeta & LeavingMeta): void {
  const follow = (event: MouseEvent) => {
    // The main button and the middle one follow links; a menu over a link does not.
    if (event.defaultPrevented || event.button > 1 || location.pathname === LEAVING_PATH) return;
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    const target = link && targetOf(link);
    if (!link || !target) return;
    count(target);
    if (site.warnsOfLeaving && mustBeTold(link, target, site.trustedDomains ?? [])) goByLeavingPage(link);
  };
  addEventListener('click', follow);
  addEventListener('auxclick', follow);
}

/** Where a link of ours to elsewhere really leads; undefined for what stays here. */
function targetOf(link: HTMLAnchorElement): URL | undefined {
  const url = readTarget(link.href);
  if (!url || url.origin !== location.origin) return url;
  return url.pathname === LEAVING_PATH ? readTarget(url.searchParams.get('target')) : undefined;
}

function mustBeTold(link: HTMLAnchorElement, { hostname }: URL, trusted: readonly string[]): boolean {
  const isOwn = new URL(link.href).origin === location.origin;
  return !isOwn && link.closest(POSTS) !== null && !isTrustedHost(hostname, trusted);
}

/** The browser reads the address after this event, so every way of opening is still its own. */
function goByLeavingPage(link: HTMLAnchorElement): void {
  const own = link.getAttribute('href') ?? '';
  link.href = leavingAddress(link.href);
  setTimeout(() => link.setAttribute('href', own));
}

function count(target: URL): void {
  tell('/tick', {
    type: 'externalNavigation',
    destinationUrl: target.href,
    url: location.href,
    siteSectionID: '0',
  });
}
