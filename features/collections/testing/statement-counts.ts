import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: {
    '/api/v2/collections?limit=500': 3,
    '/api/v2/collections/contents/en?limit=500&expand=all': 7,
  },
};
