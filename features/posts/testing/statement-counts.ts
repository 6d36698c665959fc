import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  members: {
    '/api/v2/comments/search?query=sun&limit=100&expand=all': 6,
    '/api/v2/discussions/search?query=bees&limit=100&expand=all': 8,
    '/api/v2/posts?roleIDs=8&limit=100': 8,
  },
};
