import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/api/v2/roles?expand=all': 2,
  },
};
