// What happens to rules of automation.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

/** It is new, other, switched on or off, or gone. */
export const automationRuleChanged = defineEvent(
  'automationRule.changed',
  z.object({ automationRuleID: id, userID: byUser }),
);

/** It failed too often in a row, and switched itself off. */
export const automationRuleStopped = defineEvent(
  'automationRule.stopped',
  z.object({ automationRuleID: id, userID: byUser }),
);
