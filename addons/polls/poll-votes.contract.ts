// Votes: giving one, taking it back, and who gave which.
import { dateTime, endpoint, id, idParam, limit, page, userFragment, z } from '@parley/addon-api/contract';
import { MOST_OPTIONS, poll, pollParams } from './polls.contract.ts';

export const pollVote = z.object({
  pollOptionID: id,
  userID: z.int32(),
  user: userFragment.describe('Where `expand` asks for it.').optional(),
  dateInserted: dateTime,
});
export type PollVote = z.infer<typeof pollVote>;

export const postVote = endpoint({
  method: 'POST',
  path: '/polls/:pollID/vote',
  rateLimit: 'reactions',
  summary: 'Votes; a vote that was given before is replaced.',
  permission: 'session.valid',
  params: pollParams,
  body: z.object({
    pollOptionID: id.optional(),
    pollOptionIDs: z
      .array(id)
      .min(1)
      .max(MOST_OPTIONS)
      .describe('All that is chosen, where several options may be.')
      .optional(),
    userID: id.describe('For whom, if not for the caller: needs site.manage.').optional(),
  }),
  response: pollVote.extend({ poll: poll.describe('As it is now, for the caller.') }),
  errors: ['poll.closed', 'poll.oneChoice', 'poll.voteStays'],
});

export const deleteVote = endpoint({
  method: 'DELETE',
  path: '/polls/:pollID/vote',
  rateLimit: 'reactions',
  summary: 'Takes a vote back.',
  permission: 'session.valid',
  params: pollParams,
  query: z.object({
    userID: idParam.describe('Whose, if not the caller’s: needs community.moderate.').optional(),
  }),
  errors: ['poll.closed', 'poll.voteStays', 'poll.anonymous'],
});

export const listVotes = endpoint({
  method: 'GET',
  path: '/polls/:pollID/votes',
  summary: 'Who voted for what, the first first: a row for each option somebody chose.',
  permission: 'session.valid',
  params: pollParams,
  query: z.object({ pollOptionID: idParam.optional(), page, limit: limit(25, 100) }),
  response: z.array(pollVote),
  paging: 'more',
  errors: ['poll.anonymous', 'poll.resultsHidden'],
});
