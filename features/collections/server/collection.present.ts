import type { Collection, CollectionRecord } from '../collections.contract.ts';
import type { CollectionRow, RecordRow } from './collection.queries.ts';

export function presentFields(row: Omit<CollectionRow, 'records'>): Omit<Collection, 'records'> {
  return {
    collectionID: row.collection_id,
    name: row.name,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
  };
}

export function presentRecord(row: RecordRow): CollectionRecord {
  return {
    recordID: row.record_id,
    recordType: row.record_type,
    sort: row.sort,
    dateAddedToCollection: row.date_added,
  };
}

export function presentCollection(row: CollectionRow): Collection {
  return { ...presentFields(row), records: row.records.map(presentRecord) };
}
