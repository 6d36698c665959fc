// Who is here, and who does not want to be seen.
import { dateTime, endpoint, idParam, limit, userFragment, z } from '@parley/addon-api/contract';

export const onlineMember = z.object({
  user: userFragment,
  dateSeen: dateTime.describe('When they were seen last, to the minute.'),
});

export const onlineNow = z.object({
  countMembers: z.int().describe('Members who are here, up to 10,000; of a discussion, those at its page.'),
  countGuests: z.int().describe('Guests, and members who do not want to be seen; up to 10,000.'),
  members: z.array(onlineMember).describe('Members who may be seen, last seen first.'),
});
export type OnlineNow = z.infer<typeof onlineNow>;

export const getOnline = endpoint({
  method: 'GET',
  path: '/online',
  summary: 'Who is here: was seen within the last minutes.',
  permission: 'online.view',
  query: z.object({
    discussionID: idParam.optional().describe('Only who looks at this discussion. Absent: anywhere.'),
    limit: limit(30),
  }),
  response: onlineNow,
});

const visibility = z.object({ hidden: z.boolean().describe('True: others do not see that I am here.') });

export const getOwnPresence = endpoint({
  method: 'GET',
  path: '/online/me',
  summary: 'Whether others may see that I am here.',
  permission: 'session.valid',
  response: visibility,
});

export const putOwnPresence = endpoint({
  method: 'PUT',
  path: '/online/me',
  summary: 'Hides that I am here, or shows it again.',
  permission: 'session.valid',
  body: visibility,
  response: visibility,
});
