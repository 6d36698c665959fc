import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, expand, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { discussionFilters } from '../discussions/discussion-filters.contract.ts';
import { statusFragment } from '../discussions/discussion-statuses.contract.ts';
import { mainImage } from '../discussions/discussions.contract.ts';
import { profileFieldValues, user, userFragment } from '../users/users.contract.ts';

const crumb = z.object({ name: z.string(), url: z.string() });

export const searchResult = z.object({
  recordType: z.string().describe('discussion, comment, category, user, or a kind of an add-on.'),
  type: z.string(),
  recordID: z.int32(),
  discussionID: z.int32().optional(),
  commentID: z.int32().optional(),
  categoryID: z.int32().optional(),
  name: z.string(),
  url: z.string(),
  body: z.string().optional(),
  excerpt: z.string().optional(),
  dateInserted: dateTime.optional(),
  dateUpdated: dateTime.nullable().optional(),
  insertUserID: z.int32().optional(),
  insertUser: userFragment.optional(),
  updateUserID: z.int32().nullable().optional(),
  updateUser: userFragment.optional(),
  /** The member that was found, as the caller may know them. */
  userInfo: user.optional(),
  image: mainImage.nullable().optional(),
  format: z.string().optional(),
  statusID: z.int32().optional(),
  status: statusFragment.optional(),
  breadcrumbs: z.array(crumb).optional(),
  score: z.int().optional(),
  counts: z.array(z.object({ count: z.int(), labelCode: z.string() })).optional(),
  labelCodes: z.array(z.string()).optional(),
  isForeign: z.boolean(),
  searchScore: z.number(),
  subqueryMatchCount: z.int().optional(),
  subqueryExtraParams: z.record(z.string(), z.unknown()).optional(),
});

export type SearchResult = z.infer<typeof searchResult>;

/** How the hits divide: by kind, category, author. Counted over what the viewer may see. */
export interface SearchFacets {
  types: { type: string; count: number }[];
  categories: { categoryID: number; name: string; count: number }[];
  authors: { userID: number; name: string; count: number }[];
}

/** Orders of members, who alone can be found where one is asked for. */
export const memberSorts = [
  'name',
  '-name',
  'countPosts',
  '-countPosts',
  'dateLastActive',
  '-dateLastActive',
  'points',
  '-points',
] as const;

export const searchSorts = [
  'relevance',
  'dateInserted',
  '-dateInserted',
  'dateUpdated',
  '-dateUpdated',
  'score',
  '-score',
  'hot',
  '-hot',
  ...memberSorts,
] as const;

/** What is asked of members alone. */
export const memberFilters = z.object({
  email: z.string().max(320).optional(),
  emailDomain: z.array(z.string().max(255)).max(20).optional(),
  roleIDs: z.array(z.int32()).optional(),
  dateLastActive: rangeText.optional(),
  ipAddresses: z.array(z.string().max(64)).max(100).optional(),
  profileFields: profileFieldValues.optional(),
});

export const searchQuery = z.object({
  ...memberFilters.shape,
  query: z.string().max(1000).default(''),
  /** Words of the title, the name of a category or a member. */
  name: z.string().max(250).optional(),
  queryOperator: z.enum(['and', 'or']).default('and'),
  recordTypes: z
    .array(z.string().max(50))
    .max(50)
    .describe('discussion, comment, category, user, and the kinds of add-ons.')
    .optional(),
  types: z.array(z.string().max(50)).optional(),
  domain: z.string().max(50).optional(),
  scope: z.enum(['site', 'hub']).optional(),
  discussionID: z.int32().optional(),
  categoryID: z.int32().optional(),
  categoryIDs: z.array(z.int32()).optional(),
  includeChildCategories: z.boolean().default(false),
  includeArchivedCategories: z.boolean().default(false),
  followedCategories: z.boolean().default(false),
  insertUserIDs: z.array(z.int32()).optional(),
  insertUserNames: z.array(z.string().max(100)).optional(),
  includedInsertUserRoleIDs: z.array(z.int32()).optional(),
  excludedInsertUserRoleIDs: z.array(z.int32()).optional(),
  excludedInsertUserIDs: z.array(z.int32()).optional(),
  tags: z.array(z.string().max(100)).optional(),
  tagOperator: z.enum(['and', 'or']).default('or'),
  /** Discussions of these statuses, with their comments. */
  statusID: z.array(z.int32()).optional(),
  /** Discussions of these types, with their comments; `postMeta` as in GET /discussions. */
  postTypeID: z.array(z.string().max(100)).optional(),
  postMeta: discussionFilters.shape.postMeta,
  dateInserted: rangeText.optional(),
  dateUpdated: rangeText.optional(),
  sort: z.enum(searchSorts).default('relevance'),
  collapse: z.boolean().default(false),
  /** The last word may be the beginning of one. */
  includeTypeaheads: z.boolean().default(false),
  /** Without them only the headers tell how many there are. */
  includeResults: z.boolean().default(true),
  /** There are one engine, one language and one section. */
  driver: z.string().max(50).optional(),
  matchMode: z.string().max(50).optional(),
  locale: z.string().max(20).optional(),
  siteSectionID: z.string().max(50).optional(),
  siteSectionGroup: z.string().max(50).optional(),
  expand: expand(['insertUser', 'updateUser', 'breadcrumbs', 'excerpt', 'image', '-body']),
  page,
  limit: limit(10, 100),
});

export type SearchInput = z.output<typeof searchQuery>;

export const searchHeaders = {
  'X-Search-Incomplete':
    'true: looking through everything would have taken too long. The results are of the newest, or of the first matches; x-app-page-result-count is the least there are.',
} as const;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'Finds discussions, comments, categories and people.',
  permission: 'public',
  query: searchQuery,
  response: z.array(searchResult),
  paging: 'numbered',
  rateLimit: 'search',
  headers: searchHeaders,
});
