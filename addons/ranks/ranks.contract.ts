// Ranks: what members come to by what they do, and what they may do then.
import { defineErrors, endpoint, id, idParam, z } from '@parley/addon-api/contract';

const granted = (about: string) => z.boolean().optional().describe(about);
const taken = (about: string) => z.literal(false).optional().describe(about);

/** What a rank can be for alone: who manages the site, who looks after the community. */
export const CRITERION_PERMISSIONS = ['site.manage', 'community.moderate'] as const;

/** Stands in the page as it is: one name, of which nothing but a style sheet can make anything. */
const cssClass = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,49}$/, 'Write one class: letters, digits, - and _, a letter first.')
  .nullable()
  .describe('A class of the title beside names: `rank-green`, or one of a style sheet of your own.');

const notificationBody = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .nullable()
  .describe('What members are told when they come to it, as plain text; null: that they did.');

const criteria = z
  .object({
    points: z.int().min(0).max(1_000_000_000).optional().describe('So many points at least.'),
    posts: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .optional()
      .describe('So many discussions and comments at least.'),
    time: z
      .string()
      .regex(/^\d{1,3} (?:day|week|month|year)s?$/, 'Write how long: 3 months.')
      .optional()
      .describe('Member for so long at least: `3 months`.'),
    roleID: id.optional().describe('Members with this role alone.'),
    permission: z
      .enum(CRITERION_PERMISSIONS)
      .optional()
      .describe('Members whose roles grant this everywhere alone.'),
    manual: z.boolean().optional().describe('Given by hand alone.'),
  })
  .describe('All of them have to be met.');

const abilities = z
  .object({
    avatar: granted('They change their photo.'),
    commentsAdd: taken('false: they write no comments.'),
    conversationsAdd: granted('They start conversations.'),
    curation: granted('They curate posts.'),
    discussionsAdd: taken('false: they start no posts.'),
    editTimeout: z
      .int()
      .min(-1)
      .max(315_360_000)
      .optional()
      .describe('For how many seconds they may edit what they wrote; -1: without end, 0: not at all.'),
    format: z
      .enum(['Text', 'TextEx'])
      .optional()
      .describe('They write plain text alone; in TextEx, links in it can be followed.'),
    linksActivity: taken('Kept, and without effect: there are no posts on profiles.'),
    linksConversations: taken('false: no links to other sites in their messages.'),
    linksPosts: taken('false: no links to other sites in their posts.'),
    location: granted('They change where they say to be.'),
    meActions: granted('Kept, and without effect: /me is no command.'),
    polls: granted('They start polls.'),
    roleID: id.optional().describe('They may do what this role may, without holding it.'),
    signature: granted('They have a signature.'),
    signatureImages: z.int().min(0).max(20).optional().describe('How many pictures it may have.'),
    signatureLength: z.int().min(1).max(5000).optional().describe('How many characters it may have.'),
    title: granted('They change their own title.'),
    verified: granted('What they write is trusted, whatever their account says.'),
  })
  .describe(
    'What members of the rank may do beside what their roles say, or may not: false. Whoever manages the community is bound by nothing.',
  );

export const rank = z.object({
  rankID: id.describe('The rank.'),
  name: z.string().describe('What staff call it.'),
  userTitle: z.string().describe('What stands beside the names of its members.'),
  level: z.int().describe('The highest whose criteria are met is the one that counts.'),
  cssClass,
  notificationBody,
  criteria,
  abilities,
});
export type Rank = z.infer<typeof rank>;

const written = {
  name: z.string().trim().min(1).max(100).describe('What staff call it.'),
  userTitle: z.string().trim().min(1).max(100).describe('What stands beside the names of its members.'),
  level: z.int().min(1).max(1000).describe('The highest whose criteria are met is the one that counts.'),
  cssClass: cssClass.default(null),
  notificationBody: notificationBody.default(null),
  criteria: criteria.default({}),
  abilities: abilities.default({}),
};

export const rankError = defineErrors({
  'rank.levelTaken': [409, 'There is a rank of this level already.'],
  'rank.tooMany': [400, 'There are a hundred ranks: delete one first.'],
  'rank.unknown': [422, 'There is no such rank.'],
  'rank.roleUnknown': [422, 'There is no such role.'],
  'rank.grantsMore': [
    403,
    'This rank lets members do what you may not hand out: ask an administrator to give it.',
  ],
});

const rankParams = z.object({ rankID: idParam.describe('The rank.') });
const WRITES = ['rank.levelTaken', 'rank.roleUnknown'] as const;

export const listRanks = endpoint({
  method: 'GET',
  path: '/ranks',
  summary: 'All ranks, the lowest first.',
  permission: 'session.valid',
  response: z.array(rank),
});

export const postRank = endpoint({
  method: 'POST',
  path: '/ranks',
  summary: 'Adds a rank.',
  permission: 'site.manage',
  body: z.object(written),
  response: rank,
  errors: [...WRITES, 'rank.tooMany'],
});

export const getRank = endpoint({
  method: 'GET',
  path: '/ranks/:rankID',
  summary: 'One rank.',
  permission: 'site.manage',
  params: rankParams,
  response: rank,
});

export const getRankEdit = endpoint({
  method: 'GET',
  path: '/ranks/:rankID/edit',
  summary: 'A rank as it was written.',
  permission: 'site.manage',
  params: rankParams,
  response: rank,
});

export const patchRank = endpoint({
  method: 'PATCH',
  path: '/ranks/:rankID',
  summary: 'Changes a rank. Criteria and abilities that are given take the place of all of them.',
  permission: 'site.manage',
  params: rankParams,
  body: z.object({ ...written, cssClass, notificationBody, criteria, abilities }).partial(),
  response: rank,
  errors: [...WRITES],
});

export const deleteRank = endpoint({
  method: 'DELETE',
  path: '/ranks/:rankID',
  summary:
    'Deletes a rank. Its members have the next one below. It comes back from the audit log for a time.',
  permission: 'site.manage',
  params: rankParams,
});

export const putUserRank = endpoint({
  method: 'PUT',
  path: '/users/:userID/rank',
  summary: 'Gives a member a rank by hand, or takes it back.',
  permission: 'users.edit',
  rateLimit: 'edits',
  params: z.object({ userID: idParam.describe('The member.') }),
  body: z.object({ rankID: id.nullable().describe('null: none by hand.') }),
  response: z.object({
    rankID: id.nullable().describe('The one that is theirs now, by hand or by its criteria.'),
  }),
  errors: ['rank.unknown', 'rank.grantsMore'],
});
