import { administrators, everybody, members, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /media': administrators,
  'GET /media/:mediaID': administrators,
  'GET /media/:mediaID/download': administrators,
  'GET /media/by-url': members,
  'GET /media/download-by-url': everybody,
  'DELETE /media/:mediaID': administrators,
  'DELETE /media/by-url': members,
  'DELETE /media/list': administrators,
  'DELETE /media/list-by-url': administrators,
  'PATCH /media/:mediaID/attachment': administrators,
  'POST /media': members,
  'POST /media/scrape': members,
};
