// Groups: what they look like, and the calls that start, read, change and delete them.
import {
  bodyFormat,
  dateTime,
  defineErrors,
  endpoint,
  id,
  idParam,
  limit,
  page,
  z,
} from '@parley/addon-api/contract';

export const groupPrivacy = z
  .enum(['public', 'private', 'secret'])
  .describe(
    'public: everybody joins. private: everybody sees that it is there, and asks to join. secret: nobody else knows of it.',
  );

export const group = z.object({
  groupID: id.describe('The group.'),
  name: z.string(),
  url: z.string(),
  description: z.string().describe('What it is about, as HTML.'),
  format: z.string().describe('The format that the description was written in.'),
  privacy: groupPrivacy,
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  dateHeld: dateTime
    .nullable()
    .describe(
      'Since when moderators keep it out of sight or it waits for approval, for its leaders and staff; null for all others.',
    ),
  isWaiting: z
    .boolean()
    .describe('It waits for approval: nobody has seen it yet, and nobody has decided about it.'),
  insertUserID: z.int32(),
  countMembers: z.int(),
  iconUrl: z.string().nullable().describe('The picture beside its name; null where there is none.'),
  iconAlt: z.string().describe('What is to be seen on the picture.'),
  bannerUrl: z.string().nullable().describe('The banner above its page; null where there is none.'),
  bannerAlt: z.string().describe('What is to be seen on the banner; empty where it adorns.'),
  categoryID: id
    .nullable()
    .describe(
      'The category of its discussions; null for those who do not read them, or where there is none.',
    ),
  countDiscussions: z.int().describe('How many discussions it has; 0 for those who do not read them.'),
  dateFollowed: dateTime
    .nullable()
    .describe('Since when the viewer is told of new discussions; null where they are not.'),
  dateLastComment: dateTime.nullable().describe('When something was posted last, for those who read it.'),
});
export type Group = z.infer<typeof group>;

export const groupSource = z.object({
  groupID: id.describe('The group.'),
  name: z.string(),
  description: z.string().describe('What it is about, as it was written.'),
  format: z.string().describe('The format that the description was written in.'),
  privacy: groupPrivacy,
  iconUrl: z.string().nullable().describe('The picture beside its name.'),
  iconAlt: z.string().describe('What is to be seen on the picture.'),
  bannerUrl: z.string().nullable().describe('The banner above its page.'),
  bannerAlt: z.string().describe('What is to be seen on the banner.'),
});
export type GroupSource = z.infer<typeof groupSource>;

export const NAME_LENGTH = 150;
export const DESCRIPTION_LENGTH = 10_000;
export const ALT_LENGTH = 200;

const picture = z
  .string()
  .max(500)
  .nullable()
  .describe('The address of a file that was uploaded to this site; null or empty for none.');
const alt = z
  .string()
  .trim()
  .max(ALT_LENGTH)
  .describe('What is to be seen on it, for those who do not see it.');

const written = {
  name: z.string().trim().min(1).max(NAME_LENGTH),
  description: z.string().trim().max(DESCRIPTION_LENGTH).describe('What it is about.'),
  format: bodyFormat,
  privacy: groupPrivacy,
};
const pictures = {
  iconUrl: picture.optional(),
  iconAlt: alt.optional(),
  bannerUrl: picture.optional(),
  bannerAlt: alt.optional(),
};

export const groupError = defineErrors({
  'group.nameTaken': [409, 'There is a group of this name already.'],
  'group.applyFirst': [403, 'Ask to join this group: its leaders decide.'],
  'group.isOpen': [400, 'Everybody may join this group.'],
  'group.isMember': [400, 'This member belongs to the group already.'],
  'group.denied': [403, 'The leaders of this group have answered already.'],
  'group.lastLeader': [400, 'A group needs a leader: name another one first.'],
  'group.membersOnly': [403, 'Only members of this group see who belongs to it.'],
  'group.membersFollow': [400, 'Only members of this group are told of its discussions: join it first.'],
  'group.leadersOnly': [403, 'Only leaders of this group may do that.'],
});

export const groupParams = z.object({ groupID: idParam.describe('The group.') });
export const GROUP_SORTS = ['-countMembers', '-dateInserted', 'name'] as const;

/** Where it is, for whoever started it. */
export const groupWaiting = z.object({
  message: z.string().describe('Says that somebody has to approve it first.'),
  status: z.int().describe('The status of the answer: 202.'),
  description: z.string().nullable().describe('More words, where there are any.'),
  groupID: id.describe('The group that waits.'),
  url: z.string(),
});

export const listGroups = endpoint({
  method: 'GET',
  path: '/groups',
  summary: 'Groups that the viewer may see.',
  permission: 'discussions.view',
  query: z.object({
    memberID: idParam.optional().describe('Those that this member belongs to.'),
    sort: z.enum(GROUP_SORTS).default('-countMembers'),
    page,
    limit: limit(30, 100),
  }),
  response: z.array(group),
  paging: 'more',
});

export const searchGroups = endpoint({
  method: 'GET',
  path: '/groups/search',
  summary: 'Groups that the viewer may see, by a part of their name.',
  permission: 'discussions.view',
  query: z.object({
    query: z.string().trim().min(1).max(NAME_LENGTH).describe('A part of the name.'),
    page,
    limit: limit(30, 100),
  }),
  response: z.array(group),
  paging: 'more',
});

export const postGroup = endpoint({
  method: 'POST',
  path: '/groups',
  summary:
    'Starts a group. Whoever starts it is its first leader. 202: it waits for approval, and is seen by them and moderators alone until then.',
  permission: 'groups.add',
  rateLimit: 'posting',
  body: z.object({
    ...written,
    description: written.description.default(''),
    format: written.format.default('markdown'),
    ...pictures,
  }),
  response: group,
  waiting: groupWaiting,
  errors: ['group.nameTaken'],
});

export const getGroup = endpoint({
  method: 'GET',
  path: '/groups/:groupID',
  summary: 'One group.',
  permission: 'discussions.view',
  params: groupParams,
  response: group,
});

export const getGroupEdit = endpoint({
  method: 'GET',
  path: '/groups/:groupID/edit',
  summary: 'A group as it was written, for its leaders.',
  permission: 'session.valid',
  params: groupParams,
  response: groupSource,
  errors: ['group.leadersOnly'],
});

export const patchGroup = endpoint({
  method: 'PATCH',
  path: '/groups/:groupID',
  summary:
    'Changes a group. 202: its new name and description wait for approval, and the old ones stand until then; all else is changed.',
  permission: 'session.valid',
  rateLimit: 'edits',
  params: groupParams,
  body: z.object({ ...z.object(written).partial().shape, ...pictures }),
  response: group,
  waiting: groupWaiting,
  errors: ['group.leadersOnly', 'group.nameTaken'],
});

export const deleteGroup = endpoint({
  method: 'DELETE',
  path: '/groups/:groupID',
  summary:
    'Deletes a group, with what is discussed in it. Whoever looks after all groups can undo it from the audit log, for as many days as moderation.undoDays says.',
  permission: 'session.valid',
  params: groupParams,
  errors: ['group.leadersOnly'],
});
