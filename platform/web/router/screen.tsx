// What is on the screen: an address and its page. Features ask for it with three small hooks.
import { createContext, useContext } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { LayoutNode } from '../../contract/page.ts';
import type { PageState } from '../page/page-state.ts';

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
  /** What is on the screen has this address from now on: nothing is fetched, no step is added to history. */
  isSameScreen?: boolean;
}

export interface ScreenStore extends StoreApi<Screen> {
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
  actions: (store: StoreApi<Screen>) => Actions,
): ScreenStore {
  const store = createStore(() => initial);
  return { ...store, ...actions(store) };
}

const ScreenContext = createContext<ScreenStore | undefined>(undefined);

export const ScreenProvider = ScreenContext;

/** For what draws a page of its own in place of the one that was fetched: editing on the page. */
export function useScreenStore(): ScreenStore {
  const store = useContext(ScreenContext);
  if (!store) throw new Error('Outside of a page');
  return store;
}

export function useScreen(): Screen {
  return useStore(useScreenStore());
}

export function useLocation(): ScreenLocation {
  return useScreen().location;
}

export function useNavigate(): ScreenStore['navigate'] {
  return useScreenStore().navigate;
}

export function useRevalidator(): Pick<ScreenStore, 'revalidate'> {
  return useScreenStore();
}

export function usePrepare(): ScreenStore['prepare'] {
  return useScreenStore().prepare;
}
