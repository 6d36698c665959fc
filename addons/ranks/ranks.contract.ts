// Ranks: what members come to by what they do, and what they may do then.
import { defineErrors, endpoint, id, idParam, z } from '@parley/addon-api/contract';

const granted = (about: string) => z.boolean().optional().describe(about);

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
    manual: z.boolean().optional().describe('Given by hand alone.'),
  })
  .describe('All of them have to be met.');

const abilities = z
  .object({
    avatar: granted('They change their photo.'),
    conversationsAdd: granted('They start conversations.'),
    curation: granted('They curate posts.'),
    signature: granted('They have a signature.'),
  })
  .describe('What members of the rank may do beside what their roles say.');

export const rank = z.object({
  rankID: id.describe('The rank.'),
  name: z.string().describe('What staff call it.'),
  userTitle: z.string().describe('What stands beside the names of its members.'),
  level: z.int().describe('The highest whose criteria are met is the one that counts.'),
  criteria,
  abilities,
});
export type Rank = z.infer<typeof rank>;

const written = {
  name: z.string().trim().min(1).max(100).describe('What staff call it.'),
  userTitle: z.string().trim().min(1).max(100).describe('What stands beside the names of its members.'),
  level: z.int().min(1).max(1000).describe('The highest whose criteria are met is the one that counts.'),
  criteria: criteria.default({}),
  abilities: abilities.default({}),
};

export const rankError = defineErrors({
  'rank.levelTaken': [409, 'There is a rank of this level already.'],
  'rank.tooMany': [400, 'There are a hundred ranks: delete one first.'],
  'rank.unknown': [422, 'There is no such rank.'],
  'rank.roleUnknown': [422, 'There is no such role.'],
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
  body: z.object({ ...written, criteria, abilities }).partial(),
  response: rank,
  errors: [...WRITES],
});

export const deleteRank = endpoint({
  method: 'DELETE',
  path: '/ranks/:rankID',
  summary: 'Deletes a rank. Its members have the next one below.',
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
  errors: ['rank.unknown'],
});
