import type { StatementCounts } from '@parley/addon-api/testing';

export const statementCounts: StatementCounts = {
  countedElsewhere: ['/badges', '/badges/:badgeID/users', '/badges/requests', '/users/:userID/badges'],
};
