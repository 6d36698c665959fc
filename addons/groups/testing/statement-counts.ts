import type { StatementCounts } from '@parley/addon-api/testing';

export const statementCounts: StatementCounts = {
  countedElsewhere: [
    '/groups',
    '/groups/search',
    '/groups/:groupID/members',
    '/groups/:groupID/invites',
    '/groups/:groupID/invitations',
    '/groups/:groupID/applicants',
  ],
};
