import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = { countedElsewhere: ['/spam-waves'] };
