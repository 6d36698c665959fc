// What becomes of polls and votes when a member goes: see deleted-member.ts.
import { erasureParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const pollErasureParts = [
  erasureParts.add({
    id: 'pollVotes',
    isOwn: true,
    rowsOf: 'poll_votes',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: { keep: 'stays', wipe: 'stays', delete: 'goes' },
    ...wordings({ name: 'Votes in polls', why: 'They stay counted unless posts go.' }),
  }),
  erasureParts.add({
    id: 'polls',
    isOwn: true,
    rowsOf: 'polls',
    where: (userID) => sql`insert_user_id = ${userID}`,
    becomes: { keep: 'stays', wipe: 'goes', delete: 'goes' },
    ...wordings({ name: 'Polls', why: 'They are words of theirs: they stay or go as posts do.' }),
  }),
];
