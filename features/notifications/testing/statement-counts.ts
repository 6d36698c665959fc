import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/api/v2/notifications?limit=100&expand=all': 5,
    '/api/v2/notifications?limit=100&shouldBatch=true': 5,
  },
};
