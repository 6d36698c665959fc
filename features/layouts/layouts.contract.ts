import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

const node = z.object({
  $reactComponent: z.string(),
  $reactProps: z.record(z.string(), z.unknown()),
  $reactTestID: z.string().optional(),
  $middleware: z.record(z.string(), z.unknown()).optional(),
  $fragmentImpls: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

const hydratedLayout = z.object({
  layoutID: z.union([z.int32(), z.string()]),
  name: z.string(),
  layoutViewType: z.string(),
  layout: z.array(node),
  /** The page's one h1, where nothing in its layout shows it. */
  heading: z.string().optional(),
  titleBar: node,
  /** Drawn around the layout: the navigation of the dashboard. */
  frame: node.optional(),
  contexts: z.array(node),
  seo: z.record(z.string(), z.unknown()),
  records: z.object({
    discussionIDs: z.array(z.int32()),
    commentIDs: z.array(z.int32()),
    categoryIDs: z.array(z.int32()),
  }),
  /** The records the page is about, as views of it are counted. */
  about: z.record(z.string(), z.int()).optional(),
  /** What is the caller's alone on this page: bookmarks, reactions, unread marks. */
  viewerState: z.record(z.string(), z.unknown()).optional(),
});

const layoutRedirect = z.object({
  redirectTo: z.string(),
  status: z
    .union([z.literal(301), z.literal(302)])
    .describe('What a page that leads there answers: 301 for good, 302 for now.'),
});

export const lookupHydrateLayout = endpoint({
  method: 'GET',
  path: '/layouts/lookup-hydrate',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'Everything a page shows: its layout with the widgets’ data.',
  permission: 'public',
  // The view itself knows whether guests of a private site may see it.
  allowsUnauthenticated: true,
  query: z.object({
    layoutViewType: z.string().min(1).max(50),
    recordType: z.string().max(50).default('global'),
    recordID: z.string().max(200).default('-1'),
    params: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
    /** Read and without effect: pages come as HTML that needs no scripts. */
    includeNoScript: z.boolean().default(false),
  }),
  response: z.union([hydratedLayout, layoutRedirect]),
});

/** `{ js, css }`: what custom fragments on the page bring along. */
const pageAssets = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

const given = z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({});
/** Read and without effect: pages come as HTML that needs no scripts. */
const includeNoScript = z.boolean().default(false);
const layoutParams = z.object({ layoutID: z.string().min(1).max(100) });

export const lookupHydrateAssets = endpoint({
  method: 'GET',
  path: '/layouts/lookup-hydrate-assets',
  summary: 'The scripts and styles that custom fragments bring to a page.',
  permission: 'public',
  allowsUnauthenticated: true,
  query: lookupHydrateLayout.spec.query,
  response: pageAssets,
});

export const hydrateLayout = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID/hydrate',
  summary: 'A page as this layout shows it, whatever layout stands for it.',
  permission: 'public',
  allowsUnauthenticated: true,
  params: layoutParams,
  query: z.object({ params: given, includeNoScript }),
  response: z.union([hydratedLayout, layoutRedirect]),
  errors: ['layout.badID'],
});

export const hydrateLayoutAssets = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID/hydrate-assets',
  summary: 'The scripts and styles that custom fragments bring to a layout.',
  permission: 'public',
  allowsUnauthenticated: true,
  params: layoutParams,
  query: z.object({ params: given, includeNoScript }),
  response: pageAssets,
  errors: ['layout.badID'],
});

export const previewLayout = endpoint({
  method: 'POST',
  path: '/layouts/hydrate',
  worksReadOnly: true,
  summary:
    'A page as a layout that is not stored would show it. Without a record in `params` it takes an example.',
  permission: 'site.manage',
  body: z.object({
    layoutViewType: z.string().min(1).max(50),
    layout: z.array(z.record(z.string(), z.unknown())).max(100),
    titleBar: z.record(z.string(), z.unknown()).optional(),
    params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  }),
  response: z.union([hydratedLayout, layoutRedirect]),
  status: 200,
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/open-api/v3',
  summary: 'This API as an OpenAPI 3.1 document.',
  permission: 'public',
  response: z.record(z.string(), z.unknown()),
});
