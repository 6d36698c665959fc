// What members follow, and what they want to hear and see nothing of for a while or for good.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';

export const followingError = defineErrors({
  'following.unknownType': [404, 'Nothing of this type can be followed or muted here.'],
  'following.elsewhere': [400, 'Categories are followed at /categories/{id}/follow.'],
  'following.self': [400, 'You cannot follow or mute yourself.'],
  'following.tooMany': [400, 'That is more than anybody can follow or mute. Take something away first.'],
  'following.noMail': [403, 'You may not have mails. Ask for the permission email.view.'],
});

const recordType = z.string().max(50).describe('category, discussion, tag or user, or what an add-on adds.');
const record = z.object({ recordType, recordID: idParam });

export const MUTE_TERMS = ['hour', '8hours', 'tomorrow', 'week', 'forever'] as const;
export type MuteTerm = (typeof MUTE_TERMS)[number];

const channel = z.boolean().nullable().describe('Null: as the preference of its kind says.');

export const followState = z.object({
  recordType: z.string(),
  recordID: id,
  followed: z.boolean(),
  popup: channel,
  email: channel,
  push: channel,
});
export type FollowState = z.infer<typeof followState>;

export const muteState = z.object({
  recordType: z.string(),
  recordID: id,
  muted: z.boolean().describe('Whether it is muted at this moment.'),
  dateUntil: dateTime.nullable().describe('Null: until it is unmuted, or it is not muted.'),
});
export type MuteState = z.infer<typeof muteState>;

const named = z.object({
  name: z.string(),
  url: z.string(),
  photoUrl: z.string().nullable(),
  dateInserted: dateTime.describe('Since when.'),
});

export const follow = followState.omit({ followed: true }).extend(named.shape);
export type Follow = z.infer<typeof follow>;

export const mute = muteState.omit({ muted: true }).extend(named.shape);
export type Mute = z.infer<typeof mute>;

const listed = z.object({
  recordType: recordType.optional().describe('Only what is of this type.'),
  page,
  limit: limit(30, 100),
});

export const listFollows = endpoint({
  method: 'GET',
  path: '/follows',
  summary: 'What the viewer follows beside categories, of what they may see, the newest first.',
  permission: 'session.valid',
  query: listed,
  response: z.array(follow),
  paging: 'more',
});

export const putFollow = endpoint({
  method: 'PUT',
  path: '/follows/:recordType/:recordID',
  summary:
    'Follows a discussion, a tag or a member, or no longer; says what is wanted of it otherwise than usual.',
  permission: 'session.valid',
  params: record,
  body: z.object({
    followed: z.boolean(),
    popup: channel.optional(),
    email: channel.optional(),
    push: channel.optional(),
  }),
  response: followState,
  errors: [
    'following.unknownType',
    'following.elsewhere',
    'following.self',
    'following.tooMany',
    'following.noMail',
  ],
});

export const listMutes = endpoint({
  method: 'GET',
  path: '/mutes',
  summary: 'What the viewer muted and is muted still, of what they may see, the newest first.',
  permission: 'session.valid',
  query: listed,
  response: z.array(mute),
  paging: 'more',
});

export const putMute = endpoint({
  method: 'PUT',
  path: '/mutes/:recordType/:recordID',
  summary: 'Mutes a category, a discussion, a tag or a member for a while or for good, or no longer.',
  permission: 'session.valid',
  params: record,
  body: z.object({
    muted: z.boolean().describe('False: no longer.'),
    for: z.enum(MUTE_TERMS).default('forever').describe('For how long; tomorrow is eight in the morning.'),
    timeZone: z.string().max(64).optional().describe('The viewer’s: `Europe/Stockholm`. For tomorrow.'),
  }),
  response: muteState,
  errors: ['following.unknownType', 'following.self', 'following.tooMany', 'preference.timeZoneUnknown'],
});
