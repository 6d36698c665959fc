import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  guests: {
    '/discussion/comment/1': 14,
  },
  members: {
    '/discussion/comment/1': 15,
    '/profile/comments/4/Melba': 11,
    '/api/v2/comments?discussionID=1&limit=100&expand=all': 5,
    '/api/v2/comments?limit=100&expand=all': 6,
    '/api/v2/comments/thread?parentRecordType=discussion&parentRecordID=1&expand=all': 7,
  },
};
