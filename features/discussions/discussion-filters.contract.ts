// What a list of discussions can be narrowed to and ordered by.
import { z } from 'zod';
import { id, rangeText } from '../../platform/contract/fields.ts';

export const discussionSort = z.enum([
  '-dateLastComment',
  'dateLastComment',
  '-dateInserted',
  'dateInserted',
  '-discussionID',
  'discussionID',
  '-score',
  'score',
  '-hot',
  'hot',
  '-experimentalTrending',
  'experimentalTrending',
]);
export type DiscussionSort = z.infer<typeof discussionSort>;

export const discussionFilters = z.object({
  discussionID: rangeText.optional(),
  categoryID: rangeText.optional(),
  includeChildCategories: z.boolean().optional(),
  excludedCategoryIDs: z.array(z.int32()).optional(),
  excludeHiddenCategories: z.boolean().optional(),
  followed: z.boolean().optional(),
  unread: z
    .boolean()
    .describe('Only what the caller has not read, among the 1,000 discussions that were written in last.')
    .optional(),
  excludeMuted: z
    .boolean()
    .describe(
      'Without what the caller muted. Pages keep their places: one of them may hold less than its limit.',
    )
    .optional(),
  siteSectionID: z.string().max(50).optional(),
  score: rangeText.optional(),
  tagID: rangeText.optional(),
  groupID: rangeText.optional(),
  dateInserted: rangeText.optional(),
  dateUpdated: rangeText.optional(),
  dateLastComment: rangeText.optional(),
  slotType: z.enum(['d', 'w', 'm', 'y', 'a']).optional(),
  type: z.array(z.string().max(100)).optional(),
  postTypeID: z.array(z.string().max(100)).optional(),
  /** `postMeta[fieldID]=value`: one of several values, a range of numbers or dates, or part of a text. */
  postMeta: z
    .record(z.string().max(100), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
    .optional(),
  insertUserID: z.array(z.int32()).optional(),
  insertUserRoleID: z.array(z.int32()).optional(),
  roleIDs: z.array(z.int32()).optional(),
  bookmarkUserID: id.optional(),
  participatedUserID: id.optional(),
  reactionType: z.string().max(100).optional(),
  pinned: z.boolean().optional(),
  pinOrder: z.enum(['first', 'mixed']).optional(),
  hasComments: z.boolean().optional(),
  status: z
    .string()
    .max(50)
    .describe('Only discussions with this status, by the word that their type has for it.')
    .optional(),
  statusID: z.array(z.int32()).optional(),
  internalStatusID: z.array(z.int32()).optional(),
  resolved: z.boolean().optional(),
  /** By interests, which are not known yet: narrows nothing. */
  suggested: z.boolean().optional(),
  dirtyRecords: z.boolean().optional(),
  sort: discussionSort.optional(),
});
export type DiscussionFilters = z.infer<typeof discussionFilters>;
