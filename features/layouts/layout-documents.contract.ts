// Layouts that administrators make: what they are, for which records they stand, how they are changed.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id } from '../../platform/contract/fields.ts';

/** A part of a layout as it is written: `{ $hydrate: 'react.…', … }`. Checked against the widget catalog when it is saved. */
export const layoutDefinition = z.record(z.string(), z.unknown());
export type LayoutPart = z.infer<typeof layoutDefinition>;

/** The number of a stored layout, or the name of a template: that of its kind of page. */
export const layoutID = z.union([z.int(), z.string()]);
const layoutViewType = z.string().min(1).max(50);
const name = z.string().trim().min(1).max(100);
const layout = z.array(layoutDefinition).max(100);

export const layoutRecordType = z.enum([
  'global',
  'root',
  'siteSection',
  'category',
  'discussion',
  'comment',
  'customPage',
]);
export type LayoutRecordType = z.infer<typeof layoutRecordType>;

/** Which record a layout stands for; the whole community is `global`, -1. */
export const layoutPlace = z.object({ recordID: z.int32(), recordType: layoutRecordType });
export type LayoutPlace = z.infer<typeof layoutPlace>;

export const layoutView = z.object({
  layoutViewID: id,
  layoutID: id,
  recordID: z.int32(),
  recordType: layoutRecordType,
  layoutViewType,
  dateInserted: dateTime,
  insertUserID: z.int32().nullable(),
  record: z.object({ name: z.string(), url: z.string() }).optional(),
});
export type LayoutView = z.infer<typeof layoutView>;

export const layoutMetadata = z.object({
  layoutID,
  name: z.string(),
  layoutViewType,
  /** A template, which comes with the product and never changes. */
  isDefault: z.boolean(),
  /** It stands for some records; a template: nothing stands for the whole community in its place. */
  isActive: z.boolean(),
  /** False: nothing but a draft so far. */
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  dateInserted: dateTime,
  insertUserID: z.int32().nullable(),
  dateUpdated: dateTime.nullable(),
  updateUserID: z.int32().nullable(),
  layoutViews: z.array(layoutView).optional(),
});
export type LayoutMetadata = z.infer<typeof layoutMetadata>;

export const storedLayout = layoutMetadata.extend({
  layout: z.array(layoutDefinition),
  titleBar: layoutDefinition,
});
export type Layout = z.infer<typeof storedLayout>;

export const layoutDraft = z.object({
  name: z.string(),
  layout: z.array(layoutDefinition),
  titleBar: layoutDefinition,
  dateUpdated: dateTime,
  updateUserID: z.int32().nullable(),
});
export const layoutForEdit = storedLayout.extend({
  /** What was saved and not published yet. */
  draft: layoutDraft.nullable(),
});
export type LayoutForEdit = z.infer<typeof layoutForEdit>;

export const layoutPost = z.object({
  name,
  layoutViewType,
  layout,
  titleBar: layoutDefinition.optional(),
  /** True: to be worked on before anybody sees it; POST …/publish publishes it. */
  isDraft: z.boolean().default(false),
});
export type LayoutPost = z.infer<typeof layoutPost>;
export const layoutPatch = z.object({
  name: name.optional(),
  layout: layout.optional(),
  titleBar: layoutDefinition.optional(),
});
export type LayoutPatch = z.infer<typeof layoutPatch>;

export const layoutError = defineErrors({
  'layout.badID': [400, 'The layout ID is a number, or the name of a template.'],
  'layout.isTemplate': [422, 'Templates cannot be changed. Copy this one and change the copy.'],
  'layout.isActive': [422, 'This layout is in use. Take it off its pages first.'],
  'layout.notPublished': [422, 'This layout is a draft. Publish it first.'],
  'layout.noDraft': [404, 'This layout has no draft.'],
});

export const layoutParams = z.object({ layoutID: z.string().min(1).max(100) });
const permission = 'site.manage';

export const listLayouts = endpoint({
  method: 'GET',
  path: '/layouts',
  summary: 'All layouts: the templates and those made here.',
  permission,
  query: z.object({ expand: expand(['layoutViews']), layoutViewType: layoutViewType.optional() }),
  response: z.array(layoutMetadata),
});

export const postLayout = endpoint({
  method: 'POST',
  path: '/layouts',
  summary: 'Makes a layout.',
  permission,
  body: layoutPost,
  response: storedLayout,
});

export const getLayout = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID',
  summary: 'One layout.',
  permission,
  params: layoutParams,
  query: z.object({ expand: expand(['layoutViews']) }),
  response: storedLayout,
  errors: ['layout.badID'],
});

export const getLayoutForEdit = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID/edit',
  summary: 'One layout with all defaults filled in, and its draft.',
  permission,
  params: layoutParams,
  response: layoutForEdit,
  errors: ['layout.badID'],
});

export const patchLayout = endpoint({
  method: 'PATCH',
  path: '/layouts/:layoutID',
  summary: 'Changes a layout; it shows at once.',
  permission,
  params: layoutParams,
  body: layoutPatch,
  response: storedLayout,
  takesRevision: true,
  errors: ['layout.badID', 'layout.isTemplate'],
});

export const deleteLayout = endpoint({
  method: 'DELETE',
  path: '/layouts/:layoutID',
  summary: 'Deletes a layout that is not in use.',
  permission,
  params: layoutParams,
  errors: ['layout.badID', 'layout.isTemplate', 'layout.isActive'],
});

export const listLayoutViews = endpoint({
  method: 'GET',
  path: '/layouts/:layoutID/views',
  summary: 'The records a layout stands for.',
  permission,
  params: layoutParams,
  query: z.object({ expand: expand(['record']) }),
  response: z.array(layoutView),
  errors: ['layout.badID'],
});

export const putLayoutViews = endpoint({
  method: 'PUT',
  path: '/layouts/:layoutID/views',
  summary: 'Lets a layout stand for records, in place of what stood for them.',
  permission,
  params: layoutParams,
  body: z.array(layoutPlace).min(1).max(500),
  response: z.array(layoutView),
  status: 201,
  errors: ['layout.badID', 'layout.notPublished'],
});

export const deleteLayoutViews = endpoint({
  method: 'DELETE',
  path: '/layouts/:layoutID/views',
  summary: 'Takes a layout off some of its records.',
  permission,
  params: layoutParams,
  query: z.object({ layoutViewIDs: z.array(id).min(1).max(500) }),
  errors: ['layout.badID'],
});
