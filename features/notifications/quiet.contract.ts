// When a member wants quiet: mails and pushes wait until it is over, and come as one; on the site nothing rings.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam } from '../../platform/contract/fields.ts';

export const quietError = defineErrors({
  'quiet.noTime': [422, 'Quiet hours end at another time than they begin.'],
});

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .describe('A time of day where the member lives: `22:00`.');

const hours = z.object({
  isOn: z.boolean().describe('Whether there are quiet hours.'),
  from: time,
  to: time.describe('On the next day where it is before `from`.'),
  days: z.array(z.int().min(0).max(6)).max(7).describe('On which days it begins; 0: Sunday.'),
  timeZone: z.string().max(50).describe('The member’s: `Europe/Stockholm`.'),
});

export const quiet = hours.extend({
  pausedUntil: dateTime.nullable().describe('Until when the member paused everything; null: not at all.'),
  quietUntil: dateTime.nullable().describe('Until when it is quiet now; null: it is not.'),
});
export type Quiet = z.infer<typeof quiet>;

export const PAUSES = ['hour', '2hours', '8hours', 'tomorrow', 'week', 'none'] as const;
export type Pause = (typeof PAUSES)[number];

const params = z.object({ userID: idParam });

export const getQuiet = endpoint({
  method: 'GET',
  path: '/notification-preferences/:userID/quiet',
  summary: 'When a member wants quiet.',
  permission: 'session.valid',
  params,
  response: quiet,
});

export const patchQuiet = endpoint({
  method: 'PATCH',
  path: '/notification-preferences/:userID/quiet',
  summary: 'Changes when a member wants quiet, or pauses everything for a while. What is not named stays.',
  permission: 'session.valid',
  params,
  body: hours.partial().extend({
    pause: z.enum(PAUSES).optional().describe('For how long from now on; tomorrow is eight in the morning.'),
  }),
  response: quiet,
  errors: ['quiet.noTime', 'preference.timeZoneUnknown'],
});
