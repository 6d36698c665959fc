import type { StatementCounts } from '../../../app/testing/statement-counts.ts';

export const statementCounts: StatementCounts = {
  countedElsewhere: [
    '/automation-rules/recipes',
    '/automation-rules/dispatches',
    '/automation-rules/:automationRuleID/dispatches',
  ],
};
