// What the search of the dashboard looks through beside its pages: whoever has many of something adds how it is found.
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface DashboardFound {
  title: string;
  description: string;
  url: string;
  /** The name of an icon of the design system. */
  icon: string;
}

export interface DashboardFinds {
  id: string;
  /** What they are, as the heading above them; already in the language of the reader. */
  name: (ctx: RequestContext) => string;
  position: number;
  /** Those that have all the words, best first and `limit` at most; of what the viewer may see. */
  find: (
    ctx: RequestContext,
    words: readonly string[],
    limit: number,
    /** As it was typed: the words are without accents and marks. */
    query: string,
  ) => Promise<DashboardFound[]>;
}

export const dashboardFinds = new ExtensionPoint<DashboardFinds>();
