import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  countedElsewhere: [
    '/reports/own',
    '/held-posts',
    '/report-reasons',
    '/reports',
    '/reports/automation',
    '/moderation-cases',
    '/escalations',
    '/escalations/lookup-assignee',
  ],
};
