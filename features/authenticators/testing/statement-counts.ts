import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: {
    '/api/v2/authenticators?limit=100': 2,
    '/api/v2/authenticators/oauth2?limit=100': 2,
  },
};
