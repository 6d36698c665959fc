import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

const node = z.object({
  $reactComponent: z.string(),
  $reactProps: z.record(z.string(), z.unknown()),
  $reactTestID: z.string().optional(),
  $middleware: z.record(z.string(), z.unknown()).optional(),
});

const hydratedLayout = z.object({
  layoutID: z.union([z.int(), z.string()]),
  name: z.string(),
  layoutViewType: z.string(),
  layout: z.array(node),
  titleBar: node,
  contexts: z.array(node),
  seo: z.record(z.string(), z.unknown()),
  records: z.object({
    discussionIDs: z.array(z.int()),
    commentIDs: z.array(z.int()),
    categoryIDs: z.array(z.int()),
  }),
  /** What is the caller's alone on this page: bookmarks, reactions, unread marks. */
  viewerState: z.record(z.string(), z.unknown()).optional(),
});

const layoutRedirect = z.object({
  redirectTo: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
});

export const lookupHydrateLayout = endpoint({
  method: 'GET',
  path: '/layouts/lookup-hydrate',
  takesRoleToken: true,
  summary: 'Everything a page shows: its layout with the widgets’ data.',
  permission: 'public',
  // The view itself knows whether strangers may see it.
  isOpenToStrangers: true,
  query: z.object({
    layoutViewType: z.string().min(1).max(50),
    recordType: z.string().max(50).default('global'),
    recordID: z.string().max(200).default('-1'),
    params: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
  }),
  response: z.union([hydratedLayout, layoutRedirect]),
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/open-api/v3',
  summary: 'This API as an OpenAPI 3.1 document.',
  permission: 'public',
  response: z.record(z.string(), z.unknown()),
});
