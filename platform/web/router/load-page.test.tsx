// A page that did not come as one: what a proxy in front of the site says instead becomes the problem.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageRoute } from '../../contract/page.ts';
import { loadPage } from './load-page.ts';
import { startNavigation } from './start-navigation.ts';

const routes: PageRoute[] = [
  {
    name: 'list',
    pattern: /^\/(?<name>\w+)$/,
    lookup: ({ name = '' }) => ({ layoutViewType: name, recordType: 'global', recordID: -1, params: {} }),
  },
];

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers = (html: string, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => {
    return new Response(html, { status: 502, headers: { 'content-type': 'text/html', ...headers } });
  });

const load = () => loadPage(routes, new URL('/first', location.href), null, new AbortController().signal);

const PROXY = '<h1>Bad gateway</h1><p>The hive does not answer.</p><footer>Ray ID: 8f1c</footer>';

it('says what a proxy says of it', async () => {
  answers(PROXY);
  expect(await load()).toMatchObject({
    problem: {
      status: 502,
      description: 'Bad gateway: The hive does not answer. Ray ID: 8f1c',
    },
  });
  expect(location.reload).not.toHaveBeenCalled();
});

it('loads the page in full where a proxy wants to see the person first', async () => {
  answers('<h1>One moment</h1>', { 'cf-mitigated': 'challenge' });
  await load();
  expect(location.reload).toHaveBeenCalledOnce();
});

it('leaves a page on the screen while the server behind it restarts', async () => {
  answers(PROXY);
  for (const target of [document, window]) vi.spyOn(target, 'addEventListener').mockReturnValue();
  history.replaceState(null, '', '/first');
  const initial = { location, state: { page: null, problem: null }, isLoading: false };
  const store = startNavigation(routes, async () => {}, initial);
  await store.revalidate();
  expect(store.getState().state.problem).toBeNull();
});
