// What a member wrote, or started, that was looked at before others saw it.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id, limit, page } from '../../platform/contract/fields.ts';

export const ownHeldPost = z.object({
  caseID: id.describe('The case of moderators.'),
  recordType: z.string().describe('`discussion`, `comment`, or a kind that an add-on has.'),
  recordTypeName: z.string().describe('The same in words.'),
  recordID: id.describe('The post.'),
  recordName: z.string().describe('What it is called: the title of the discussion it is, or is in.'),
  recordUrl: z.string().nullable().describe('Where it is; null where it is gone.'),
  isUpdate: z.boolean().describe('A new wording of it was looked at.'),
  status: z.enum(['pending', 'approved', 'refused']),
  reason: z.string().nullable().describe('Why it was refused, in the words of whoever decided.'),
  dateInserted: dateTime,
  dateDecided: dateTime.nullable().describe('When it was decided; null while it waits.'),
});
export type OwnHeldPost = z.infer<typeof ownHeldPost>;

export const listOwnHeldPosts = endpoint({
  method: 'GET',
  path: '/held-posts',
  summary: 'What you wrote that waits for approval or was decided about, newest first.',
  permission: 'session.valid',
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(ownHeldPost),
  paging: 'more',
});
