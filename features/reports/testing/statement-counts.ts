import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  countedElsewhere: [
    '/reports/own',
    '/report-reasons',
    '/reports',
    '/moderation-cases',
    '/escalations',
    '/escalations/lookup-assignee',
  ],
};
