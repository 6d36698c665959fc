// What a member wants to be notified of, and what holds for whoever set nothing.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { idParam } from '../../platform/contract/fields.ts';

export const preferenceError = defineErrors({
  'preference.noMail': [403, 'This member may not have mails. Ask for the permission email.view.'],
  'preference.localeUnknown': [404, 'The interface does not speak this language here.'],
  'preference.timeZoneUnknown': [422, 'This is no time zone. Use a name like Europe/Stockholm.'],
});

export const preferenceGroup = z.enum([
  'followedCategories',
  'followedPosts',
  'myAccount',
  'communityTasks',
  'miscellaneous',
]);
export type PreferenceGroup = z.infer<typeof preferenceGroup>;

const channels = z
  .object({
    popup: z.boolean().optional().describe('Whether it is shown on the site.'),
    email: z.boolean().optional().describe('Whether it is mailed.'),
  })
  .catchall(z.boolean().describe('Whether it is sent by another channel: `push`.'));

/**
 * By the name of the preference; beside them two texts: `NotificationLanguage`, the one that the member reads in, and
 * `NotificationTimeZone`, by which hours of mails are meant: `Europe/Stockholm`.
 */
export const memberPreferences = z.record(z.string().max(100), z.union([channels, z.string().max(50)]));
export type MemberPreferences = z.infer<typeof memberPreferences>;

export const defaultPreferences = z.record(
  z.string().max(100),
  channels.extend({ disabled: z.boolean().optional().describe('Nobody is notified, or offered it.') }),
);
export type DefaultPreferences = z.infer<typeof defaultPreferences>;

const channelSchema = z.object({
  type: z.literal('boolean'),
  default: z.boolean().describe('What holds for whoever set nothing.'),
  title: z.string().optional().describe('What the channel is called.'),
});

const preferenceSchema = z.object({
  type: z.literal('object'),
  title: z.string().describe('What happens.'),
  description: z.string().optional(),
  properties: z
    .record(z.string(), channelSchema)
    .describe(
      'By channel, in the order of columns: `popup` is the site; `email`, absent where there are no mails, and others; `disabled`, of the site alone, switches it off for everybody.',
    ),
});

const groupSchema = z.object({
  type: z.literal('object'),
  title: z.string(),
  properties: z.record(z.string(), preferenceSchema),
});

export const preferencesSchema = z.object({
  type: z.literal('object'),
  properties: z.object({
    notifications: z
      .object({
        type: z.literal('object'),
        properties: z.partialRecord(preferenceGroup, groupSchema),
      })
      .describe('What can be set, in groups.'),
    emailDigest: groupSchema.optional().describe('The digest; absent where there is none.'),
  }),
});
export type PreferencesSchema = z.infer<typeof preferencesSchema>;
export type GroupSchema = z.infer<typeof groupSchema>;

export const getPreferencesSchema = endpoint({
  method: 'GET',
  path: '/notification-preferences/schema',
  summary: 'What can be set, as a JSON schema: by group and preference.',
  permission: 'session.valid',
  query: z.object({
    schemaType: z.enum(['user', 'defaults']).default('user').describe('Whose: a member’s, or the site’s.'),
    userID: idParam.optional().describe('The member; absent: the viewer.'),
  }),
  response: preferencesSchema,
});

export const getDefaultPreferences = endpoint({
  method: 'GET',
  path: '/notification-preferences/defaults',
  summary: 'What members are notified of who set nothing.',
  permission: 'site.manage',
  response: defaultPreferences,
});

export const patchDefaultPreferences = endpoint({
  method: 'PATCH',
  path: '/notification-preferences/defaults',
  summary: 'Changes what members are notified of who set nothing.',
  permission: 'site.manage',
  body: defaultPreferences,
  response: defaultPreferences,
});

export const getMemberPreferences = endpoint({
  method: 'GET',
  path: '/notification-preferences/:userID',
  summary: 'What a member is notified of, by preference and channel.',
  permission: 'session.valid',
  params: z.object({ userID: idParam }),
  response: memberPreferences,
});

export const patchMemberPreferences = endpoint({
  method: 'PATCH',
  path: '/notification-preferences/:userID',
  summary: 'Changes what a member is notified of. What is not named stays; unknown names are ignored.',
  permission: 'session.valid',
  params: z.object({ userID: idParam }),
  body: memberPreferences,
  response: memberPreferences,
  errors: ['preference.noMail', 'preference.localeUnknown', 'preference.timeZoneUnknown'],
});
