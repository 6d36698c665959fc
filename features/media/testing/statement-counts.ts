import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: {
    '/api/v2/media?limit=100': 1,
  },
};
