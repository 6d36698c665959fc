// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { automationCatalog, automationRule, automationRun, automationTrial } from './automation.contract.ts';

export const automationApi: ApiDescription = {
  schemas: {
    AutomationCatalog: automationCatalog,
    AutomationRule: automationRule,
    AutomationRun: automationRun,
    AutomationTrial: automationTrial,
  },
};
