// What the pages of rules hand to the browser; the rest it asks for itself.
export interface AutomationPageProps {
  screen: 'rules' | 'rule' | 'log';
  /** Of one rule alone. */
  automationRuleID?: number;
}
