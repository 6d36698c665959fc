// Says that a page was looked at: on the first load and on each change of path.
import type { PageSubject } from '../../contract/page.ts';
import { sendBeacon } from '../api/beacon.ts';

/** Where the reader came from: another site at first, afterwards the page of ours before. */
let before: string | undefined;

export function trackPageView(path: string, about: PageSubject | undefined): void {
  const url = location.origin + path;
  if (url === before) return;
  sendBeacon('/tick', {
    type: 'page_view',
    url,
    referrer: before ?? document.referrer,
    siteSectionID: '0',
    ...about,
  });
  before = url;
}
