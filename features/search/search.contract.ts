import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, expand, limit, page, rangeText } from '../../platform/contract/fields.ts';
import { discussionFilters } from '../discussions/discussion-filters.contract.ts';
import { userFragment } from '../users/users.contract.ts';

const crumb = z.object({ name: z.string(), url: z.string() });

export const searchResult = z.object({
  recordType: z.enum(['discussion', 'comment', 'category', 'user']),
  type: z.string(),
  recordID: z.int(),
  discussionID: z.int().optional(),
  commentID: z.int().optional(),
  categoryID: z.int().optional(),
  name: z.string(),
  url: z.string(),
  body: z.string().optional(),
  excerpt: z.string().optional(),
  dateInserted: dateTime.optional(),
  dateUpdated: dateTime.nullable().optional(),
  insertUserID: z.int().optional(),
  insertUser: userFragment.optional(),
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

export const searchSorts = [
  'relevance',
  'dateInserted',
  '-dateInserted',
  'dateUpdated',
  '-dateUpdated',
  'score',
  '-score',
] as const;

export const searchQuery = z.object({
  query: z.string().max(1000).default(''),
  name: z.string().max(250).optional(),
  queryOperator: z.enum(['and', 'or']).default('and'),
  recordTypes: z.array(z.enum(['discussion', 'comment', 'category', 'user'])).optional(),
  types: z.array(z.string().max(50)).optional(),
  domain: z.string().max(50).optional(),
  scope: z.enum(['site', 'hub']).optional(),
  discussionID: z.int().optional(),
  categoryID: z.int().optional(),
  categoryIDs: z.array(z.int()).optional(),
  includeChildCategories: z.boolean().default(false),
  insertUserIDs: z.array(z.int()).optional(),
  insertUserNames: z.array(z.string().max(100)).optional(),
  tags: z.array(z.string().max(100)).optional(),
  tagOperator: z.enum(['and', 'or']).default('or'),
  /** Discussions of these types, with their comments; `postMeta` as in GET /discussions. */
  postTypeID: z.array(z.string().max(100)).optional(),
  postMeta: discussionFilters.shape.postMeta,
  dateInserted: rangeText.optional(),
  dateUpdated: rangeText.optional(),
  sort: z.enum(searchSorts).default('relevance'),
  collapse: z.boolean().default(false),
  locale: z.string().max(20).optional(),
  expand: expand(['insertUser', 'breadcrumbs', 'excerpt', 'image', '-body']),
  page,
  limit: limit(10),
});

export type SearchInput = z.output<typeof searchQuery>;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  takesRoleToken: true,
  summary: 'Finds discussions, comments, categories and people.',
  permission: 'public',
  query: searchQuery,
  response: z.array(searchResult),
  paging: 'numbered',
  rateLimit: 'search',
});
