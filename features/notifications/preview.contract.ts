// What last week would have sent to the viewer, as their preferences are now.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime } from '../../platform/contract/fields.ts';

export const preferencePreview = z.object({
  dateFrom: dateTime.describe('A week ago.'),
  isPartial: z.boolean().describe('More was written than is looked at: the newest posts alone are counted.'),
  countAll: z.int().describe('What happened that the viewer could be notified of.'),
  countPopup: z.int().describe('How many notifications on the site it would have been.'),
  countEmail: z.int().describe('How many of them would have been mailed.'),
  countPush: z.int().describe('How many of them would have been pushed to devices.'),
  kinds: z
    .array(
      z.object({
        activityType: z.string(),
        preference: z
          .string()
          .nullable()
          .describe('What it is switched on and off by; null: what was chosen for followed categories.'),
        name: z.string().describe('What happened.'),
        count: z.int().describe('How often it was the first reason.'),
        countPopup: z.int().describe('How many of these notifications on the site.'),
        countEmail: z.int().describe('How many of them mailed.'),
        countPush: z.int().describe('How many of them pushed.'),
      }),
    )
    .describe('By the first reason, the most frequent first.'),
  mails: z
    .array(
      z.object({
        name: z.string().describe('The title of the discussion.'),
        url: z.string(),
        reason: z.string().describe('Why it would have been mailed.'),
        dateInserted: dateTime,
      }),
    )
    .describe('The newest of them.'),
});
export type PreferencePreview = z.infer<typeof preferencePreview>;

export const getPreferencePreview = endpoint({
  method: 'GET',
  path: '/notification-preferences/preview',
  summary:
    'What last week would have sent, as the viewer’s preferences are now. Nothing is sent to find out.',
  permission: 'session.valid',
  response: preferencePreview,
});
