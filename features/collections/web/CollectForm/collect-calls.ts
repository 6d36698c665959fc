// What the form of collections reads and writes.
import { call } from '../../../../platform/web/api/call.ts';
import type {
  getCollectionsOfRecord,
  listCollections,
  postCollection,
  putCollectionsOfRecord,
} from '../../collections.contract.ts';

export interface CollectionChoice {
  collectionID: number;
  name: string;
  isChosen: boolean;
}

export async function readCollections(recordID: number): Promise<CollectionChoice[]> {
  const [{ body: all }, { body: holding }] = await Promise.all([
    call<typeof listCollections>('GET /collections', { query: { limit: 500 } }),
    call<typeof getCollectionsOfRecord>('GET /collections/by-resource', {
      query: { recordType: 'discussion', recordID },
    }),
  ]);
  const held = new Set(holding.map((collection) => collection.collectionID));
  return all
    .map(({ collectionID, name }) => ({ collectionID, name, isChosen: held.has(collectionID) }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The chosen ones first: making a new one adds to them. */
export async function saveCollections(
  recordID: number,
  choices: readonly CollectionChoice[],
  newName: string,
): Promise<void> {
  const record = { recordType: 'discussion' as const, recordID };
  const collectionIDs = choices.filter((each) => each.isChosen).map((each) => each.collectionID);
  await call<typeof putCollectionsOfRecord>('PUT /collections/by-resource', {
    body: { record, collectionIDs },
  });
  if (newName === '') return;
  await call<typeof postCollection>('POST /collections', { body: { name: newName, records: [record] } });
}
