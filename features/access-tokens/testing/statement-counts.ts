import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: { '/api/v2/access-tokens?limit=100': 5 },
};
