// Members by what they gave, and what they were given.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, expand, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { OpenList, openChoice } from '../../platform/contract/open-list.ts';
import { reactionSummary } from '../reactions/reactions.contract.ts';
import { userFragment } from '../users/users.contract.ts';

/** What members can be ranked by. Add-ons add to it, and say how it is counted: `leaderboardSources`. */
export const leaderboardTypes = new OpenList({ reputation: 'Points', posts: 'Posts' });
export const leaderboardType = openChoice(leaderboardTypes);
export type LeaderboardType = z.infer<typeof leaderboardType>;

/** A day, a week, a month, a year, counted back from now; all. */
export const slotType = z.enum(['d', 'w', 'm', 'y', 'a']);
export type SlotType = z.infer<typeof slotType>;

export const leader = z.object({
  userID: z.int32(),
  name: z.string(),
  photo: z.string(),
  points: z.int(),
  slotType,
  /** When the slot began; absent for all time. */
  timeSlot: dateTime.optional(),
  source: leaderboardType,
});
export type Leader = z.infer<typeof leader>;

export const listLeaders = endpoint({
  method: 'GET',
  path: '/users/leaders',
  readsReplica: true,
  summary: 'Who wrote most, or was given most, of what the viewer may see.',
  permission: 'public',
  query: z.object({
    leaderboardType,
    slotType,
    categoryID: idParam.optional(),
    siteSectionID: z.string().max(100).optional(),
    includedRoleIDs: z.array(id).max(100).optional(),
    excludedRoleIDs: z.array(id).max(100).optional(),
    limit: limit(10),
  }),
  response: z.array(leader),
});

export const reactedRecord = z.object({
  recordType: z.enum(['Discussion', 'Comment']),
  recordID: z.int32(),
  discussionID: z.int32(),
  commentID: z.int32().optional(),
  name: z.string(),
  body: z.string(),
  url: z.string(),
  dateUpdated: dateTime.nullable().optional(),
  insertUserID: z.int32(),
  insertUser: userFragment.optional(),
  updateUser: userFragment.optional(),
  reactions: z.array(reactionSummary).optional(),
});
export type ReactedRecord = z.infer<typeof reactedRecord>;

export const listReacted = endpoint({
  method: 'GET',
  path: '/users/:userID/reacted',
  readsReplica: true,
  summary: 'Posts of a member that were given a reaction, newest first.',
  permission: 'profiles.view',
  params: z.object({ userID: idParam }),
  query: z.object({
    reactionUrlcode: z.string().min(1).max(100),
    expand: expand(['insertUser', 'updateUser', 'reactions']),
    page,
    limit: limit(30),
  }),
  response: z.array(reactedRecord),
  paging: 'more',
});
