// What happens to polls.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const polled = { pollID: id, discussionID: id };
const byAuthor = z.object({ ...polled, userID: byUser });

export const pollAdded = defineEvent('poll.added', byAuthor);

export const pollChanged = defineEvent('poll.changed', byAuthor);

export const pollDeleted = defineEvent('poll.deleted', byAuthor);

export const pollClosed = defineEvent('poll.closed', z.object(polled));

/** Not what was chosen: nobody who listens learns more than the poll tells. */
export const pollVoted = defineEvent('poll.voted', byAuthor, { isPersonal: true });

export const pollVoteWithdrawn = defineEvent('poll.voteWithdrawn', byAuthor, { isPersonal: true });
