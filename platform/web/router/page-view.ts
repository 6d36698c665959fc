// Says that a page was looked at: on the first load and on each change of path.
import type { PageSubject } from '../../contract/page.ts';
import { tell } from '../api/tell.ts';

/** Where the reader came from: another site at first, afterwards the page of ours before. */
let before: string | undefined;

export function tellPageView(path: string, about: PageSubject | undefined): void {
  const url = location.origin + path;
  if (url === before) return;
  tell('/tick', {
    type: 'page_view',
    url,
    referrer: before ?? document.referrer,
    siteSectionID: '0',
    ...about,
  });
  before = url;
}
