import { administrators, everybody, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /themes': everybody,
  'GET /themes/:themeID': everybody,
  'GET /themes/:themeID/assets/:asset': everybody,
  'GET /themes/:themeID/revisions': everybody,
  'GET /themes/current': everybody,
  'DELETE /themes/:themeID': administrators,
  'DELETE /themes/:themeID/assets/:asset': administrators,
  'PATCH /themes/:themeID': administrators,
  'PATCH /themes/:themeID/assets/:asset': administrators,
  'POST /themes': administrators,
  'PUT /themes/:themeID/assets/:asset': administrators,
  'PUT /themes/current': administrators,
  'PUT /themes/preview': administrators,
};
