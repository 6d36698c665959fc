// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import {
  collection,
  collectionContent,
  collectionPatch,
  collectionPost,
  collectionRecord,
  collectionRecordPost,
  contentRow,
  shownRecord,
} from './collections.contract.ts';

export const collectionsApi: ApiDescription = {
  schemas: {
    Collection: collection,
    CollectionContent: collectionContent,
    CollectionPatch: collectionPatch,
    CollectionPost: collectionPost,
    CollectionRecord: collectionRecord,
    CollectionRecordPost: collectionRecordPost,
    ContentRow: contentRow,
    ShownRecord: shownRecord,
  },
  descriptions: {
    'CollectionRecord.sort':
      'The place in the collection: a number, the lowest first; null for after all that have one.',
    'CollectionRecordPost.sort':
      'The place in the collection: a number, the lowest first; null for after all that have one.',
    'ContentRow.sort':
      'The place in the collection: a number, the lowest first; null for after all that have one.',
    'ShownRecord.sort':
      'The place in the collection: a number, the lowest first; null for after all that have one.',
    'CollectionContent.name': 'What the collection is called.',
    'CollectionPatch.name': 'What the collection is called.',
    'CollectionPost.name': 'What the collection is called.',
    'Collection.name': 'What the collection is called.',
    'Collection.records': 'What is in the collection, in its order.',
    collection: 'The collection that the record is in.',
    collectionID: 'The id of a collection.',
    collectionIDs: 'The ids of collections.',
    dateAddedToCollection:
      'When the record came into the collection, in UTC; as a parameter a date or a range of dates.',
  },
};
