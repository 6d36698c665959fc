// Rules: when something happens, then something is done; tried on what happened before, and each run in a log.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const automationError = defineErrors({
  'automation.unknownTrigger': [422, 'Nothing on this site starts such a rule.'],
  'automation.unknownAction': [422, 'Nothing on this site is done so.'],
  'automation.unfitAction': [422, 'This action cannot be done with what starts the rule.'],
  'automation.noPlace': [422, 'What starts the rule stands in no category.'],
  'automation.notTimed': [422, 'This rule waits for something to happen; there is nothing to look for.'],
  'automation.inactive': [409, 'The rule is switched off.'],
  'automation.notFailed': [409, 'This run did not fail, or is through by now.'],
  'automation.tooManyTrials': [429, 'Wait until the earlier attempts are through, or cancel them.'],
});

const settings = z.record(z.string(), z.unknown());
const name = z.string().trim().min(1).max(100).describe('What it is called.');
const ruleStatus = z.enum(['active', 'inactive']).describe('Whether it is switched on.');

const catalogEntry = z.object({
  name: z.string().describe('English; translated where it is shown.'),
  schema: z.record(z.string(), z.unknown()).describe('What can be set, as a JSON schema.'),
});

export const automationCatalog = z.object({
  triggers: z
    .array(
      catalogEntry.extend({
        triggerType: z.string().describe('What the trigger is known by.'),
        recordType: z.string().describe('What kind of record it finds.'),
        isTimed: z.boolean().describe('It is looked for every few minutes, instead of as it happens.'),
        hasPlace: z.boolean().describe('Its records stand in categories.'),
      }),
    )
    .describe('What can start a rule.'),
  actions: z
    .array(
      catalogEntry.extend({
        actionType: z.string().describe('What the action is known by.'),
        recordTypes: z.array(z.string()).describe('What it can be done with.'),
      }),
    )
    .describe('What a rule can do.'),
});
export type AutomationCatalog = z.infer<typeof automationCatalog>;

const triggerFields = z.object({
  triggerType: z.string().max(100).describe('See GET /automation-rules/catalog.'),
  triggerValue: settings.describe('As its schema says.'),
});
const actionFields = z.object({
  actionType: z.string().max(100).describe('See GET /automation-rules/catalog.'),
  actionValue: settings.describe('As its schema says.'),
});
export const trigger = triggerFields
  .extend({ triggerValue: triggerFields.shape.triggerValue.default({}) })
  .describe('What starts it.');
const actionName = z.string().describe('English; translated where it is shown.');
const namedAction = actionFields.extend({ actionName });
const actions = z
  .array(actionFields.extend({ actionValue: actionFields.shape.actionValue.default({}) }))
  .min(1)
  .max(5)
  .describe('In the order in which they are done.');
export const recordType = z.string().describe('A discussion, a comment, a user, or what add-ons bring.');
export const recordID = z.int().describe('Which one.');
export const categoryIDs = z
  .array(id)
  .max(20)
  .describe('Only in these categories and what is below them; none: everywhere.');

export const automationRule = z.object({
  automationRuleID: id.describe('The rule.'),
  automationRuleRevisionID: z.int().describe('How often it was changed, and one more.'),
  name,
  status: ruleStatus,
  trigger: triggerFields.extend({ triggerName: actionName }).describe('What starts it.'),
  action: namedAction.describe('The first of its actions.'),
  actions: z.array(namedAction).describe('In the order in which they are done.'),
  categoryIDs,
  names: z
    .record(z.string(), z.string())
    .describe('What the records it names are called, by `category:5`; without those that are gone.'),
  dailyLimit: z.int().describe('The most records in a day.'),
  includesPast: z.boolean().describe('What was there before it was switched on counts as well.'),
  isKnown: z.boolean().describe('False: an add-on that it needs is switched off.'),
  dateStopped: dateTime.nullable().describe('When it failed too often and switched itself off.'),
  dateLastRun: dateTime.nullable().describe('When it met a record last.'),
  countRuns: z.int().describe('Of the last 30 days, up to 10,000.'),
  countFailed: z.int().describe('Of those.'),
  insertUserID: z.int().nullable().describe('Who made it.'),
  insertUser: userFragment.optional().describe('The same as a person.'),
  updateUserID: z.int().nullable().describe('Who changed it last.'),
  dateInserted: dateTime.describe('When it was made.'),
  dateUpdated: dateTime.nullable().describe('When it was changed last.'),
});
export type AutomationRule = z.infer<typeof automationRule>;

const dailyLimit = z.int().min(1).max(10_000).describe('The most records in a day.');
const includesPast = z.boolean().describe('What was there before it was switched on counts as well.');

const rulePost = z.object({
  name,
  trigger,
  actions,
  categoryIDs: categoryIDs.default([]),
  dailyLimit: dailyLimit.default(100),
  includesPast: includesPast.default(false),
});
export type RulePost = z.output<typeof rulePost>;

