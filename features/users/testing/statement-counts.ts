import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  countedElsewhere: ['/ban-rules'],
  members: {
    '/api/v2/users?limit=100&expand=all': 6,
    '/api/v2/users/by-names?name=W*': 2,
  },
};
