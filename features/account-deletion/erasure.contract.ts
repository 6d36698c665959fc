// Before an account is deleted: every row and file that goes, table by table, and row by row for who wants to look.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idParam } from '../../platform/contract/fields.ts';
import { deleteMethod } from './account-deletion.contract.ts';

const outcome = z
  .enum(['goes', 'anonymised', 'stays'])
  .describe('Whether the rows are removed, stay without words and names, or stay by “User Deleted”.');

const erasurePart = z.object({
  id: z.string().describe('By which its rows are asked for.'),
  table: z.string().describe('The table in the database.'),
  name: z.string().describe('What the rows are, in plain words.'),
  outcome,
  why: z.string().describe('Why this becomes of them.'),
  count: z.int().describe('How many rows; counting ends at 1,000.'),
  bytes: z.int().nullable().describe('The size of the files that belong to them; null where none do.'),
  isMore: z.boolean().describe('There are more rows than that.'),
});
export type ErasurePartShown = z.infer<typeof erasurePart>;

const erasureFile = z.object({
  name: z.string().describe('What it is called.'),
  bytes: z.int().describe('Its size.'),
});

export const getErasure = endpoint({
  method: 'GET',
  path: '/users/:userID/erasure',
  summary:
    'What becomes of every row that leads to a member if the account is deleted, table by table: of one’s own, or for whoever may delete members.',
  permission: 'session.valid',
  params: z.object({ userID: idParam }),
  query: z.object({ deleteMethod: deleteMethod.default('keep').describe('What becomes of their posts.') }),
  response: z.object({
    userID: z.int32().describe('Whose account it is.'),
    name: z.string().describe('Their name.'),
    deleteMethod: deleteMethod.describe('For which choice this is.'),
    parts: z.array(erasurePart).describe('What goes first, then what is anonymised, then what stays.'),
    files: z.array(erasureFile).describe('Files of the account itself, which go with it: the picture.'),
    own: z
      .object({
        isOffered: z.boolean().describe('Whether they may delete it themselves.'),
        hasPassword: z.boolean().describe('Whether it is confirmed by a password.'),
      })
      .nullable()
      .describe('Of one’s own account; null for that of another.'),
  }),
  errors: ['user.outranked', 'accountDeletion.tooSlow'],
});
export type Erasure = z.infer<typeof getErasure.spec.response>;

const fact = z.object({
  name: z.string().describe('The column.'),
  value: z.string().describe('What stands in it.'),
});

export const getErasureRows = endpoint({
  method: 'GET',
  path: '/users/:userID/erasure/rows',
  summary:
    'The rows of one part of that preview: their keys, numbers and dates, and no words that only their owner reads.',
  permission: 'session.valid',
  params: z.object({ userID: idParam }),
  query: z.object({
    deleteMethod: deleteMethod.default('keep').describe('What becomes of their posts.'),
    part: z.string().max(100).describe('The `id` of a part.'),
    after: z
      .string()
      .regex(/^\(\d{1,10},\d{1,5}\)$/)
      .optional()
      .describe('Behind this place: `next` of the page before.'),
    limit: z.int().min(1).max(100).default(20).describe('How many at most.'),
  }),
  response: z.object({
    rows: z
      .array(
        z.object({
          key: z.string().describe('What tells the row from all others of its table.'),
          facts: z.array(fact).describe('What may be said of it.'),
        }),
      )
      .describe('In the order in which they lie in the database.'),
    next: z.string().nullable().describe('Where the next page begins, for `after`; null on the last one.'),
  }),
  errors: ['user.outranked', 'accountDeletion.tooSlow'],
});
export type ErasureRows = z.infer<typeof getErasureRows.spec.response>;

/** Whoever leaves decides about their own words; what others answered them stays. */
export const ownDeleteMethod = z.enum(['keep', 'wipe']);

export const deleteOwnAccount = endpoint({
  method: 'POST',
  path: '/users/me/deletion',
  summary: 'Deletes one’s own account, for good.',
  permission: 'session.valid',
  body: z.object({
    deleteMethod: ownDeleteMethod
      .default('keep')
      .describe('Posts stay, by “User Deleted”, or stay without their text.'),
    passwordConfirmation: z
      .string()
      .max(1000)
      .optional()
      .describe('The password; who has none signed in within the last 15 minutes.'),
  }),
  errors: ['accountDeletion.staff', 'accountDeletion.notOffered'],
});
