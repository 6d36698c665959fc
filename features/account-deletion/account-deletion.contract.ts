// Deleting a member: the account at once, what they wrote as one chooses.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';

const userParams = z.object({ userID: idParam });

/** `keep`: posts stay, by “User Deleted”; `wipe`: so do they, without their text; `delete`: posts go. */
export const deleteMethod = z.enum(['keep', 'wipe', 'delete']);
export type DeleteMethod = z.infer<typeof deleteMethod>;

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:userID',
  summary:
    'Deletes a member. From then on they can do nothing; of many posts the rest is worked through afterwards.',
  permission: 'users.delete',
  params: userParams,
  body: z.object({ deleteMethod: deleteMethod.default('delete') }),
  errors: ['user.outranked', 'accountDeletion.own'],
});

const count = z.int();

export const previewUserDeletion = endpoint({
  method: 'GET',
  path: '/users/:userID/deletion-preview',
  summary: 'What goes, and what of it by which deleteMethod, if this member is deleted.',
  permission: 'users.delete',
  params: userParams,
  response: z.object({
    userID: z.int32(),
    name: z.string(),
    /** Goes by every method: sessions, bookmarks and the like, by how they are stored. */
    account: z.array(z.object({ name: z.string(), count })),
    /** Stays by `keep`, loses its text by `wipe`, goes by `delete`. */
    content: z.object({ countDiscussions: count, countComments: count }),
    /** What of others goes along by `delete`: comments in discussions of this member. */
    countCommentsByOthers: count,
    /** Goes by `delete`; else it stays, by “User Deleted”. */
    countReactions: count,
    /** Uploaded files: each goes once no post shows it any more. */
    countMedia: count,
    /** Posts in which the name becomes [Deleted User], by every method. */
    countMentions: count,
    /** Counting ends at 1,000: of some there is more than is said. */
    hasMoreThanCounted: z.boolean(),
  }),
  errors: ['user.outranked', 'accountDeletion.own'],
});

export const getUserDeletion = endpoint({
  method: 'GET',
  path: '/users/:userID/deletion',
  summary:
    'How far the deletion of a member is. It goes on by itself, and after a restart from where it was; 404 where nobody asked for one.',
  permission: 'users.delete',
  params: userParams,
  response: z.object({
    userID: z.int32(),
    deleteMethod,
    dateInserted: z.string().meta({ format: 'date-time' }).describe('When the account went.'),
    dateFinished: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe('When the last of it was done; null while something is left.'),
    countTotal: count.describe('Posts, reactions and mentions to be worked through when it began.'),
    countLeft: count.describe('How many of them are left now.'),
    hasMoreThanCounted: z
      .boolean()
      .describe('Counting ends at 10,000: there were more when it began, or are more left, than is said.'),
  }),
});

export const accountDeletionError = defineErrors({
  'accountDeletion.own': [400, 'Nobody deletes the account they are signed in with.'],
  'accountDeletion.staff': [
    400,
    'You manage this site. Have another administrator take your roles away first.',
  ],
  'accountDeletion.notOffered': [403, 'Ask the administrators of this site to delete your account.'],
  'accountDeletion.tooSlow': [503, 'Counting what goes took too long. Try again in a while.'],
});
