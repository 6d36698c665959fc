import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/api/v2/discussions/bookmarked?limit=100&expand=all': 5,
  },
};
