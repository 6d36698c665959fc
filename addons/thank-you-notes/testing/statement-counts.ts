import type { StatementCounts } from '@parley/addon-api/testing';

export const statementCounts: StatementCounts = { countedElsewhere: ['/users/:userID/thank-you-notes'] };
