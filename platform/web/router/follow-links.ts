// Plain links everywhere; in the browser, those that lead to pages of ours are followed without a reload.
import type { PageRoute } from '../../contract/page.ts';
import { findPage } from '../../contract/page.ts';

export function followLinks(routes: readonly PageRoute[], navigate: (path: string) => void): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hasAttribute('download') ||
      link.dataset.reload !== undefined
    )
      return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || !findPage(routes, url)) return;
    const isWithinPage =
      url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
    if (isWithinPage) return;
    event.preventDefault();
    navigate(url.pathname + url.search + url.hash);
  });
}
