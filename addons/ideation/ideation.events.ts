// What happens to ideas. What becomes of one is told by `discussion.statusChanged`.
import { byUser, defineEvent, id, z } from '@parley/addon-api/contract';

const vote = z.object({ discussionID: id, userID: byUser });

/** Not which way: nobody who listens learns more than the numbers tell. */
export const ideaVoted = defineEvent('idea.voted', vote, { isPersonal: true });

export const ideaVoteWithdrawn = defineEvent('idea.voteWithdrawn', vote, { isPersonal: true });
