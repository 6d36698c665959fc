import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  // In following.test.ts, where somebody follows much.
  countedElsewhere: ['/follows', '/mutes'],
};
