// Notes and warnings: what staff write down about a member.
import {
  bodyFormat,
  bodySource,
  dateTime,
  defineErrors,
  endpoint,
  id,
  idParam,
  limit,
  page,
  rangeText,
  userFragment,
  z,
} from '@parley/addon-api/contract';

export const warningError = defineErrors({
  'userNote.isWarning': [409, 'This is a warning, and no note.'],
  'userNote.isNote': [409, 'This is a note, and no warning.'],
  'warning.reversed': [409, 'This warning was reversed already.'],
  'warning.noType': [422, 'There is no such type of warning.'],
  'warning.noRule': [422, 'There is no such rule.'],
  'warning.notTheirs': [422, 'These posts are not all there, or not all by this member.'],
  'warning.notYourPlace': [403, 'You do not moderate where this was written.'],
  'appeal.badToken': [401, 'This link was not made here, or it is too old.'],
  'appeal.again': [409, 'You appealed against this warning already.'],
  'appeal.over': [409, 'This warning counts no more.'],
  'appeal.decided': [409, 'Somebody decided about this appeal already.'],
  'appeal.assigneeUnfit': [422, 'This member does not decide about appeals.'],
});

export const recordType = z.enum(['discussion', 'comment']).describe('What kind of post.');

export const userNote = z.object({
  userNoteID: id,
  type: z.enum(['note', 'warning']),
  userID: z.int32().describe('Whom it is about.'),
  user: userFragment,
  body: z.string(),
  html: z.string().describe('The body as it is shown.'),
  format: z.string(),
  insertUserID: z.int32(),
  insertUser: userFragment,
  dateInserted: dateTime,
  updateUserID: z.int32().nullable(),
  dateUpdated: dateTime.nullable(),
  warningTypeID: id.optional(),
  warningTypeName: z.string().describe('What the type is called.').optional(),
  ruleID: id.nullable().describe('The rule that was broken.').optional(),
  ruleName: z.string().nullable().describe('What that rule is called.').optional(),
  moderatorNote: z.string().nullable().describe('For staff alone; the member is not told.').optional(),
  points: z.int().describe('How much it counts.').optional(),
  expiresString: dateTime.nullable().describe('Until when it counts; null: for good.').optional(),
  expiresTimespan: z.int().nullable().describe('The seconds until then.').optional(),
  isExpired: z.boolean().describe('It counts no more.').optional(),
  mustAcknowledge: z.boolean().describe('The member has to say that they read it.').optional(),
  dateAcknowledged: dateTime.nullable().describe('When they did.').optional(),
  reversed: z.boolean().describe('Staff took it back.').optional(),
  recordType: z.string().nullable().describe('The kind of post that it is about.').optional(),
  recordID: z.int().nullable().describe('The first of them.').optional(),
  recordIDs: z.array(z.int()).describe('All of them.').optional(),
  recordUrl: z.string().nullable().describe('Where the first of them is.').optional(),
  appealStatus: z.string().nullable().describe('What became of an appeal against it.').optional(),
  appealDecision: z.string().describe('What staff answered to it.').optional(),
});
export type UserNote = z.infer<typeof userNote>;

export const noteParams = z.object({ userNoteID: idParam });
const filters = {
  userNoteID: rangeText.describe('These alone: `5`, `1,2,3`, `>=5`, `[1,5]`.').optional(),
  userID: idParam.describe('Whom they are about.').optional(),
  insertUserID: idParam.describe('Who wrote them.').optional(),
  page,
  limit: limit(30, 100),
};
const text = z.object({
  body: bodySource.describe('What it says.'),
  format: bodyFormat,
});
export const noteFilters = z.object({ type: z.enum(['note', 'warning']).optional(), ...filters });
export type NoteFilters = z.output<typeof noteFilters>;

export const listUserNotes = endpoint({
  method: 'GET',
  path: '/user-notes',
  summary: 'Notes and warnings, the newest first; to members their own warnings.',
  permission: 'session.valid',
  query: noteFilters,
  response: z.array(userNote),
  paging: 'more',
});

export const getUserNote = endpoint({
  method: 'GET',
  path: '/user-notes/:userNoteID',
  summary: 'One note or warning.',
  permission: 'session.valid',
  params: noteParams,
  response: userNote,
});

export const listNotes = endpoint({
  method: 'GET',
  path: '/user-notes/notes',
  summary: 'What staff noted about members, the newest first.',
  permission: ['userNotes.view', 'userNotes.add'],
  query: z.object(filters),
  response: z.array(userNote),
  paging: 'more',
});

