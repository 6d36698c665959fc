import type { StatementCounts } from '@parley/addon-api/testing';

export const statementCounts: StatementCounts = { countedElsewhere: ['/newcomers'] };
