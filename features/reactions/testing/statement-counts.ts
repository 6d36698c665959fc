import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/api/v2/discussions/1/reactions?limit=100': 3,
    '/api/v2/comments/1/reactions?limit=100': 3,
  },
};
