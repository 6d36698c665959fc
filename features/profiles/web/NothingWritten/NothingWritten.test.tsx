import { afterEach, expect, it } from 'vitest';
import { mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { NothingWritten } from './NothingWritten.tsx';

afterEach(() => {
  unmountAll();
  setViewerState({ me: undefined });
});

it.each([
  ['leads a member on from the own profile', 4, ['/discussions']],
  ['offers nothing on the profile of somebody else', 5, []],
])('%s', (_, userID, hrefs) => {
  setViewerState({ me: { userID: 4, name: 'Mira', photoUrl: '', url: '' } });
  mount(onPage(<NothingWritten userID={userID} note="Nothing." isOfComments />));
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(hrefs);
});
