// Plain links and forms everywhere. Where the browser has the Navigation API, those that lead to pages of ours are
// followed without a reload, and scrolling, focus and history stay the browser's; elsewhere pages load in full.
import { flushSync } from 'react-dom';
import { findPage, type LayoutNode, type PageProblem, type PageRoute } from '../../contract/page.ts';
import { framedLayout, type PageState } from '../page/page-state.ts';
import { NOT_REACHED } from '../page/problems.ts';
import { FULL_RELOAD, fullReload } from './full-reload.ts';
import { loadPage } from './load-page.ts';
import { createScreenStore, type NavigateOptions, type Screen, type ScreenStore } from './screen.tsx';

/** Fetches what drawing a page takes, where that is not there yet. */
type Prepare = (nodes: readonly LayoutNode[]) => Promise<void>;

/** Called with the view of a page that was asked for, while its data are on their way. */
type PrepareView = (layoutViewType: string | undefined) => void;

export function startNavigation(
  routes: readonly PageRoute[],
  prepare: Prepare,
  initial: Screen,
  prepareView?: PrepareView,
): ScreenStore {
  /** Aborted when the page is left: its responses must not show on the next one. */
  let currentNavigation = new AbortController();
  const store = createScreenStore(initial, ({ getState, setState }) => ({
    prepare,
    navigate,
    revalidate: async () => {
      const { signal } = currentNavigation;
      const state = await loadPage(routes, new URL(location.href), getState().state.page, signal).catch(
        () => undefined,
      );
      // It throws only where it was left.
      if (!state || signal.aborted) return;
      if ('redirectTo' in state) return leaveFor(state.redirectTo, true);
      // What is on the screen is worth more than the error of reloading it.
      if (state.problem && isPassing(state.problem) && !getState().state.problem) return;
      if (!(await isReady(state, prepare))) return;
      if (!signal.aborted) setState({ state });
    },
  }));
  window.navigation?.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (!isOurs(event, routes, url)) return;
    if (event.info === SAME_SCREEN) return rename(event, store, url);
    currentNavigation.abort();
    currentNavigation = new AbortController();
    const keepsPlace = event.info === IN_PLACE;
    event.intercept({
      scroll: keepsPlace ? 'manual' : 'after-transition',
      focusReset: keepsPlace ? 'manual' : 'after-transition',
      handler: () => {
        prepareView?.(findPage(routes, url)?.layoutViewType);
        return show(store, routes, prepare, url, event.signal);
      },
    });
  });
  document.addEventListener('click', followReplacing);
  // A page from the back-forward cache may be older than what its reader did since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void store.revalidate();
  });
  return store;
}

function isOurs(event: NavigateEvent, routes: readonly PageRoute[], url: URL): boolean {
  const source = 'sourceElement' in event ? (event.sourceElement as Element | null) : null;
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    event.formData === null &&
    event.navigationType !== 'reload' &&
    event.info !== FULL_RELOAD &&
    !source?.closest('[data-reload]') &&
    // Documents stand at addresses of their own too: what no certain page has is loaded in full.
    findPage(
      routes.filter((route) => !route.comesLast),
      url,
    ) !== undefined &&
    hasOwnDocument(routes, url) === hasOwnDocument(routes, new URL(location.href))
  );
}

/** Nobody answers, or no more than that they cannot. */
function isPassing({ status }: PageProblem): boolean {
  return status === NOT_REACHED || status >= 500;
}

function hasOwnDocument(routes: readonly PageRoute[], { pathname }: URL): boolean {
  return routes.some((route) => route.hasOwnDocument === true && route.pattern.test(pathname));
}

async function show(
  store: ScreenStore,
  routes: readonly PageRoute[],
  prepare: Prepare,
  url: URL,
  signal: AbortSignal,
): Promise<void> {
  store.setState({ isLoading: true });
  try {
    const state = await loadPage(routes, url, store.getState().state.page, signal);
    if ('redirectTo' in state) {
      leaveFor(state.redirectTo, true);
      // A page elsewhere may take its time: until it comes the reader sees that something is under way.
      return await pause(REDIRECT_WAIT_MILLISECONDS, signal);
    }
    if (!(await isReady(state, prepare))) {
      if (signal.aborted) return;
      // The site may be newer than this window: its document names the scripts that there are now.
      fullReload(url.href);
      return await pause(REDIRECT_WAIT_MILLISECONDS, signal);
    }
    const { pathname, search, hash } = url;
    // Drawn before the promise settles: the browser then scrolls to a place that is there.
    flushSync(() => store.setState({ location: { pathname, search, hash }, state, isLoading: false }));
  } finally {
    // What came in between shows its own progress.
    if (!signal.aborted) store.setState({ isLoading: false });
  }
}

/** Whether all that draws the page is there; scripts that do not come must not leave a page before under its address. */
async function isReady({ page }: PageState, prepare: Prepare): Promise<boolean> {
  if (!page) return true;
  try {
    await prepare([page.titleBar, ...framedLayout(page)]);
    return true;
  } catch {
    return false;
  }
}

const REDIRECT_WAIT_MILLISECONDS = 5000;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function followReplacing(event: MouseEvent): void {
  const link = replacingLink(event);
  if (!link) return;
  event.preventDefault();
  // What is chosen stays in view and has the focus; a link to a certain place leads there.
  leaveFor(link.href, true, link.hash === '');
}

/** Another order or filter of the same list is no step in history: its links say `data-replace`. */
function replacingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-replace]') : null;
  return link ?? undefined;
}

/** What a navigation carries that is to leave scroll and focus where they are. */
export const IN_PLACE = 'in place';

/** What a navigation carries that only gives what is on the screen another address. */
const SAME_SCREEN = 'same screen';

function rename(event: NavigateEvent, store: ScreenStore, { pathname, search, hash }: URL): void {
  const handler = async () => store.setState({ location: { pathname, search, hash } });
  event.intercept({ scroll: 'manual', focusReset: 'manual', handler });
}

function renameScreen(address: string): void {
  const url = new URL(address, location.href).href;
  if (window.navigation) window.navigation.navigate(url, { history: 'replace', info: SAME_SCREEN });
  else history.replaceState(history.state, '', url);
}

function navigate(
  address: string,
  { replace = false, keepsPlace, isSameScreen }: NavigateOptions = {},
): void {
  if (isSameScreen) renameScreen(address);
  else leaveFor(address, replace, keepsPlace);
}

function leaveFor(address: string, replace: boolean, keepsPlace = false): void {
  const url = new URL(address, location.href).href;
  const info = keepsPlace ? IN_PLACE : undefined;
  if (window.navigation) window.navigation.navigate(url, { history: replace ? 'replace' : 'auto', info });
  else if (replace) location.replace(url);
  else location.assign(url);
}
