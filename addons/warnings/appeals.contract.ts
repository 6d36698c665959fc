// Appeals: a warned member says why a warning is wrong, and staff decide.
import { dateTime, endpoint, id, idParam, limit, page, userFragment, z } from '@parley/addon-api/contract';
import { userNote } from './user-notes.contract.ts';

export const appealStatus = z.enum(['pending', 'approved', 'rejected', 'in-review']);
export type AppealStatus = z.infer<typeof appealStatus>;

export const appeal = z.object({
  appealID: id,
  status: appealStatus,
  appealText: z.string(),
  assignedUserID: z.int32().nullable().describe('Who looks at it.'),
  assignedUser: userFragment.nullable().describe('The same as a person.'),
  appealEventInfo: z
    .object({
      decisionMessage: z.string().describe('What staff answered; the member reads it.'),
      decideUser: userFragment.nullable().describe('Who decided.'),
      dateDecided: dateTime.nullable().describe('When; null while it waits.'),
    })
    .describe('What staff decided.'),
  warning: userNote.describe('What it is against.'),
  dateInserted: dateTime,
});
export type Appeal = z.infer<typeof appeal>;

export const listAppeals = endpoint({
  method: 'GET',
  path: '/appeals',
  summary: 'Appeals against warnings that the caller may decide about, the newest first.',
  permission: 'warnings.add',
  query: z.object({ status: appealStatus.optional(), page, limit: limit(30, 100) }),
  response: z.array(appeal),
  paging: 'more',
});

export const postAppeal = endpoint({
  method: 'POST',
  path: '/appeals',
  summary: 'Appeals against a warning: whoever has the link to do it, also while they are banned.',
  permission: 'public',
  rateLimit: 'reactions',
  body: z.object({
    jwt: z.string().max(2000).describe('Of the link.'),
    appealText: z.string().trim().min(1).max(5000).describe('Why the warning is wrong. Plain text.'),
  }),
  response: z.object({ appealID: id, status: appealStatus, dateInserted: dateTime }),
  errors: ['appeal.badToken', 'appeal.again', 'appeal.over'],
});

export const getAppeal = endpoint({
  method: 'GET',
  path: '/appeals/:appealID',
  summary: 'One appeal.',
  permission: 'warnings.add',
  params: z.object({ appealID: idParam }),
  response: appeal,
});

export const patchAppeal = endpoint({
  method: 'PATCH',
  path: '/appeals/:appealID',
  summary: 'Takes an appeal on, or decides about it. An approved one reverses the warning.',
  permission: 'warnings.add',
  params: z.object({ appealID: idParam }),
  body: z.object({
    status: appealStatus.optional(),
    assignedUserID: id.nullable().describe('Who looks at it from now on.').optional(),
    appealEventInfo: z
      .object({ decisionMessage: z.string().trim().max(2000).describe('What the member reads.') })
      .optional()
      .describe('What staff decided.'),
  }),
  response: appeal,
  errors: ['appeal.decided', 'appeal.assigneeUnfit', 'user.notBelow'],
});
