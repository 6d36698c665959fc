// How far a member has read: kept on the server, so that it is the same on every device.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id, idParam } from '../../platform/contract/fields.ts';

export const putDiscussionsRead = endpoint({
  method: 'PUT',
  path: '/discussions/read',
  summary: 'Marks all discussions read, of the site or of a category. What is written later is new again.',
  permission: 'session.valid',
  body: z.object({ categoryID: id.optional().describe('Absent: everywhere.') }),
  response: z.object({ dateRead: dateTime.describe('Up to when all is read.') }),
});

export const putReadingPlace = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/reading-place',
  summary: 'Stores where the viewer stopped reading, for going on there. It marks nothing read.',
  permission: 'session.valid',
  params: z.object({ discussionID: idParam }),
  body: z.object({ number: id.describe('The number of the comment that was in view.') }),
  response: z.object({ number: id }),
});
