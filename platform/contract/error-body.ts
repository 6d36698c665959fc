// How the API refuses, as a schema: see errors.ts for what makes such an answer.
import { z } from 'zod';

export const fieldError = z.object({
  field: z.string().describe('The name of the property or parameter that is not accepted.'),
  code: z
    .string()
    .describe(
      'What is wrong: missingField, invalid, minLength, maxLength, minItems, maxItems, minimum, maximum, or a word of the call itself.',
    ),
  message: z.string().describe('What is wrong in words, in the language of the caller.'),
  status: z.int().describe('400 where something required is missing, else mostly 422.'),
  path: z
    .string()
    .optional()
    .describe('What the property stands in: `newPost`, or an item of a list as `users[3]` and `ids[2]`.'),
  index: z.int().optional().describe('The number of that item, counted from 0.'),
});

export const errorBody = z.looseObject({
  message: z.string().describe('What went wrong in words for people, in the language of the caller.'),
  status: z.int().describe('The status of the answer once more.'),
  code: z
    .string()
    .optional()
    .describe('A word for programs that never changes, for example `comment.tooDeep`.'),
  description: z.string().nullable().optional().describe('More words, where there are any.'),
  requestID: z
    .string()
    .optional()
    .describe('Names the request in the log of the site; also in the header x-request-id.'),
  permissions: z
    .array(z.string())
    .optional()
    .describe('Of 403: the permissions of which one would have been enough.'),
  actionButton: z
    .looseObject({
      label: z.string().describe('What stands on it.'),
      url: z.string().describe('Where it leads.'),
    })
    .optional()
    .describe('A way on for people: signing in, say, where that was missing.'),
  trace: z
    .array(z.string())
    .optional()
    .describe('Where it came from; for administrators, while the setting `debug` is on.'),
  errors: z.array(fieldError).optional().describe('Of 400 and 422: each property that is not accepted.'),
});

/** A post that waits is answered in words. */
export const waitingForApproval = z.object({
  message: z.string().describe('Says that somebody has to approve it first.'),
  status: z.int().describe('The status of the answer: 202.'),
  description: z.string().nullable().describe('More words, where there are any.'),
});
