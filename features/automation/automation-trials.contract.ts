// What a rule would have done in the last days: tried before it is switched on.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id } from '../../platform/contract/fields.ts';
import { categoryIDs, recordID, recordType, trigger } from './automation.contract.ts';

export const automationTrial = z.object({
  automationTrialID: id.describe('The attempt.'),
  status: z.enum(['running', 'done', 'failed', 'cancelled']).describe('How it is going.'),
  progress: z.number().min(0).max(1).describe('How much of the time it has looked through.'),
  countRead: z.int().describe('How many records it has looked at.'),
  countMatched: z.int().describe('How many of them the rule would have met.'),
  isCut: z.boolean().describe('There was more than is looked through.'),
  dateFrom: dateTime.describe('Where the time begins that it looks through.'),
  dateUntil: dateTime.describe('Where that time ends.'),
  matches: z
    .array(
      z.object({
        recordType,
        recordID,
        recordName: z.string().describe('What it is called.'),
        recordUrl: z.string().describe('Where it is.'),
        date: dateTime.describe('When the rule would have met it.'),
      }),
    )
    .describe('The first of them, as far as you may see them.'),
});
export type AutomationTrial = z.infer<typeof automationTrial>;

const trialParams = z.object({ automationTrialID: id.describe('The attempt.') });

export const postTrial = endpoint({
  method: 'POST',
  path: '/automation-trials',
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
  path: '/automation-trials/:automationTrialID',
  summary: 'How far an attempt of yours is, and what it found.',
  permission: 'site.manage',
  params: trialParams,
  response: automationTrial,
});

export const cancelTrial = endpoint({
  method: 'DELETE',
  path: '/automation-trials/:automationTrialID',
  summary: 'Ends an attempt of yours.',
  permission: 'site.manage',
  params: trialParams,
});
