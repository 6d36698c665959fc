import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  guests: {
    '/': 8,
    '/discussions': 5,
    '/discussions?sort=-score': 5,
    '/discussions/tagged/coast': 7,
    '/discussion/1/how-do-bees-find-their-way': 12,
    '/discussions/feed.rss': 4,
    '/sitemap.xml': 1,
  },
  members: {
    '/': 11,
    '/discussions': 6,
    '/discussions/bookmarked': 7,
    '/discussions/tagged/coast': 8,
    '/discussion/1/how-do-bees-find-their-way': 13,
    '/profile/discussions/4/Melba': 11,
    '/api/v2/discussions?limit=100&expand=all': 5,
    '/api/v2/discussions/1/status-log?limit=100': 3,
    '/api/v2/discussions/statuses': 1,
  },
};
