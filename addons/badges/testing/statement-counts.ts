import type { StatementCounts } from '@parley/addon-api/testing';

export const statementCounts: StatementCounts = {
  countedElsewhere: ['/badges', '/badges/:badgeID/users', '/badge-requests', '/users/:userID/badges'],
};
