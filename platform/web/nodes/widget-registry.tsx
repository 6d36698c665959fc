// Which React half draws which node.
import { type ComponentType, createContext, useContext } from 'react';
import type { LayoutNode, SiteMeta } from '../../contract/page.ts';

// biome-ignore lint/suspicious/noExplicitAny: every widget has props of its own; the server half vouches for them.
export type WebWidget = ComponentType<any>;
export type WebWidgets = Readonly<Record<string, WebWidget>>;

/** What a capability adds to the browser: `features/<name>/<name>.web.ts`. */
export interface WebFeature {
  name: string;
  widgets: WebWidgets;
  /** Widgets of pages that few readers open: fetched with such a page, by the names they add. */
  later?: readonly LaterWidgets[];
  /** Once the page is hydrated: what is shown beside it on every page. */
  start?: (site: SiteMeta) => void;
}

export interface LaterWidgets {
  names: readonly string[];
  /** Wanted by more than its name: a part that a widget needs for some of its props. */
  isWantedBy?: (node: LayoutNode) => boolean;
  load: () => Promise<WebWidgets>;
}

const RegistryContext = createContext<WebWidgets>({});

export const WidgetRegistry = RegistryContext;

export function useWidgets(): WebWidgets {
  return useContext(RegistryContext);
}
