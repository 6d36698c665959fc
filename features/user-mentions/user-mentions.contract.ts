// Where a member is mentioned, and taking a name out of what others wrote.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, idParam, limit, page } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

const userParams = z.object({ userID: idParam });
const recordType = z.enum(['discussion', 'comment']);

export const userMention = z.object({
  userID: z.int32(),
  recordType,
  recordID: z.int32(),
  /** As the member is called now; nothing where the account is deleted. */
  mentionedName: z.string().nullable(),
  parentRecordType: z.enum(['category', 'discussion']),
  parentRecordID: z.int32(),
  dateInserted: dateTime,
  status: z.enum(['active']),
});
export type UserMention = z.infer<typeof userMention>;

export const listUserMentions = endpoint({
  method: 'GET',
  path: '/user-mentions/users/:userID',
  summary: 'Lists the posts that mention a member, of deleted accounts too; newest first.',
  permission: 'site.manage',
  params: userParams,
  query: z.object({ recordType: recordType.optional(), page, limit: limit(30) }),
  response: z.array(userMention),
  paging: 'numbered',
});

export const anonymizeUserMentions = endpoint({
  method: 'POST',
  path: '/user-mentions/:userID/anonymize',
  summary: 'Writes [Deleted User] where posts mention a member.',
  permission: 'site.manage',
  params: userParams,
  status: 200,
  response: bulkProgress,
  isBulkOperation: true,
});
