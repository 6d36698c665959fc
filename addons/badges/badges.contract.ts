// Badges: what they look like, and the calls that list, add, change and delete them.
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
import { BODY_LENGTH, NAME_LENGTH } from './badge-limits.contract.ts';

export const badge = z.object({
  badgeID: id.describe('The badge.'),
  name: z.string(),
  key: z.string().describe('What it is called in addresses.'),
  body: z.string().describe('What it is for, as text.'),
  photoUrl: z.string().nullable().describe('Its picture; null: the one that all without their own have.'),
  points: z.int().describe('What whoever comes to it is given.'),
  active: z.boolean().describe('False: nobody earns it, and members see nothing of it.'),
  enabled: z.boolean().describe('The same as `active`, by its other name.'),
  hidden: z.boolean().describe('Who does not have it is not told that it exists.'),
  requestable: z.boolean().describe('Members ask for it, and staff decide.'),
  class: z.string().nullable().describe('The family that it belongs to.'),
  classLevel: z.int().nullable().describe('Its level in the family.'),
  statistic: z.string().nullable().describe('What its rule counts; null: it is given by hand alone.'),
  threshold: z.int().nullable().describe('From which number on members have it.'),
  canDelete: z.boolean().describe('False: it came with the add-on, and is switched off instead.'),
  url: z.string(),
  countUsers: z.int().describe('How many have it.'),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
});
export type Badge = z.infer<typeof badge>;

const written = {
  name: z.string().trim().min(1).max(NAME_LENGTH),
  key: z
    .string()
    .max(NAME_LENGTH)
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Write small letters and digits, with hyphens between them: bee-keeper.',
    )
    .describe('What it is called in addresses. Absent: made of its name.'),
  body: z.string().trim().max(BODY_LENGTH).describe('What it is for, as text.'),
  photoUrl: z
    .string()
    .max(500)
    .regex(
      /^(?:https?:\/\/|\/(?!\/))\S+$/,
      'Write an address that begins with https://, or with / on this site.',
    )
    .nullable()
    .describe('Its picture; null: the one that all without their own have.'),
  points: z.int().min(0).max(1000).describe('What whoever comes to it is given.'),
  active: z.boolean().describe('False: nobody earns it, and members see nothing of it.'),
  hidden: z.boolean().describe('Who does not have it is not told that it exists.'),
  requestable: z.boolean().describe('Members ask for it, and staff decide.'),
  class: z.string().trim().min(1).max(50).nullable().describe('The family that it belongs to.'),
  classLevel: z.int().min(1).max(1000).nullable().describe('Its level in the family.'),
  statistic: z
    .string()
    .min(1)
    .max(50)
    .nullable()
    .describe('What its rule counts; null: given by hand alone.'),
  threshold: z.int().min(1).max(1_000_000_000).nullable().describe('From which number on members have it.'),
};

export const badgeError = defineErrors({
  'badge.nameTaken': [409, 'There is a badge of this name already.'],
  'badge.keyTaken': [409, 'There is a badge of this address already: give it another key.'],
  'badge.levelTaken': [409, 'This family has a badge of this level already.'],
  'badge.tooMany': [400, 'There are a thousand badges: delete one first.'],
  'badge.ruleIncomplete': [422, 'A rule needs both: what is counted, and from which number on.'],
  'badge.statisticUnknown': [422, 'Nothing of this name is counted here.'],
  'badge.levelWithoutClass': [422, 'A level needs a family.'],
  'badge.isBuiltIn': [400, 'This badge came with the add-on: switch it off instead.'],
  'badge.isOff': [400, 'This badge is switched off.'],
  'badge.hasIt': [400, 'This member has the badge already.'],
  'badge.notRequestable': [400, 'Nobody can ask for this badge.'],
  'badge.denied': [403, 'Staff have answered already.'],
});

export const badgeParams = z.object({ badgeID: idParam.describe('The badge.') });
const pages = { page, limit: limit(30, 100) };

export const listBadges = endpoint({
  method: 'GET',
  path: '/badges',
  summary: 'Badges that the viewer may see: by family and level, then by name.',
  permission: 'badges.view',
  query: z.object({
    class: z.string().max(50).optional().describe('Those of this family.'),
    active: z.boolean().optional().describe('Those that are switched on, or off: for those who keep them.'),
    ...pages,
  }),
  response: z.array(badge),
  paging: 'more',
});

export const postBadge = endpoint({
  method: 'POST',
  path: '/badges',
  summary: 'Adds a badge.',
  permission: 'badges.moderate',
  body: z.object({
    ...written,
    key: written.key.optional(),
    body: written.body.default(''),
    photoUrl: written.photoUrl.default(null),
    points: written.points.default(0),
    active: written.active.default(true),
    hidden: written.hidden.default(false),
    requestable: written.requestable.default(false),
    class: written.class.default(null),
    classLevel: written.classLevel.default(null),
    statistic: written.statistic.default(null),
    threshold: written.threshold.default(null),
  }),
  response: badge,
  errors: [
    'badge.nameTaken',
    'badge.keyTaken',
    'badge.levelTaken',
    'badge.tooMany',
    'badge.ruleIncomplete',
    'badge.statisticUnknown',
    'badge.levelWithoutClass',
  ],
});

export const getBadge = endpoint({
  method: 'GET',
  path: '/badges/:badgeID',
  summary: 'One badge.',
  permission: 'badges.view',
  params: badgeParams,
  response: badge,
});

export const patchBadge = endpoint({
  method: 'PATCH',
  path: '/badges/:badgeID',
  summary: 'Changes a badge. Who has it keeps it, with the points that it brought.',
  permission: 'badges.moderate',
  params: badgeParams,
  body: z.object(written).partial(),
  response: badge,
  errors: [
    'badge.nameTaken',
    'badge.keyTaken',
    'badge.levelTaken',
    'badge.ruleIncomplete',
    'badge.statisticUnknown',
    'badge.levelWithoutClass',
  ],
});

export const deleteBadge = endpoint({
  method: 'DELETE',
  path: '/badges/:badgeID',
  summary: 'Deletes a badge. Nobody has it any more; what points it brought is taken back.',
  permission: 'badges.moderate',
  params: badgeParams,
  errors: ['badge.isBuiltIn'],
});

export const recipient = z.object({
  userID: id,
  user: userFragment,
  reason: z.string().describe('Why it was given; empty where a rule did.'),
  dateInserted: dateTime.describe('Since when they have it.'),
});
export type Recipient = z.infer<typeof recipient>;

export const listBadgeUsers = endpoint({
  method: 'GET',
  path: '/badges/:badgeID/users',
  summary: 'Who has a badge: who came to it last, first.',
  permission: 'badges.view',
  params: badgeParams,
  query: z.object(pages),
  response: z.array(recipient),
  paging: 'more',
});
