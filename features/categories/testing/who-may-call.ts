import { administrators, everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /categories': everybody,
  'GET /categories/:categoryID': everybody,
  'GET /categories/:categoryID/edit': administrators,
  'GET /categories/:categoryID/preferences/:userID': administrators,
  'GET /categories/preferences/:userID': administrators,
  'GET /categories/search': everybody,
  'GET /categories/suggested': members,
  'DELETE /categories/:categoryID': administrators,
  'PATCH /categories/:categoryID': administrators,
  'PATCH /categories/:categoryID/place': administrators,
  'PATCH /categories/:categoryID/preferences/:userID': administrators,
  'POST /categories': administrators,
  'POST /categories/:categoryID/permission-trials': administrators,
  'POST /roles/:roleID/permission-trials': administrators,
  'PUT /categories/:categoryID/follow': members,
};
