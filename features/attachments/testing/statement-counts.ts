import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  administrators: {
    '/api/v2/attachments?recordType=discussion&recordID=1': 3,
    '/api/v2/attachments/catalog': 0,
  },
};
