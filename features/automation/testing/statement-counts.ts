import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: {
    '/api/v2/automation-rules/recipes': 4,
    '/api/v2/automation-rules/dispatches': 4,
  },
};
