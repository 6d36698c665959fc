// Collections: records selected by hand, to be shown together.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id, idParam, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { category } from '../categories/categories.contract.ts';
import { discussion } from '../discussions/discussions.contract.ts';

export const MAX_RECORDS = 30;

const recordType = z.enum(['category', 'discussion']);
export type CollectableType = z.infer<typeof recordType>;

export const collectionRecordPost = z.object({
  recordID: id,
  recordType,
  sort: z.int().min(-1_000_000).max(1_000_000).nullable().optional(),
});
export type CollectionRecordPost = z.infer<typeof collectionRecordPost>;

export const collectionRecord = z.object({
  recordID: id,
  recordType,
  sort: z.int().nullable(),
  dateAddedToCollection: dateTime,
});
export type CollectionRecord = z.infer<typeof collectionRecord>;

const collectionFields = z.object({
  collectionID: id,
  name: z.string(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUserID: z.int32().nullable(),
  updateUserID: z.int32().nullable(),
});
export const collection = collectionFields.extend({ records: z.array(collectionRecord) });
export type Collection = z.infer<typeof collection>;

const shownDiscussion = collectionRecord.extend({ recordType: z.literal('discussion'), record: discussion });
const shownCategory = collectionRecord.extend({ recordType: z.literal('category'), record: category });
export const shownRecord = z.discriminatedUnion('recordType', [shownDiscussion, shownCategory]);
export type ShownRecord = z.infer<typeof shownRecord>;

/** With the records themselves, as far as the viewer may see them. */
export const collectionContent = collectionFields.extend({ records: z.array(shownRecord) });
export type CollectionContent = z.infer<typeof collectionContent>;

const place = { collectionID: id, collection: collectionFields.optional() };
export const contentRow = z.discriminatedUnion('recordType', [
  shownDiscussion.extend(place),
  shownCategory.extend(place),
]);
export type ContentRow = z.infer<typeof contentRow>;

const name = z.string().trim().min(1).max(255);
const records = z.array(collectionRecordPost).max(MAX_RECORDS);
export const collectionPost = z.object({ name, records });
export type CollectionPost = z.infer<typeof collectionPost>;
export const collectionPatch = collectionPost.partial();
export type CollectionPatch = z.infer<typeof collectionPatch>;

export const collectionError = defineErrors({
  'collection.nameTaken': [400, 'Another collection has this name already. Choose another one.'],
  'collection.duplicateRecord': [400, 'A record can stand in a collection only once.'],
  'collection.locale': [400, 'There is no such locale.'],
});

const params = z.object({ collectionID: idParam });
const locale = z.string().max(100);

export const listCollections = endpoint({
  method: 'GET',
  path: '/collections',
  summary: 'The collections.',
  permission: 'community.manage',
  query: z.object({
    collectionID: rangeText.optional(),
    name: z.string().max(255).optional(),
    dateUpdated: rangeText.optional(),
    page,
    limit: limit(500, 500),
  }),
  response: z.array(collection),
  paging: 'numbered',
});

export const getCollection = endpoint({
  method: 'GET',
  path: '/collections/:collectionID',
  summary: 'One collection.',
  permission: 'community.manage',
  params,
  response: collection,
});

export const postCollection = endpoint({
  method: 'POST',
  path: '/collections',
  summary: 'Puts a collection together.',
  permission: 'community.manage',
  body: collectionPost,
  response: collection,
  errors: ['collection.nameTaken', 'collection.duplicateRecord'],
});

export const patchCollection = endpoint({
  method: 'PATCH',
  path: '/collections/:collectionID',
  summary: 'Renames a collection, or replaces its records.',
  permission: 'community.manage',
  params,
  body: collectionPatch,
  response: collection,
  errors: ['collection.nameTaken', 'collection.duplicateRecord'],
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/collections/:collectionID',
  summary: 'Deletes a collection; its records stay.',
  permission: 'community.manage',
  params,
});

export const getCollectionsOfRecord = endpoint({
  method: 'GET',
  path: '/collections/by-resource',
  summary: 'The collections that hold a record.',
  permission: 'community.manage',
  query: z.object({ recordID: id, recordType }),
  response: z.array(collection),
});

export const putCollectionsOfRecord = endpoint({
  method: 'PUT',
  path: '/collections/by-resource',
  summary: 'Puts a record into exactly these collections.',
  permission: 'community.manage',
  body: z.object({ record: collectionRecordPost, collectionIDs: z.array(id).max(500) }),
  response: z.array(collection),
});

export const getCollectionContent = endpoint({
  method: 'GET',
  path: '/collections/:collectionID/content/:locale',
  summary: 'A collection with the records that the viewer may see.',
  permission: 'public',
  params: params.extend({ locale }),
  response: collectionContent,
  errors: ['collection.locale'],
});

export const listCollectionContents = endpoint({
  method: 'GET',
  path: '/collections/contents/:locale',
  summary: 'The records of several collections.',
  permission: 'community.manage',
  params: z.object({ locale }),
  query: z.object({
    collectionID: rangeText.optional(),
    dateAddedToCollection: rangeText.optional(),
    expand: expand(['collection']),
    page,
    limit: limit(100, 500),
  }),
  response: z.array(contentRow),
  paging: 'numbered',
  errors: ['collection.locale'],
});
