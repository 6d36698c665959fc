// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { automationCatalog, automationRule, automationRun } from './automation.contract.ts';
import { automationTrial } from './automation-trials.contract.ts';

export const automationApi: ApiDescription = {
  schemas: {
    AutomationCatalog: automationCatalog,
    AutomationRule: automationRule,
    AutomationRun: automationRun,
    AutomationTrial: automationTrial,
  },
};
