// A page is one call: what lookup-hydrate answers, and how an address becomes that call.
import type { ActionButton } from './errors.ts';
import type { PermissionSet } from './permission.ts';

export interface LayoutNode {
  $reactComponent: string;
  $reactProps: Record<string, unknown>;
  $reactTestID?: string;
  $middleware?: Record<string, unknown>;
  /** By fragment type: an administrator's code that draws it in place of the product. */
  $fragmentImpls?: Record<string, { fragmentUUID: string; jsUrl: string; cssUrl?: string }>;
  /** The same on every page of an audience, and nothing in it but links and texts. */
  $isStatic?: boolean;
  /** In the document of a page: it stands there drawn, and its props are left out. */
  $isDrawn?: boolean;
}

export interface Seo {
  title: string;
  description?: string;
  /** Absolute canonical address. */
  url?: string;
  meta?: { name?: string; property?: string; content: string }[];
  links?: { rel: string; href: string; type?: string; title?: string }[];
  'json-ld'?: unknown;
}

/** The records a page shows; the viewer's own state is asked for these. */
export interface PageRecords {
  discussionIDs: number[];
  commentIDs: number[];
  categoryIDs: number[];
}

export interface HydratedLayout {
  layoutID: string | number;
  name: string;
  layoutViewType: string;
  layout: LayoutNode[];
  /** The page's one h1, where nothing in its layout shows it. */
  heading?: string;
  titleBar: LayoutNode;
  /** Drawn around the layout: the navigation of the dashboard. */
  frame?: LayoutNode;
  contexts: LayoutNode[];
  seo: Seo;
  records: PageRecords;
  /** The records it is about, as views are counted. */
  about?: PageSubject;
}

/** Their numbers by name: `discussionID`. Which names there are, features say. */
export type PageSubject = Readonly<Record<string, number>>;

export interface LayoutRedirect {
  redirectTo: string;
  status: 301 | 302;
}

export interface PageProblem {
  status: number;
  message: string;
  description?: string | null;
  requestID?: string;
  /** Seconds, of what is worth being asked for again soon. */
  retryAfter?: number;
  /** What was looked for. */
  lookup?: LayoutLookup;
  actionButton?: ActionButton;
  /** To administrators, in debug mode. */
  trace?: string[];
}

/** Where a page's data comes from; the query of GET /layouts/lookup-hydrate. */
export interface LayoutLookup {
  layoutViewType: string;
  recordType: string;
  recordID: string | number;
  params: Record<string, string | string[]>;
}

/** One shape of address. `pattern` has named groups; `lookup` turns them into the call. */
export interface PageRoute {
  name: string;
  pattern: RegExp;
  /** Matches more than pages of its own: asked after those whose addresses are more particular. */
  comesLater?: boolean;
  /** Takes what all others leave: asked after them, and never followed within a page. */
  comesLast?: boolean;
  /** Its document has other scripts, styles or policies than the rest: entered and left by loading in full. */
  hasOwnDocument?: boolean;
  lookup: (
    groups: Record<string, string | undefined>,
    query: Record<string, string | string[]>,
  ) => LayoutLookup;
}

/** What is of the whole site, and of no record. */
export function globalLookup(layoutViewType: string, params: LayoutLookup['params'] = {}): LayoutLookup {
  return { layoutViewType, recordType: 'global', recordID: -1, params };
}

/** One such page, shown by the view of its name. */
export function globalPage(name: string, pattern: RegExp): PageRoute {
  return { name, pattern, lookup: (_groups, params) => globalLookup(name, params) };
}

export function findPage(routes: readonly PageRoute[], url: URL): LayoutLookup | undefined {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key);
    query[key.replace(/\[\]$/, '')] = values.length > 1 || key.endsWith('[]') ? values : (values[0] ?? '');
  }
  // Parsed anew each time it is read.
  const { pathname } = url;
  for (const route of routes) {
    const match = route.pattern.exec(pathname);
    if (match) return route.lookup(match.groups ?? {}, query);
  }
  return undefined;
}

/** What the document of a page carries for the browser. */
export interface PageDocument {
  path: string;
  page: HydratedLayout | null;
  problem: PageProblem | null;
  site: SiteMeta;
}

/** An add-on that was built apart from the site: the addresses of its script and its style sheet. */
export interface AddonModule {
  /** The key of the add-on. */
  key: string;
  script: string;
  styles?: string;
}

/** What every page knows about the site: page bootstrap data, the same for everyone of one audience. */
/** Capabilities add what they contribute by `declare module`: `extends MetaOf<typeof tagMeta>`. */
export interface SiteMeta {
  permissions: PermissionSet;
  siteName: string;
  siteUrl: string;
  description: string;
  locale: string;
  isRightToLeft: boolean;
  /** Those a reader can choose from, by the name each has for itself; absent where there is but one. */
  languages?: { locale: string; name: string }[];
  /** Where the messages of this language are, immutable; absent for English. */
  messagesUrl?: string;
  /** What the community chose for the heads of its pages; addresses may be of this site. */
  branding?: { favicon?: string; touchIcon?: string; shareImage?: string; addressBarColor?: string };
  /** The key or number of the theme, and where it lies; absent where it is the design system's own look. */
  themeKey?: string;
  themeStyles?: string;
  /** Scripts of the theme, in the order in which they run. */
  themeScripts?: readonly string[];
  /** The theme's font that most pages need at once, in place of the product's. */
  themeFont?: string;
  /** What the theme's administrators put at the head and at the foot of every page; sanitised. */
  themeHeader?: string;
  themeFooter?: string;
  /** The address asked for pages without code of administrators: neither themes nor fragments. */
  isSafeMode?: boolean;
  /** What breaks says where. */
  isDebug?: boolean;
  /** Said above every page: why the community cannot be used as ever. */
  notice?: string;
  isSignedIn: boolean;
  signInUrl: string;
  registrationUrl: string;
  signOutUrl: string;
  editContentTimeout: number;
  titleMaxLength: number;
  addons: string[];
  /** The capabilities of the core that this site does not want; absent where it wants them all. */
  switchedOff?: string[];
  /** Of the add-ons that are switched on; absent where none was built apart. */
  addonModules?: readonly AddonModule[];
}
