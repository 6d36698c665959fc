export const RULES_PATH = '/dashboard/automation';
export const RUNS_PATH = `${RULES_PATH}/log`;
export const NEW_RULE_PATH = `${RULES_PATH}/new`;

export const rulePath = (automationRuleID: number) => `${RULES_PATH}/${automationRuleID}`;
