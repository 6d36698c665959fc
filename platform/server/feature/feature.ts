// What a capability adds. Its manifest (`<name>.feature.ts`) is a table of contents: one screen says it all.
import type { ApiDescription } from '../../contract/api-description.ts';
import type { AddonModule } from '../../contract/page.ts';
import type { DefinedPermissions } from '../../contract/permission-definition.ts';
import type { RateLimitDefinitions } from '../../contract/rate-limits.ts';
import type { BulkOperation } from '../bulk-operations/bulk-operation.ts';
import type { ConfigKey } from '../config/config-key.ts';
import type { Listener, TransactionHook } from '../events/events.ts';
import type { RequestContext } from '../http/context.ts';
import type { WebDocument } from '../http/document.ts';
import type { SmartIDResolver } from '../http/input/smart-id.ts';
import type { Route } from '../http/route.ts';
import type { UnfinishedWork } from '../jobs/unfinished-work.ts';
import type { PageAdditions } from '../layouts/page-additions.ts';
import type { MadePageSubject } from '../layouts/page-params.ts';
import type { LayoutTemplate, ViewType } from '../layouts/view.ts';
import type { ServerWidget } from '../layouts/widget.ts';
import type { ViewerStateSlice } from '../pages/viewer-state.ts';
import type { JunctionSource } from '../permissions/permission-sets.ts';
import type { Site } from '../site/site.ts';
import type { Extension } from './extension-point.ts';
import type {
  Check,
  Command,
  Expiry,
  MemberCount,
  Recount,
  SiteJob,
  SiteJobOfKind,
  SiteMetaSource,
  SiteTotal,
} from './operations.ts';
import type { Provided } from './provided.ts';

export interface LeftOutTable {
  reason: string;
  /** The job, without a payload, that makes its rows anew. */
  rebuiltBy?: string;
}

export interface Feature {
  name: string;
  /** The features whose contracts, actions, queries and policies this one uses. */
  dependsOn?: readonly string[];
  tables?: {
    /** The tables that statements of features which depend on this one may read. All its others are its own affair. */
    readableByOthers?: readonly string[];
    /** Those that an export of the site does without: of this machine, of a moment, or made anew from others. */
    leftOutOfExports?: Readonly<Record<string, LeftOutTable>>;
  };
  /** What the platform asks of one feature of the site; not of an add-on, which may be switched off. */
  provides?: Partial<Provided>;
  api?: ApiDescription;
  /** What its contracts export, found by their place: see open-api-names.ts. */
  contracts?: readonly Readonly<Record<string, unknown>>[];
  /** Present on add-ons: a site switches them on and off while it runs. */
  addon?: {
    key: string;
    name: string;
    description: string;
    configKey?: string;
    isEnabledByDefault?: boolean;
    /** Of an add-on from outside; those of the tree have Parley's. */
    version?: string;
    /** The language it brings; such an add-on is of type `locale`. */
    locale?: string;
  };
  /** Of the core: the setting that takes all it offers away. Its listeners and jobs go on, so that its rows stay right. */
  switchedBy?: ConfigKey<boolean>;
  /** What pages fetch of an add-on that was built apart from the site. */
  browser?: AddonModule;
  /** What roles can be granted, made by definePermissions(). */
  permissions?: DefinedPermissions;
  /** How often its calls may be made, made by defineRateLimits(). */
  rateLimits?: RateLimitDefinitions;
  routes?: readonly Route[];
  documents?: readonly WebDocument[];
  config?: readonly ConfigKey[];
  listeners?: readonly Listener[];
  transactionHooks?: readonly TransactionHook[];
  jobs?: Readonly<Record<string, SiteJob | SiteJobOfKind>>;
  widgets?: readonly ServerWidget[];
  views?: readonly ViewType[];
  /** How addresses of its pages begin: `/categories/...`. Nobody else takes one that begins so; documents say theirs themselves. */
  addresses?: readonly string[];
  /** The names of numbers by which views of pages are counted: `discussionID`. Among what views resolve, or made of it. */
  pageSubjects?: readonly (string | MadePageSubject)[];
  templates?: readonly LayoutTemplate[];
  /** Widgets which are not there yet: layouts written for the reference may name them, and nothing is shown in their place. */
  awaitedWidgets?: readonly string[];
  /** Put onto pages of any layout; shared content, as widgets are. */
  pageAdditions?: PageAdditions;
  junctions?: readonly JunctionSource[];
  viewerState?: readonly ViewerStateSlice[];
  smartIDs?: readonly SmartIDResolver[];
  siteMeta?: readonly SiteMetaSource[];
  /** What its site meta depends on beside audience, language and colour scheme: something of the address. */
  siteMetaVariesBy?: (ctx: RequestContext) => string;
  /** True: pages of this kind are made for this viewer alone for now, and not cached. */
  hasOwnPages?: (ctx: RequestContext, layoutViewType: string | undefined) => Promise<boolean>;
  siteTotals?: readonly SiteTotal[];
  memberCounts?: readonly MemberCount[];
  /** Where an address of an earlier site went. Asked before a page is given up as not found. */
  findMovedPath?: (ctx: RequestContext, path: string, search: string) => Promise<string | undefined>;
  commands?: readonly Command[];
  recounts?: readonly Recount[];
  checks?: readonly Check[];
  expiries?: readonly Expiry[];
  /** What it does in steps that outlast a job. */
  unfinishedWork?: readonly UnfinishedWork[];
  bulkOperations?: readonly BulkOperation[];
  /** When a site has opened its database, before it serves. */
  onOpen?: (site: Site) => Promise<void>;
  /** When the jobs of a site have started: to enqueue what has to be caught up on. */
  onStart?: (site: Site) => Promise<void>;
  /** When an add-on is removed for good: what this feature has stored of its kinds and names. */
  forgetAddon?: (site: Site, addon: Feature) => Promise<void>;
  /** Additions to other features' extension points. */
  extensions?: readonly Extension[];
}

/** What an add-on adds: it may be switched off, so nothing rests on it. */
export type Addon = Omit<Feature, 'provides'>;
