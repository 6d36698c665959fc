// Reactions: the types a community uses, and giving them to posts.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const reactionClass = z.enum(['Positive', 'Negative', 'Flag']);
export type ReactionClass = z.infer<typeof reactionClass>;

/** Records that can be reacted to. */
export type ReactionRecordType = 'discussion' | 'comment';

export const reactionType = z.object({
  urlCode: z.string(),
  urlcode: z.string(),
  name: z.string(),
  description: z.string(),
  points: z.int(),
  class: reactionClass,
  tagID: z.int32(),
  attributes: z.record(z.string(), z.unknown()).nullable(),
  sort: z.int(),
  active: z.boolean(),
  custom: z.boolean(),
  hidden: z.boolean(),
  /** What it adds to a post's score. */
  reactionValue: z.int(),
  photoUrl: z.string(),
});
export type ReactionType = z.infer<typeof reactionType>;

/** How often a post was given one type. `hasReacted` is the viewer's own and never stands in shared pages. */
export const reactionSummary = z.object({
  tagID: z.int32(),
  urlcode: z.string(),
  name: z.string(),
  class: reactionClass,
  hasReacted: z.boolean().optional(),
  reactionValue: z.int().optional(),
  photoUrl: z.string().optional(),
  count: z.int(),
});
export type ReactionSummary = z.infer<typeof reactionSummary>;

export const reactionLogEntry = z.object({
  recordType: z.enum(['Discussion', 'Comment']),
  recordID: z.int32(),
  tagID: z.int32(),
  userID: z.int32(),
  user: userFragment,
  dateInserted: dateTime,
  reactionType: z.object({
    tagID: z.int32(),
    urlcode: z.string(),
    name: z.string(),
    class: reactionClass,
    reactionValue: z.int().optional(),
  }),
});
export type ReactionLogEntry = z.infer<typeof reactionLogEntry>;

export const reactionError = defineErrors({
  'reaction.ownPost': [400, 'You cannot react to your own post.'],
  'reaction.protectedPost': [400, 'A moderator’s post cannot be flagged this way.'],
  'reaction.switchedOff': [400, 'This reaction is switched off.'],
});

export const listReactionTypes = endpoint({
  method: 'GET',
  path: '/reactions',
  summary: 'The reaction types of this community, in their order.',
  permission: 'session.valid',
  response: z.array(reactionType),
});

const typeParams = z.object({ urlCode: z.string().max(50) });

export const getReactionType = endpoint({
  method: 'GET',
  path: '/reactions/:urlCode',
  summary: 'One reaction type.',
  permission: 'session.valid',
  params: typeParams,
  response: reactionType,
});

export const getReactionTypeEdit = endpoint({
  method: 'GET',
  path: '/reactions/edit/:urlCode',
  summary: 'A reaction type as one edits it.',
  permission: 'community.manage',
  params: typeParams,
  response: reactionType.pick({
    urlCode: true,
    name: true,
    description: true,
    class: true,
    points: true,
    active: true,
  }),
});

export const reactionTypePatch = z
  .object({
    name: z.string().trim().min(1).max(50),
    description: z.string().max(500),
    class: reactionClass,
    points: z.int().min(-1000).max(1000),
    active: z.boolean(),
    sort: z.int().min(0).max(10_000).describe('The place among the other types: a number, the lowest first.'),
  })
  .partial();
export type ReactionTypePatch = z.infer<typeof reactionTypePatch>;

export const patchReactionType = endpoint({
  method: 'PATCH',
  path: '/reactions/:urlCode',
  summary: 'Changes a reaction type; it counts as the community’s own from then on.',
  permission: 'community.manage',
  params: typeParams,
  body: reactionTypePatch,
  takesRevision: true,
  response: reactionType,
});

const recordParams = z.object({ recordID: idParam });
const logQuery = z.object({
  type: z.string().max(50).describe('Only reactions of this type, by its urlcode.').optional(),
  page,
  limit: limit(30),
});
const reactionBody = z.object({ reactionType: z.string().max(50) });

/** The same four calls for every kind of record. */
function reactionEndpoints<const Record extends ReactionRecordType>(record: Record) {
  const path = `/${record}s/:recordID/reactions` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `Who reacted to a ${record}, newest first.`,
      permission: ['reactions.view', 'community.moderate'],
      params: recordParams,
      query: logQuery,
      response: z.array(reactionLogEntry),
      paging: 'more',
    }),
    react: endpoint({
      method: 'POST',
      path,
      summary: `Reacts to a ${record}; an earlier reaction of the viewer’s is replaced.`,
      permission: 'session.valid',
      params: recordParams,
      body: reactionBody,
      response: z.array(reactionSummary),
      rateLimit: 'reactions',
      errors: ['reaction.ownPost', 'reaction.protectedPost', 'reaction.switchedOff'],
    }),
    retract: endpoint({
      method: 'DELETE',
      path,
      summary: `Takes the viewer’s reaction to a ${record} back.`,
      permission: 'session.valid',
      params: recordParams,
    }),
    retractOf: endpoint({
      method: 'DELETE',
      path: `${path}/:userID`,
      summary: `Takes somebody’s reaction to a ${record} away.`,
      permission: 'session.valid',
      params: z.object({ recordID: idParam, userID: idParam }),
    }),
  };
}

export const discussionReactions = reactionEndpoints('discussion');
export const commentReactions = reactionEndpoints('comment');

// Calls have the names in the description of the API under which they are exported.
export const {
  list: listDiscussionReactions,
  react: reactToDiscussion,
  retract: retractDiscussionReaction,
  retractOf: removeDiscussionReaction,
} = discussionReactions;
export const {
  list: listCommentReactions,
  react: reactToComment,
  retract: retractCommentReaction,
  retractOf: removeCommentReaction,
} = commentReactions;