const runStatus = z.enum(['success', 'failed']).describe('Failed: nothing was done.');

export const automationRun = z.object({
  automationRuleDispatchID: id.describe('The run.'),
  automationRuleID: id.describe('The rule.'),
  automationRuleName: z.string().describe('What the rule is called now.'),
  recordType,
  recordID,
  recordName: z.string().nullable().describe('null: it is gone, or not yours to see.'),
  recordUrl: z.string().nullable().describe('Where it is.'),
  status: runStatus,
  actionNames: z.array(z.string()).describe('What was done, or was to be done.'),
  error: z.string().nullable().describe('Why it failed; then nothing was done.'),
  countAttempts: z.int().describe('How often it was tried.'),
  dateRetry: dateTime.nullable().describe('When it is tried next by itself; null: never.'),
  dateInserted: dateTime.describe('When it was done.'),
});
export type AutomationRun = z.infer<typeof automationRun>;

const params = z.object({ automationRuleID: id.describe('The rule.') });
const unfit = [
  'automation.unknownTrigger',
  'automation.unknownAction',
  'automation.unfitAction',
  'automation.noPlace',
] as const;

export const getCatalog = endpoint({
  method: 'GET',
  path: '/automation-rules/catalog',
  summary: 'What can start a rule, and what rules can do.',
  permission: 'site.manage',
  response: automationCatalog,
});

export const listRecipes = endpoint({
  method: 'GET',
  path: '/automation-rules/recipes',
  summary: 'The rules, the newest first.',
  permission: 'site.manage',
  query: z.object({
    status: z.array(ruleStatus).max(2).default([]).describe('Only these.'),
    page,
    limit: limit(150, 150),
  }),
  response: z.array(automationRule),
  paging: 'more',
});

export const getRecipe = endpoint({
  method: 'GET',
  path: '/automation-rules/:automationRuleID/recipe',
  summary: 'One rule.',
  permission: 'site.manage',
  params,
  response: automationRule,
});

export const postRule = endpoint({
  method: 'POST',
  path: '/automation-rules',
  summary: 'Makes a rule, switched off.',
  permission: 'site.manage',
  body: rulePost,
  response: automationRule,
  errors: unfit,
});

export const patchRule = endpoint({
  method: 'PATCH',
  path: '/automation-rules/:automationRuleID',
  summary: 'Changes a rule. What it met before it does not meet again.',
  permission: 'site.manage',
  params,
  body: z.object({
    name: name.optional(),
    trigger: trigger.optional(),
    actions: actions.optional(),
    categoryIDs: categoryIDs.optional(),
    dailyLimit: dailyLimit.optional(),
    includesPast: includesPast.optional(),
  }),
  response: automationRule,
  errors: unfit,
});

export const deleteRule = endpoint({
  method: 'DELETE',
  path: '/automation-rules/:automationRuleID',
  summary: 'Deletes a rule. What it did stays, and stays in the log.',
  permission: 'site.manage',
  params,
});

const newStatus = z.enum(['active', 'inactive', 'deleted']).describe('Switched on, switched off, or gone.');

export const putRuleStatus = endpoint({
  method: 'PUT',
  path: '/automation-rules/:automationRuleID/status',
  summary: 'Switches a rule on or off.',
  permission: 'site.manage',
  params,
  body: z.object({ status: newStatus }),
  response: z.object({ status: newStatus }),
  errors: unfit,
});

export const triggerRule = endpoint({
  method: 'POST',
  path: '/automation-rules/:automationRuleID/trigger',
  summary: 'Has a rule that waits for time look now.',
  permission: 'site.manage',
  status: 202,
  params,
  response: z.object({ success: z.boolean().describe('It looks as soon as there is room.') }),
  errors: ['automation.notTimed', 'automation.inactive'],
});

export const retryRun = endpoint({
  method: 'POST',
  path: '/automation-rules/dispatches/:automationRuleDispatchID/retry',
  summary: 'Tries a run that failed again, right now.',
  permission: 'site.manage',
  status: 200,
  params: z.object({ automationRuleDispatchID: id.describe('The run.') }),
  response: automationRun,
  errors: ['automation.inactive', 'automation.notFailed'],
});

const runPage = z.object({ status: runStatus.optional(), page, limit: limit(30, 100) });

export const listRuns = endpoint({
  method: 'GET',
  path: '/automation-rules/dispatches',
  summary: 'What rules did, and what they failed at, the latest first.',
  permission: 'site.manage',
  query: runPage,
  response: z.array(automationRun),
  paging: 'more',
});

export const listRunsOfRule = endpoint({
  method: 'GET',
  path: '/automation-rules/:automationRuleID/dispatches',
  summary: 'What one rule did, and what it failed at, the latest first.',
  permission: 'site.manage',
  params,
  query: runPage,
  response: z.array(automationRun),
  paging: 'more',
});
