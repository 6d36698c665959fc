import { afterEach, expect, it, vi } from 'vitest';
import type { PageRoute } from '../../contract/page.ts';
import { startNavigation } from './start-navigation.ts';

afterEach(() => {
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

it('leaves the news of a page out that its reader has left meanwhile', async () => {
  const answers = new Map<string, () => void>();
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URL(url, location.href).searchParams.get('layoutViewType') ?? '';
    const page = { name, titleBar: {}, layout: [] };
    return new Promise((resolve) => answers.set(name, () => resolve(new Response(JSON.stringify(page)))));
  });
  // Other tests share the document: nothing goes on listening to it.
  for (const target of [document, window]) vi.spyOn(target, 'addEventListener').mockReturnValue();
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  history.replaceState(null, '', '/first');
  const initial = { location, state: { page: null, problem: null }, isLoading: false };
  const store = startNavigation(routes, async () => {}, initial);
  const isAnew = store.revalidate();

  const facts = {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    signal: new AbortController().signal,
  };
  let shown: Promise<void> | undefined;
  const intercept = ({ handler }: { handler: () => Promise<void> }) => {
    history.replaceState(null, '', '/second');
    shown = handler();
  };
  const destination = { url: new URL('/second', location.href).href };
  navigation.dispatchEvent(Object.assign(new Event('navigate'), facts, { destination, intercept }));
  answers.get('second')?.();
  await shown;
  answers.get('first')?.();
  await isAnew;
  expect(store.get().state.page).toMatchObject({ name: 'second' });
});
