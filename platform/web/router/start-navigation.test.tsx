import { afterEach, expect, it, vi } from 'vitest';
import type { PageRoute } from '../../contract/page.ts';
import { startNavigation } from './start-navigation.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const routes: PageRoute[] = [
  {
    name: 'list',
    pattern: /^\/(?<name>\w+)$/,
    lookup: ({ name = '' }) => ({ layoutViewType: name, recordType: 'global', recordID: -1, params: {} }),
  },
];

const initial = { location, state: { page: null, problem: null }, isLoading: false };

/** A browser that has the Navigation API: what it is asked to open, and how a link is followed in it. */
function navigating() {
  const answers = new Map<string, (answer?: object) => void>();
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url, location.href).searchParams.get('layoutViewType') ?? '';
    const page = { name, titleBar: {}, layout: [] };
    return new Promise((resolve) =>
      answers.set(name, (answer = page) => resolve(new Response(JSON.stringify(answer)))),
    );
  });
  // Other tests share the document: nothing goes on listening to it.
  for (const target of [document, window]) vi.spyOn(target, 'addEventListener').mockReturnValue();
  const leaving = new AbortController();
  const navigate = vi.fn((_url: string, _options: object) => leaving.abort());
  const navigation = Object.assign(new EventTarget(), { navigate });
  vi.stubGlobal('navigation', navigation);
  const follow = (path: string) => {
    const facts = { canIntercept: true, downloadRequest: null, formData: null, signal: leaving.signal };
    let shown: Promise<void> | undefined;
    const intercept = ({ handler }: { handler: () => Promise<void> }) => {
      history.replaceState(null, '', path);
      shown = handler();
    };
    const destination = { url: new URL(path, location.href).href };
    navigation.dispatchEvent(Object.assign(new Event('navigate'), facts, { destination, intercept }));
    return shown;
  };
  return { answers, navigate, follow };
}

it('leaves the news of a page out that its reader has left meanwhile', async () => {
  const { answers, follow } = navigating();
  history.replaceState(null, '', '/first');
  const store = startNavigation(routes, async () => {}, initial);
  const isFresh = store.revalidate();
  const shown = follow('/second');
  answers.get('second')?.();
  await shown;
  answers.get('first')?.();
  await isFresh;
  expect(store.getState().state.page).toMatchObject({ name: 'second' });
});

it('loads a page in full whose scripts do not come', async () => {
  const { answers, navigate, follow } = navigating();
  const prepare = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const store = startNavigation(routes, prepare, initial);
  const shown = follow('/second');
  answers.get('second')?.();
  await shown;
  expect(navigate.mock.calls).toEqual([[new URL('/second', location.href).href, { info: 'anew' }]]);
  expect(store.getState().state.page).toBeNull();
});

it('keeps the page on the screen where the scripts of its news do not come', async () => {
  const { answers, navigate } = navigating();
  history.replaceState(null, '', '/first');
  const prepare = async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  const store = startNavigation(routes, prepare, initial);
  const isFresh = store.revalidate();
  answers.get('first')?.();
  await isFresh;
  expect(store.getState().state.page).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

it('shows for five seconds that a page elsewhere is on its way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { answers, navigate, follow } = navigating();
  // Another page of ours would end what is under way; one elsewhere lets its reader wait.
  const isLeaving = new Promise<void>((resolve) => navigate.mockImplementation(() => resolve()));
  const store = startNavigation(routes, async () => {}, initial);
  const shown = follow('/second');
  answers.get('second')?.({ redirectTo: '/elsewhere' });
  await isLeaving;
  const elsewhere = new URL('/elsewhere', location.href).href;
  expect(navigate.mock.calls).toEqual([[elsewhere, { history: 'replace', info: undefined }]]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(store.getState().isLoading).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.getState().isLoading).toBe(false);
  await shown;
});
