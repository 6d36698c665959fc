// The server half of a widget: turns its configured props into hydrated props with its feature's queries.

import type { z } from 'zod';
import type { PageRecords } from '../../contract/page.ts';
import type { Hydrated, WidgetData, WidgetName } from '../../contract/widget-data.ts';
import type { RequestContext } from '../http/context.ts';
import type { PageParams } from './page-params.ts';

export interface WidgetInput<Props = Record<string, unknown>> {
  /** As configured in the layout and made by the widget's schema, parameters already put in. */
  props: Props;
  /** What the view resolved: discussion, category, page ... */
  params: PageParams;
  /** Records shown are added here; the viewer's own state is asked for them. */
  records: PageRecords;
}

/** As the layout engine knows it, which passes on what it answers. */
export interface ServerWidget {
  /** `react.` + this in a layout, e.g. `discussion.discussions`. */
  id: string;
  /** The React half's name, e.g. `DiscussionsWidget`. */
  component: string;
  name: string;
  /** What can be set on it; made of prop-fields.ts, so that an editor can make a form of it. */
  schema?: z.ZodType;
  /**
   * The kinds of page (`discussionList`) it can stand on, or the view of several (`post`). Absent: all, where it says what can be set on it (`schema`);
   * a widget that says neither belongs to a page of the product and is offered nowhere.
   */
  views?: readonly string[];
  /** The kinds of page that are nothing without it. */
  requiredIn?: readonly string[];
  /** Its page is there for it alone: where it is asked to come back later, so is the page. */
  isWholePage?: boolean;
  /** The kinds of page whose heading, the one h1, it shows. */
  headsIn?: readonly string[];
  /** The heading it stands under where widgets are chosen. Default: Widgets, of assets Page Content. */
  group?: string;
  /** As wide as the window: for full-width sections alone. */
  isWide?: boolean;
  /** Custom fragments that can draw it in place of the product: `BannerFragment`. */
  fragmentTypes?: readonly string[];
  /**
   * Links and texts alone, the same on every page of an audience whatever the page is about: hydrated and drawn once,
   * and left by the browser as they stand in the document.
   */
  isStatic?: (props: Record<string, unknown>) => boolean;
  /** Takes widgets out of what is configured (`from`), so that they become nodes and the page's own parts. */
  expand?: {
    from: string;
    into: (props: Record<string, unknown>, siteUrl: string) => Record<string, unknown>;
  };
  /** null: nothing to show, the node is left out. */
  hydrate(ctx: RequestContext, input: WidgetInput): Promise<object | null>;
}

/** As a capability declares it: it answers what the React half of the same name takes. */
export interface WidgetDeclaration<Component extends WidgetName, Schema extends z.ZodType>
  extends Omit<ServerWidget, 'hydrate'> {
  component: Component;
  schema?: Schema;
  hydrate: (
    ctx: RequestContext,
    input: WidgetInput<z.output<Schema>>,
  ) => Promise<Hydrated<WidgetData[Component]> | null>;
}

/** Whether layouts of this kind of page may name it. */
export function isOffered({ views, schema }: ServerWidget, layoutViewType: string): boolean {
  return views ? views.includes(layoutViewType) : schema !== undefined;
}

export function widget<
  Component extends WidgetName,
  Schema extends z.ZodType<Record<string, unknown>> = z.ZodType<Record<string, unknown>>,
>(declaration: WidgetDeclaration<Component, Schema>): ServerWidget {
  // Hydration gives it what its schema made: fitting-props.ts.
  return declaration as unknown as ServerWidget;
}
