import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /automation-rules/catalog': administrators,
  'GET /automation-rules/recipes': administrators,
  'GET /automation-rules/:automationRuleID/recipe': administrators,
  'POST /automation-rules': administrators,
  'PATCH /automation-rules/:automationRuleID': administrators,
  'DELETE /automation-rules/:automationRuleID': administrators,
  'PUT /automation-rules/:automationRuleID/status': administrators,
  'POST /automation-rules/:automationRuleID/trigger': administrators,
  'GET /automation-rules/dispatches': administrators,
  'GET /automation-rules/:automationRuleID/dispatches': administrators,
  'POST /automation-rules/dispatches/:automationRuleDispatchID/retry': administrators,
  'POST /automation-trials': administrators,
  'GET /automation-trials/:automationTrialID': administrators,
  'DELETE /automation-trials/:automationTrialID': administrators,
};
