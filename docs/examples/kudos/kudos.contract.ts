// The endpoints: what comes in, what goes out, who may call them.
import {
  dateTime,
  defineErrors,
  endpoint,
  id,
  idParam,
  limit,
  page,
  userFragment,
  z,
} from '@parley/addon-api/contract';

export const kudosError = defineErrors({
  'kudos.own': [400, 'Nobody thanks themselves.'],
  'kudos.hidden': [403, 'Moderators took your thanks for this comment out of sight.'],
  'kudos.tooMany': [429, 'That is enough for today. Thank somebody else tomorrow.'],
});

export const kudos = z.object({
  kudosID: z.int32(),
  commentID: z.int32(),
  text: z.string().describe('What the comment is thanked for.'),
  from: userFragment.describe('Who gave it.'),
  to: userFragment.describe('Who wrote the comment.'),
  url: z.string().describe('The address of the comment.'),
  dateInserted: dateTime,
});
export type Kudos = z.infer<typeof kudos>;

export const listKudos = endpoint({
  method: 'GET',
  path: '/kudos',
  summary: 'Kudos for comments that the viewer may see, the newest first.',
  permission: 'discussions.view',
  query: z.object({ page, limit: limit(20, 100) }),
  response: z.array(kudos),
});

export const giveKudos = endpoint({
  method: 'POST',
  path: '/kudos',
  summary: 'Thanks somebody for a comment.',
  permission: 'kudos.give',
  body: z.object({
    commentID: id.describe('The comment.'),
    text: z.string().trim().min(1).max(280).describe('What it is thanked for.'),
  }),
  response: kudos,
});

export const takeKudosBack = endpoint({
  method: 'DELETE',
  path: '/kudos/:kudosID',
  summary: 'Takes kudos back that the viewer gave.',
  permission: 'session.valid',
  params: z.object({ kudosID: idParam.describe('The kudos.') }),
});

/** What both widgets show. */
export interface KudosList {
  kudos: Kudos[];
}
