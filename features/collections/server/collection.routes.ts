import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../collections.contract.ts';
import { changeCollection, collectRecord, deleteCollection, makeCollection } from './collection.actions.ts';
import { collectionContent, requireLocale, withRecords } from './collection.content.ts';
import { presentCollection, presentFields } from './collection.present.ts';
import {
  collectionsByID,
  collectionsHolding,
  contentPage,
  countCollections,
  listCollectionRows,
} from './collection.queries.ts';

export const collectionRoutes = [
  route(contract.listCollections, async (ctx, { query }) => {
    const total = await countCollections(ctx.db, query);
    const rows = await listCollectionRows(ctx.db, query, query);
    return { rows: rows.map(presentCollection), page: query.page, limit: query.limit, total };
  }),
  route(contract.getCollection, (ctx, { params }) => oneCollection(ctx, params.collectionID)),
  route(contract.postCollection, async (ctx, { body }) =>
    oneCollection(ctx, await makeCollection(ctx, body)),
  ),
  route(contract.patchCollection, async (ctx, { params, body }) => {
    await changeCollection(ctx, params.collectionID, body);
    return oneCollection(ctx, params.collectionID);
  }),
  route(contract.deleteCollection, async (ctx, { params }) => {
    await deleteCollection(ctx, params.collectionID);
    return undefined;
  }),
  route(contract.getCollectionsOfRecord, (ctx, { query }) => holding(ctx, query)),
  route(contract.putCollectionsOfRecord, async (ctx, { body }) => {
    await collectRecord(ctx, body.record, body.collectionIDs);
    return holding(ctx, body.record);
  }),
  route(contract.getCollectionContent, async (ctx, { params }) => {
    requireLocale(params.locale);
    const content = await collectionContent(ctx, params.collectionID, true);
    if (!content) throw notFound('Collection');
    return content;
  }),
  route(contract.listCollectionContents, async (ctx, { params, query }) => {
    requireLocale(params.locale);
    const { page, limit } = query;
    const { rows, total } = await contentPage(ctx, query, query);
    const ids = query.expand.has('collection') ? rows.map((row) => row.collection_id) : [];
    const collections = new Map(
      (await collectionsByID(ctx.db, ids)).map((each) => [each.collection_id, presentFields(each)]),
    );
    const shown = (await withRecords(ctx, rows, true)).map(({ row, shown }) => ({
      ...shown,
      collectionID: row.collection_id,
      collection: collections.get(row.collection_id),
    }));
    return { rows: shown, page, limit, total };
  }),
];

async function oneCollection(ctx: RequestContext, collectionID: number): Promise<contract.Collection> {
  const [row] = await collectionsByID(ctx.db, [collectionID]);
  if (!row) throw notFound('Collection');
  return presentCollection(row);
}

async function holding(
  ctx: RequestContext,
  { recordType, recordID }: { recordType: contract.CollectableType; recordID: number },
): Promise<contract.Collection[]> {
  return (await collectionsHolding(ctx.db, recordType, recordID)).map(presentCollection);
}
