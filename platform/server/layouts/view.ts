// A view type is a kind of page: it resolves what the page is about before its layout is looked up.

import type { z } from 'zod';
import type { LayoutLookup, LayoutNode, LayoutRedirect, Seo } from '../../contract/page.ts';
import type { RateLimitName } from '../../contract/rate-limits.ts';
import type { RequestContext } from '../http/context.ts';
import type { PageParams } from './page-params.ts';

export interface ResolvedView {
  /** May differ from the one asked for: `post` becomes `discussion`. */
  layoutViewType: string;
  /** Where a stored layout is looked for, nearest first; the template comes last by itself. */
  records: { recordType: string; recordID: number }[];
  params: PageParams;
  contexts?: LayoutNode[];
  /** What the page's one h1 says to those who listen, where no widget shows it. */
  heading?: string;
  seo: Seo;
}

export interface ViewType {
  type: string;
  /** The kind of record whose number it reads; a number of another kind is never taken for one of this. */
  reads?: string;
  /** It finds the page that this other view shows, by a record of its own kind: the post of a comment. */
  leadsTo?: string;
  /** True: made for this one viewer (my bookmarks), never cached for others. */
  isPersonal?: (lookup: LayoutLookup, ctx: RequestContext) => boolean;
  /** What nobody else of an audience may see can still be the viewer's own: a post that is held, for one. */
  mayBeOwn?: boolean;
  /** Its pages count as calls of this kind do. For personal ones: a cached page costs nothing. */
  rateLimit?: RateLimitName;
  /** Open to guests of a private community too. */
  allowsUnauthenticated?: boolean;
  /** Where scripts of others come from that these pages alone may run: in the form of a source of the CSP. */
  foreignSources?: (ctx: RequestContext) => readonly string[];
  /** For trying a layout out: the parameters of a record that the viewer sees; null where there is none yet. */
  example?: (ctx: RequestContext, layoutViewType: string) => Promise<Record<string, string> | null>;
  /** Throws DomainError 403, 404, 410; answers a redirect where the address is not the page's own. */
  resolve: (ctx: RequestContext, lookup: LayoutLookup) => Promise<ResolvedView | LayoutRedirect>;
}

export type LayoutDefinition = Record<string, unknown>;

export interface PageKind {
  /** Smaller numbers come first: what is seen most. */
  position: number;
  name: string;
  description: string;
  icon: string;
  /** It is about something in a category, so that a layout can be for some categories alone. */
  isInCategories?: boolean;
}

/** A default layout, as data. */
export interface LayoutTemplate {
  layoutViewType: string;
  name: string;
  layout: LayoutDefinition[];
  titleBar?: LayoutDefinition;
  /** The view that resolves it, where that has another name. */
  view?: string;
  /** What people call its kind of page where they make layouts for it. */
  kind?: PageKind;
  /** Administrators may make layouts of this kind, and refer in them to what the page is about by these names. */
  layoutParams?: Readonly<Record<string, z.ZodType>>;
}
