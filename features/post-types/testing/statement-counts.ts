import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/api/v2/post-types?limit=500&expand=all': 2,
  },
};
