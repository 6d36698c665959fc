import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/profile/Melba': 17,
    '/api/v2/users/4/reacted?reactionUrlcode=like&limit=100': 6,
  },
};
