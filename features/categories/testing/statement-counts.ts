import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  guests: {
    '/categories': 2,
    '/categories/general': 6,
  },
  members: {
    '/categories': 3,
    '/categories/general': 7,
    '/api/v2/categories?maxDepth=5&expand=all': 2,
    '/api/v2/categories/preferences/$me': 2,
    '/api/v2/categories/search?query=&limit=100&expand=all': 2,
    '/api/v2/categories/suggested?limit=100': 2,
  },
};
