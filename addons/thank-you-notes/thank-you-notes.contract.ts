// Notes by which staff thank a member: sent, read on the profile, removed.
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

export const thankYouError = defineErrors({
  'thankYouNote.own': [400, 'Nobody thanks themselves. Choose another member.'],
  'thankYouNote.unseen': [400, 'They may not see this post. Thank them without naming it.'],
});

export const MOST_LETTERS = 500;

export const thankYouNote = z.object({
  noteID: z.int32().describe('The id of the note.'),
  text: z.string().describe('What staff wrote, as plain text.'),
  user: userFragment.describe('Who is thanked.'),
  insertUser: userFragment.describe('Who sent it.'),
  about: z
    .object({ name: z.string().describe('The title of the discussion.'), url: z.string() })
    .nullable()
    .describe('The post that they are thanked for; null: none, or none that the viewer may see.'),
  dateInserted: dateTime,
});
export type ThankYouNote = z.infer<typeof thankYouNote>;

const ofMember = z.object({ userID: idParam.describe('Who is thanked.') });

export const listThankYouNotes = endpoint({
  method: 'GET',
  path: '/users/:userID/thank-you-notes',
  summary: 'Thank-you notes that a member received, the newest first.',
  permission: 'profiles.view',
  params: ofMember,
  query: z.object({ page, limit: limit(30, 100) }),
  response: z.array(thankYouNote),
});

export const sendThankYouNote = endpoint({
  method: 'POST',
  path: '/users/:userID/thank-you-notes',
  summary: 'Thanks a member by a short note, which they are notified of and which stands on their profile.',
  permission: 'thankYouNotes.send',
  rateLimit: 'thankYouNotes',
  params: ofMember,
  body: z.object({
    text: z.string().trim().min(1).max(MOST_LETTERS).describe('What they are thanked for, as plain text.'),
    about: z
      .object({ recordType: z.enum(['discussion', 'comment']), recordID: id })
      .optional()
      .describe('One post that the member may see as well.'),
  }),
  response: thankYouNote,
});

export const deleteThankYouNote = endpoint({
  method: 'DELETE',
  path: '/thank-you-notes/:noteID',
  summary: 'Removes a note: the member who received it, whoever sent it, and moderators may.',
  permission: 'session.valid',
  params: z.object({ noteID: idParam.describe('The note.') }),
});

/** What the tab of a profile shows. */
export interface ReceivedNotesProps {
  notes: ThankYouNote[];
}
