import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /collections': administrators,
  'GET /collections/:collectionID': administrators,
  'GET /collections/:collectionID/content/:locale': everybody,
  'GET /collections/by-resource': administrators,
  'GET /collections/contents/:locale': administrators,
  'DELETE /collections/:collectionID': administrators,
  'PATCH /collections/:collectionID': administrators,
  'POST /collections': administrators,
  'PUT /collections/by-resource': administrators,
};
