import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: { '/api/v2/drafts?limit=500&expand=all': 4 },
};
