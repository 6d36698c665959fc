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
  'automation.tooManyTrials': [429, 'Wait until the earlier attempts are through, or cancel them.'],
});

const settings = z.record(z.string(), z.unknown());
const name = z.string().trim().min(1).max(100).describe('What it is called.');
const ruleStatus = z.enum(['active', 'inactive']);

const catalogEntry = z.object({
  name: z.string().describe('English; translated where it is shown.'),
  schema: z.record(z.string(), z.unknown()).describe('What can be set, as a JSON schema.'),
});

export const automationCatalog = z.object({
  triggers: z.array(
    catalogEntry.extend({
      triggerType: z.string(),
      recordType: z.string().describe('What kind of record it finds.'),
      isTimed: z.boolean().describe('It is looked for every few minutes, instead of as it happens.'),
      hasPlace: z.boolean().describe('Its records stand in categories.'),
    }),
  ),
  actions: z.array(
    catalogEntry.extend({
      actionType: z.string(),
      recordTypes: z.array(z.string()).describe('What it can be done with.'),
    }),
  ),
});
export type AutomationCatalog = z.infer<typeof automationCatalog>;

const trigger = z.object({
  triggerType: z.string().max(100).describe('See GET /automation-rules/catalog.'),
  triggerValue: settings.default({}).describe('As its schema says.'),
});
const action = z.object({
  actionType: z.string().max(100).describe('See GET /automation-rules/catalog.'),
  actionValue: settings.default({}).describe('As its schema says.'),
});
const categoryIDs = z
  .array(id)
  .max(20)
  .describe('Only in these categories and what is below them; none: everywhere.');

export const automationRule = z.object({
  automationRuleID: id.describe('The rule.'),
  automationRuleRevisionID: z.int().describe('How often it was changed, and one more.'),
  name,
  status: ruleStatus,
  trigger: trigger.extend({ triggerName: z.string() }),
  action: action.extend({ actionName: z.string() }).describe('The first of its actions.'),
  actions: z
    .array(action.extend({ actionName: z.string() }))
    .describe('In the order in which they are done.'),
  categoryIDs,
  dailyLimit: z.int().describe('The most records in a day.'),
  includesPast: z.boolean().describe('What was there before it was switched on counts as well.'),
  isKnown: z.boolean().describe('False: an add-on that it needs is switched off.'),
  dateStopped: dateTime.nullable().describe('When it failed too often and switched itself off.'),
  dateLastRun: dateTime.nullable(),
  countRuns: z.int().describe('Of the last 30 days, up to 10,000.'),
  countFailed: z.int().describe('Of those.'),
  insertUserID: z.int().nullable(),
  insertUser: userFragment.optional(),
  updateUserID: z.int().nullable(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
});
export type AutomationRule = z.infer<typeof automationRule>;

const rulePost = z.object({
  name,
  trigger,
  actions: z.array(action).min(1).max(5),
  categoryIDs: categoryIDs.default([]),
  dailyLimit: z.int().min(1).max(10_000).default(100),
  includesPast: z.boolean().default(false),
});
export type RulePost = z.output<typeof rulePost>;

export const automationRun = z.object({
  automationRuleDispatchID: id.describe('The run.'),
  automationRuleID: id,
  automationRuleName: z.string(),
  recordType: z.string(),
  recordID: z.int(),
  recordName: z.string().nullable().describe('null: it is gone, or not yours to see.'),
  recordUrl: z.string().nullable(),
  status: z.enum(['success', 'failed']),
  actionNames: z.array(z.string()).describe('What was done, or was to be done.'),
  error: z.string().nullable().describe('Why it failed; then nothing was done.'),
  dateInserted: dateTime,
});
export type AutomationRun = z.infer<typeof automationRun>;

export const automationTrial = z.object({
  automationTrialID: id.describe('The attempt.'),
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  progress: z.number().min(0).max(1).describe('How much of the time it has looked through.'),
  countRead: z.int().describe('How many records it has looked at.'),
  countMatched: z.int().describe('How many of them the rule would have met.'),
  isCut: z.boolean().describe('There was more than is looked through.'),
  dateFrom: dateTime,
  dateUntil: dateTime,
  matches: z
    .array(
      z.object({
        recordType: z.string(),
        recordID: z.int(),
        recordName: z.string(),
        recordUrl: z.string(),
        date: dateTime.describe('When the rule would have met it.'),
      }),
    )
    .describe('The first of them, as far as you may see them.'),
});
export type AutomationTrial = z.infer<typeof automationTrial>;

const params = z.object({ automationRuleID: id.describe('The rule.') });
const trialParams = z.object({ automationTrialID: id.describe('The attempt.') });
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
    actions: z.array(action).min(1).max(5).optional(),
    categoryIDs: categoryIDs.optional(),
    dailyLimit: z.int().min(1).max(10_000).optional(),
    includesPast: z.boolean().optional(),
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

export const putRuleStatus = endpoint({
  method: 'PUT',
  path: '/automation-rules/:automationRuleID/status',
  summary: 'Switches a rule on or off.',
  permission: 'site.manage',
  params,
  body: z.object({ status: z.enum(['active', 'inactive', 'deleted']) }),
  response: z.object({ status: z.enum(['active', 'inactive', 'deleted']) }),
  errors: unfit,
});

export const triggerRule = endpoint({
  method: 'POST',
  path: '/automation-rules/:automationRuleID/trigger',
  summary: 'Has a rule that waits for time look now.',
  permission: 'site.manage',
  status: 202,
  params,
  response: z.object({ success: z.boolean() }),
  errors: ['automation.notTimed', 'automation.inactive'],
});

const runPage = z.object({ status: z.enum(['success', 'failed']).optional(), page, limit: limit(30, 100) });

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

export const postTrial = endpoint({
  method: 'POST',
  path: '/automation-rules/trials',
  summary: 'Looks which records of the last days a rule would have met. Changes nothing.',
  permission: 'site.manage',
  body: z.object({
    trigger,
    categoryIDs: categoryIDs.default([]),
    days: z.int().min(1).max(365).default(30).describe('How far back.'),
  }),
  response: automationTrial,
  errors: ['automation.unknownTrigger', 'automation.noPlace', 'automation.tooManyTrials'],
});
export type TrialPost = z.output<typeof postTrial.spec.body>;

export const getTrial = endpoint({
  method: 'GET',
  path: '/automation-rules/trials/:automationTrialID',
  summary: 'How far an attempt of yours is, and what it found.',
  permission: 'site.manage',
  params: trialParams,
  response: automationTrial,
});

export const cancelTrial = endpoint({
  method: 'DELETE',
  path: '/automation-rules/trials/:automationTrialID',
  summary: 'Ends an attempt of yours.',
  permission: 'site.manage',
  params: trialParams,
});
