// Ideas: what they look like, and the calls that list them, vote for them and say what becomes of them.
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

export const ideaType = z.enum(['up', 'up-down']);
export type IdeaType = z.infer<typeof ideaType>;

export const ideaStatus = z.object({
  statusID: id,
  name: z.string(),
  state: z.enum(['open', 'closed']),
});
export type IdeaStatus = z.infer<typeof ideaStatus>;

/** `attributes.idea` of a discussion of type idea. */
export const ideaAttributes = z.object({
  statusID: id,
  status: ideaStatus,
  statusNotes: z.string().nullable(),
  type: ideaType,
  score: z.int().describe('Votes for it, less those against it.'),
  countUp: z.int(),
  countDown: z.int(),
  countMerged: z.int().describe('How many ideas were merged into this one.'),
});
export type IdeaAttributes = z.infer<typeof ideaAttributes>;

export const listedIdea = z.object({
  discussionID: id,
  name: z.string(),
  url: z.string(),
  excerpt: z.string(),
  categoryID: id,
  category: z.object({ name: z.string(), url: z.string(), color: z.int().nullable() }),
  insertUserID: z.int32(),
  insertUser: userFragment,
  dateInserted: dateTime,
  countComments: z.int(),
  statusUser: userFragment.nullable().describe('Who gave it its status, where somebody did.'),
  idea: ideaAttributes,
});
export type ListedIdea = z.infer<typeof listedIdea>;

export const ideaVote = z.union([z.literal(1), z.literal(-1)]);

export const votedIdea = z.object({
  vote: z.int().nullable().describe('The vote of the caller: 1 for it, -1 against it; null: none.'),
  votesLeft: z.int().nullable().describe('How many votes the caller has left; null where nobody counts.'),
  idea: ideaAttributes,
});
export type VotedIdea = z.infer<typeof votedIdea>;

export const ideaError = defineErrors({
  'idea.noVotesLeft': [400, 'You have no votes left. A vote comes back when its idea is done.'],
  'idea.closed': [400, 'This idea is done: nobody votes for it any more.'],
  'idea.upOnly': [400, 'Ideas can only be voted for here, not against.'],
  'idea.statusOfOthers': [400, 'This status is none of ideas.'],
});

const ideaParams = z.object({ discussionID: idParam });

/** What a list of ideas holds. */
export const IDEA_STATES = ['open', 'closed', 'mine'] as const;
export const IDEA_SORTS = ['-score', '-dateInserted'] as const;

export const listIdeas = endpoint({
  method: 'GET',
  path: '/ideas',
  summary: 'Ideas in the categories the viewer may see.',
  permission: 'public',
  query: z.object({
    state: z.enum(IDEA_STATES).optional().describe('Those that are open, closed, or the caller’s own.'),
    statusID: idParam.optional(),
    sort: z.enum(IDEA_SORTS).default('-score'),
    page,
    limit: limit(20, 100),
  }),
  response: z.array(listedIdea),
  paging: 'more',
});

export const patchIdea = endpoint({
  method: 'PATCH',
  path: '/discussions/:discussionID/idea',
  rateLimit: 'edits',
  summary: 'Says what becomes of an idea, and why.',
  permission: 'session.valid',
  params: ideaParams,
  body: z.object({
    statusID: id,
    statusNotes: z.string().trim().max(2000).nullable().describe('Shown below the idea; null: none.'),
  }),
  response: ideaAttributes,
  errors: ['idea.statusOfOthers', 'discussion.statusUnknown'],
});

export const putIdeaVote = endpoint({
  method: 'PUT',
  path: '/discussions/:discussionID/idea/vote',
  rateLimit: 'reactions',
  summary: 'Votes for an idea, or against it; an earlier vote is replaced.',
  permission: 'session.valid',
  params: ideaParams,
  body: z.object({ vote: ideaVote.default(1).describe('1 for it, -1 against it.') }),
  response: votedIdea,
  errors: ['idea.closed', 'idea.noVotesLeft', 'idea.upOnly'],
});

export const deleteIdeaVote = endpoint({
  method: 'DELETE',
  path: '/discussions/:discussionID/idea/vote',
  rateLimit: 'reactions',
  summary: 'Takes a vote back.',
  permission: 'session.valid',
  params: ideaParams,
  response: votedIdea,
  errors: ['idea.closed'],
});
