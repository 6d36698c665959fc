// The server half of a widget: turns its configured props into hydrated props with its feature's queries.
import type { z } from 'zod';
import type { PageRecords } from '../../contract/page.ts';
import type { RequestContext } from '../http/context.ts';

export interface WidgetInput<Props = Record<string, unknown>> {
  /** As configured in the layout, parameters already put in. */
  props: Props;
  /** What the view resolved: discussion, category, page ... */
  params: Record<string, unknown>;
  /** Records shown are added here; the viewer's own state is asked for them. */
  records: PageRecords;
}

export interface ServerWidget {
  /** `react.` + this in a layout, e.g. `discussion.discussions`. */
  id: string;
  /** The React half's name, e.g. `DiscussionsWidget`. */
  component: string;
  name: string;
  schema?: z.ZodType;
  /**
   * Links and texts alone, the same on every page of an audience whatever the page is about: hydrated and drawn once,
   * and left by the browser as they stand in the document.
   */
  isStatic?: (props: Record<string, unknown>) => boolean;
  /** null: nothing to show, the node is left out. */
  hydrate: (ctx: RequestContext, input: WidgetInput) => Promise<Record<string, unknown> | null>;
}

export function widget(declaration: ServerWidget): ServerWidget {
  return declaration;
}
