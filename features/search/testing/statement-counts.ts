import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  guests: {
    '/search?query=bees': 6,
  },
  members: {
    '/search?query=bees': 7,
    '/api/v2/search?query=bees&limit=100&expand=all': 5,
  },
};
