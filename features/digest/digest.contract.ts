// The digest: what a member has of it, what administrators know of its deliveries.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime } from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';

export const digestFrequency = z.enum(['daily', 'weekly', 'monthly']);
export type DigestFrequency = z.infer<typeof digestFrequency>;

export const digestError = defineErrors({
  'digest.off': [400, 'This community sends no digest.'],
  'digest.noAddress': [400, 'There is no address to send it to.'],
});

export const digestSubscription = z.object({
  enabled: z.boolean().describe('Whether the member has a digest.'),
  frequency: digestFrequency.describe('How often it comes.'),
  dayOfWeek: z.int().min(1).max(7).describe('Of weekly and monthly ones; Monday is 1.'),
  hour: z.int().min(0).max(23).describe('Of the day, in the time zone of the member.'),
  timeZone: z.string().describe('A name as Europe/Stockholm.'),
  parts: z
    .array(
      z.object({
        name: z.string(),
        label: z.string().describe('The part in the language of the member.'),
        enabled: z.boolean(),
      }),
    )
    .describe('What it tells of.'),
  dateNext: dateTime.nullable().describe('When the next one is due; null: none is.'),
});
export type DigestSubscription = z.infer<typeof digestSubscription>;

export const getDigestSubscription = endpoint({
  method: 'GET',
  path: '/digest/subscription',
  summary: 'The digest of the viewer: how often, when, and what it tells of.',
  permission: 'session.valid',
  response: digestSubscription,
  errors: ['digest.off'],
});

export const patchDigestSubscription = endpoint({
  method: 'PATCH',
  path: '/digest/subscription',
  summary: 'Changes the digest of the viewer. What is not named stays.',
  permission: 'session.valid',
  body: z.object({
    enabled: z.boolean().optional(),
    frequency: digestFrequency.optional().describe('How often it comes.'),
    dayOfWeek: z.int().min(1).max(7).optional().describe('Of weekly and monthly ones; Monday is 1.'),
    hour: z.int().min(0).max(23).optional().describe('Of the day, in the time zone of the member.'),
    timeZone: z.string().max(50).optional().describe('A name as Europe/Stockholm.'),
    parts: z
      .record(z.string().max(50), z.boolean())
      .optional()
      .describe('By name; unknown ones are ignored.'),
  }),
  response: digestSubscription,
  errors: ['digest.off', 'preference.noMail', 'preference.timeZoneUnknown'],
});

export const postDigestExample = endpoint({
  method: 'POST',
  path: '/digest/example',
  summary: 'Mails the viewer a digest as it would be now.',
  permission: 'session.valid',
  rateLimit: 'mail',
  status: 202,
  response: z.object({ success: z.boolean() }),
  errors: ['digest.off', 'digest.noAddress', 'preference.noMail'],
});

export const sendTestDigest = endpoint({
  method: 'POST',
  path: '/emails/send-test-digest',
  summary:
    'Mails a digest of what the viewer may read to an address, whether digests are switched on or not.',
  permission: 'community.manage',
  rateLimit: 'mail',
  status: 200,
  body: z.object({
    destinationAddress: z.email().max(100).optional().describe('Absent: the address of the viewer.'),
  }),
  response: z.object({ success: z.boolean() }),
  errors: ['digest.noAddress'],
});

const digestRun = z.object({
  dateScheduled: dateTime,
  totalSubscribers: z.int().min(0).describe('How many members it was, or is, for.'),
});

export const getDeliveryDates = endpoint({
  method: 'GET',
  path: '/digest/delivery-dates',
  summary: 'When digests went out, and when they will.',
  permission: 'site.manage',
  response: z.object({
    sent: z.array(digestRun).describe('The latest, by the hour; the newest first.'),
    scheduled: digestRun.nullable().describe('The next one that is due for anybody.'),
    upcoming: z.array(dateTime).describe('The next dates of whoever chose nothing else.'),
  }),
});

export const backfillDigest = endpoint({
  method: 'POST',
  path: '/digest/backfill-optin',
  summary: 'Gives the digest to members who chose nothing yet, and were active since a day.',
  permission: 'site.manage',
  status: 200,
  body: z.object({
    dateLastActive: z
      .string()
      .max(40)
      .meta({ format: 'date-time' })
      .describe('Who was active then or later.'),
  }),
  response: bulkProgress,
  isBulkOperation: true,
});
