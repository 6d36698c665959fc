// What the links of a mail do, without signing in: the token in them says whose mails they are about, and which.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { id } from '../../platform/contract/fields.ts';

export const unsubscribeError = defineErrors({
  'unsubscribe.badToken': [
    404,
    'This link is not complete, or is too old. Sign in to choose what is mailed to you.',
  ],
});

const params = z.object({
  token: z.string().min(1).max(8000).describe('What stands in the link of the mail.'),
});

const preference = z.string().max(100).describe('The name of the preference.');

export const unsubscribing = z.object({
  activityID: z.int().min(0).describe('The notification that was mailed; 0: the mail was of none.'),
  preferences: z.array(
    z.object({
      preference,
      name: z.string().describe('What happens.'),
      enabled: z.boolean().describe('Whether it is mailed.'),
      optionID: z.string().describe('The channel and the preference in one.'),
    }),
  ),
  followCategory: z
    .object({
      categoryID: id,
      preference,
      name: z.string().describe('The name of the category.'),
      enabled: z.boolean().describe('Whether it is mailed.'),
    })
    .nullable()
    .describe('The category it came from, where that is followed; null for other reasons.'),
  hasMultiple: z.boolean().describe('The mail had several reasons: each is chosen by itself.'),
  isAllMailOff: z.boolean().describe('Nothing at all is mailed.'),
});
export type Unsubscribing = z.infer<typeof unsubscribing>;

export const postUnsubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/:token',
  summary: 'Switches off mails of the kind that the token came with, where it had a single reason.',
  permission: 'public',
  allowsUnauthenticated: true,
  params,
  response: unsubscribing,
  errors: ['unsubscribe.badToken'],
});

export const patchUnsubscribe = endpoint({
  method: 'PATCH',
  path: '/unsubscribe/:token',
  summary: 'Switches mails of the kinds that the token came with on and off; all mails with isAllMailOff.',
  permission: 'public',
  allowsUnauthenticated: true,
  params,
  body: z.object({
    preferences: z
      .array(z.object({ preference, enabled: z.boolean() }))
      .max(50)
      .optional(),
    followCategory: z
      .object({ categoryID: id, preference: preference.optional(), enabled: z.boolean() })
      .nullable()
      .optional()
      .describe('Of the category it came from.'),
    isAllMailOff: z.boolean().optional().describe('Whether nothing at all is mailed.'),
  }),
  response: unsubscribing,
  errors: ['unsubscribe.badToken'],
});

export const postResubscribe = endpoint({
  method: 'POST',
  path: '/unsubscribe/resubscribe/:token',
  summary: 'Switches the mails on again that the token came with.',
  permission: 'public',
  allowsUnauthenticated: true,
  params,
  response: unsubscribing,
  errors: ['unsubscribe.badToken'],
});
