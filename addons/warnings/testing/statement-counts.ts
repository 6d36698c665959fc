import type { StatementCounts } from '@parley/addon-api/testing';

export const statementCounts: StatementCounts = {
  countedElsewhere: [
    '/user-notes',
    '/user-notes/notes',
    '/user-notes/warnings',
    '/appeals',
    '/rules',
    '/warning-types',
  ],
};
