// What becomes of votes for ideas when a member goes: see deleted-member.ts.
import { erasureParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const ideasErasure = [
  erasureParts.add({
    id: 'ideaVotes',
    isOwn: true,
    rowsOf: 'idea_votes',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: { keep: 'stays', wipe: 'stays', delete: 'goes' },
    ...wordings({ name: 'Votes for ideas', why: 'They stay counted unless posts go.' }),
  }),
];
