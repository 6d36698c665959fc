import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  countedElsewhere: [
    '/conversations',
    '/conversations/:conversationID/participants',
    '/messages',
    '/messages/search',
  ],
};
