// What layouts are made of, described so that an editor can make its forms from it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';

const jsonSchema = z.record(z.string(), z.unknown());

/**
 * Every property of `schema` may say how it is edited: `title`, `description`, `default`, and under `x-control`
 * `{ inputType, group, choices, placeholder, suffix }`; see platform/server/layouts/prop-fields.ts.
 */
export const catalogEntry = z.object({
  $reactComponent: z.string(),
  schema: jsonSchema,
  iconUrl: z.string().nullable(),
  name: z.string(),
  fragmentTypes: z.array(z.string()),
  widgetGroup: z.string(),
  /** Assets: a layout cannot be published without it. */
  isRequired: z.boolean().optional(),
  /** It shows the heading of the page; of banners only one that has a title. */
  isHeading: z.boolean().optional(),
  /** Sections: which widgets may stand in them; `areas` narrows it down further. */
  allowedWidgetIDs: z.array(z.string()).optional(),
  /** Sections: their areas in reading order, those that take crumbs alone marked. */
  areas: z
    .array(z.object({ name: z.string(), label: z.string(), allowedWidgetIDs: z.array(z.string()) }))
    .optional(),
});
export type CatalogEntry = z.infer<typeof catalogEntry>;

const described = z.record(z.string(), z.object({ schema: jsonSchema }));

export const layoutCatalog = z.object({
  layoutViewType: z.string(),
  layoutParams: described,
  middlewares: described,
  /** By `react.…`. */
  widgets: z.record(z.string(), catalogEntry),
  /** Widgets that show what the page is about. */
  assets: z.record(z.string(), catalogEntry),
  sections: z.record(z.string(), catalogEntry),
  /** Custom fragments that are published, by their UUID. */
  fragments: z.record(
    z.string(),
    z.object({ fragmentUUID: z.string(), name: z.string(), fragmentType: z.string() }),
  ),
});
export type LayoutCatalog = z.infer<typeof layoutCatalog>;

export const getLayoutCatalog = endpoint({
  method: 'GET',
  path: '/layouts/catalog',
  summary: 'Widgets, assets and sections for one kind of page.',
  permission: 'public',
  query: z.object({ layoutViewType: z.string().min(1).max(50).describe('A kind of page, or `all`.') }),
  response: layoutCatalog,
});

export const getLayoutSchema = endpoint({
  method: 'GET',
  path: '/layouts/schema',
  summary: 'The JSON schema of a layout document.',
  permission: 'public',
  query: z.object({ layoutViewType: z.string().min(1).max(50).default('all') }),
  response: jsonSchema,
});

const pocketWidget = z.object({
  widgetID: z.string(),
  name: z.string(),
  widgetClass: z.string(),
  schema: jsonSchema,
});

export const listWidgets = endpoint({
  method: 'GET',
  path: '/widgets',
  summary: 'All widgets that can stand on any page.',
  permission: 'public',
  response: z.array(pocketWidget),
});

export const getWidget = endpoint({
  method: 'GET',
  path: '/widgets/:widgetID',
  summary: 'One widget.',
  permission: 'public',
  params: z.object({ widgetID: z.string().min(1).max(100) }),
  response: pocketWidget,
});
