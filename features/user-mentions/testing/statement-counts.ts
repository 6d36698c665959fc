import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: {
    '/api/v2/user-mentions/users/4?limit=100': 3,
  },
};
