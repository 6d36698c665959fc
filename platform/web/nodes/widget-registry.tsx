// Which React half draws which node.
import { type ComponentType, createContext, useContext } from 'react';
import type { LayoutNode, SiteMeta } from '../../contract/page.ts';
import type { WidgetData, WidgetParts } from '../../contract/widget-data.ts';
import type { WebAddition } from './web-place.ts';

type WebHalves = WidgetData & WidgetParts;

/** By name: what draws the data that the server half of that name answers. */
export type WebWidgets = { readonly [Name in keyof WebHalves]?: ComponentType<WebHalves[Name]> };

/** What a capability adds to the browser: `features/<name>/<name>.web.ts`. */
export interface WebFeature {
  name: string;
  /** The key of its add-on: what it starts and adds is there while that is switched on. */
  addon?: string;
  widgets: WebWidgets;
  /** Widgets of pages that few readers open: fetched with such a page, by the names they add. */
  later?: readonly LaterWidgets[];
  /** Once the page is hydrated: what is shown beside it on every page. */
  start?: (site: SiteMeta) => void;
  /** To menus and the like. What lies in the tree has it in `<name>.additions.ts`, which is fetched with all others. */
  additions?: () => Promise<readonly WebAddition[]>;
}

export interface LaterWidgets {
  names: readonly (keyof WebHalves)[];
  /** Wanted by more than its name: a part that a widget needs for some of its props. */
  isWantedBy?: (node: LayoutNode) => boolean;
  load: () => Promise<WebWidgets>;
  /** Views whose pages nearly always show them: fetched beside the data of such a page, not after it. */
  views?: readonly string[];
  /** The file that holds them (`vite.config.ts`): documents of these views name it among their scripts. */
  chunk?: string;
}

const RegistryContext = createContext<WebWidgets>({});

export const WidgetRegistry = RegistryContext;

export function useWidgets(): WebWidgets {
  return useContext(RegistryContext);
}

/** The one that a node names, which has the props that its server half answered. */
export function widgetOf(widgets: WebWidgets, { $reactComponent }: LayoutNode) {
  return widgets[$reactComponent as keyof WebWidgets] as ComponentType<Record<string, unknown>> | undefined;
}