export const postNote = endpoint({
  method: 'POST',
  path: '/user-notes/notes',
  summary: 'Notes something about a member, for staff alone.',
  permission: 'userNotes.add',
  rateLimit: 'edits',
  body: text.extend({ userID: id.describe('Whom it is about.') }),
  response: userNote,
});

export const getNote = endpoint({
  method: 'GET',
  path: '/user-notes/notes/:userNoteID',
  summary: 'One note.',
  permission: ['userNotes.view', 'userNotes.add'],
  params: noteParams,
  response: userNote,
  errors: ['userNote.isWarning'],
});

export const patchNote = endpoint({
  method: 'PATCH',
  path: '/user-notes/notes/:userNoteID',
  summary: 'Changes what a note says: its author, or whoever moderates the community.',
  permission: 'userNotes.add',
  rateLimit: 'edits',
  params: noteParams,
  body: text.partial(),
  response: userNote,
  errors: ['userNote.isWarning'],
});

export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/user-notes/notes/:userNoteID',
  summary: 'Deletes a note: its author, or whoever moderates the community.',
  permission: 'userNotes.add',
  params: noteParams,
  errors: ['userNote.isWarning'],
});

export const listWarnings = endpoint({
  method: 'GET',
  path: '/user-notes/warnings',
  summary: 'Warnings, the newest first, of the places that the caller moderates.',
  permission: 'warnings.add',
  query: z.object(filters),
  response: z.array(userNote),
  paging: 'more',
});

export const warningPost = text.extend({
  userID: id.describe('Who is warned.'),
  warningTypeID: id,
  recordType: recordType.optional(),
  recordID: id.describe('The post that it is about.').optional(),
  recordIDs: z.array(id).min(1).max(100).describe('The same, of several.').optional(),
  moderatorNote: z.string().trim().max(2000).describe('For staff alone.').optional(),
  ruleID: id.describe('The rule that was broken.').optional(),
});
export type WarningPost = z.output<typeof warningPost>;

export const postWarning = endpoint({
  method: 'POST',
  path: '/user-notes/warnings',
  summary: 'Warns a member of lower rank. What follows of their points follows at once.',
  permission: 'warnings.add',
  rateLimit: 'edits',
  body: warningPost,
  response: userNote,
  errors: ['user.notBelow', 'warning.noType', 'warning.noRule', 'warning.notTheirs', 'warning.notYourPlace'],
});

export const getWarning = endpoint({
  method: 'GET',
  path: '/user-notes/warnings/:userNoteID',
  summary: 'One warning.',
  permission: 'warnings.add',
  params: noteParams,
  response: userNote,
  errors: ['userNote.isNote'],
});

export const patchWarning = endpoint({
  method: 'PATCH',
  path: '/user-notes/warnings/:userNoteID',
  summary: 'Takes a warning back, with what followed of it.',
  permission: 'warnings.add',
  params: noteParams,
  body: z.object({ reversed: z.literal(true).describe('Only true.') }),
  response: userNote,
  errors: ['userNote.isNote', 'warning.reversed', 'user.notBelow'],
});

export const acknowledgeWarning = endpoint({
  method: 'PUT',
  path: '/user-notes/warnings/:userNoteID/acknowledgement',
  summary: 'Says that the caller read a warning of theirs.',
  permission: 'session.valid',
  params: noteParams,
  status: 204,
});

export const warningForm = z.object({
  warningTypeID: id.describe('The type that is chosen at first.'),
  body: z.string(),
  moderatorNote: z.string().optional(),
  attachRecord: z.boolean().describe('The posts are named in the warning.').optional(),
  authors: z
    .array(
      z.object({
        user: userFragment,
        recordIDs: z.array(z.int()).describe('Their posts among those asked for.'),
        points: z.int().describe('What counts already.'),
      }),
    )
    .describe('Who wrote the posts: each is warned by a call of their own.'),
  holdPoints: z.int().describe('From so many points on, what they write waits for approval; 0: never.'),
  banPoints: z.int().describe('From so many points on they are banned; 0: never.'),
});
export type WarningForm = z.infer<typeof warningForm>;

export const getWarningForm = endpoint({
  method: 'GET',
  path: '/user-notes/warningform',
  summary: 'What a form begins with that warns the authors of these posts.',
  permission: 'warnings.add',
  query: z.object({
    recordType: recordType.optional(),
    recordID: z.array(id).max(100).default([]).describe('The posts.'),
    userID: id.describe('Without posts: who is warned.').optional(),
  }),
  response: warningForm,
  errors: ['warning.notYourPlace'],
});
