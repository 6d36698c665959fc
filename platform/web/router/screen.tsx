// What is on the screen: an address and its page. Features ask for it with three small hooks.
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LayoutNode } from '../../contract/page.ts';
import type { PageState } from '../page/PageView.tsx';

export interface ScreenLocation {
  pathname: string;
  search: string;
  hash: string;
}

export interface Screen {
  location: ScreenLocation;
  state: PageState;
  isLoading: boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Scroll and focus stay where they are: the same page in another state. */
  keepsPlace?: boolean;
}

export interface ScreenStore {
  get: () => Screen;
  set: (change: Partial<Screen>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Follows an address of this site, or leaves for another. */
  navigate: (address: string, options?: NavigateOptions) => void;
  /** Reloads the data of the page on the screen: after a write that changed it. */
  revalidate: () => Promise<void>;
  /** Fetches what drawing these nodes takes: for pages within a page. */
  prepare: (nodes: readonly LayoutNode[]) => Promise<void>;
}

type Actions = Pick<ScreenStore, 'navigate' | 'revalidate' | 'prepare'>;

export function createScreenStore(
  initial: Screen,
  actions: (store: Pick<ScreenStore, 'get' | 'set'>) => Actions,
): ScreenStore {
  let screen = initial;
  const listeners = new Set<() => void>();
  const store = {
    get: () => screen,
    set: (change: Partial<Screen>) => {
      screen = { ...screen, ...change };
      for (const listener of listeners) listener();
    },
  };
  return {
    ...store,
    ...actions(store),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ScreenContext = createContext<ScreenStore | undefined>(undefined);

export const ScreenProvider = ScreenContext;

function useStore(): ScreenStore {
  const store = useContext(ScreenContext);
  if (!store) throw new Error('Outside of a page');
  return store;
}

export function useScreen(): Screen {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useLocation(): ScreenLocation {
  return useScreen().location;
}

export function useNavigate(): ScreenStore['navigate'] {
  return useStore().navigate;
}

export function useRevalidator(): Pick<ScreenStore, 'revalidate'> {
  return useStore();
}

export function usePrepare(): ScreenStore['prepare'] {
  return useStore().prepare;
}
