// Types of warnings, and the rules of the community that they name.
import { endpoint, id, idParam, z } from '@parley/addon-api/contract';

export const warningType = z.object({
  warningTypeID: id,
  name: z.string(),
  description: z.string(),
  points: z.int(),
  daysValid: z.int().nullable(),
  mustAcknowledge: z.boolean(),
});
export type WarningType = z.infer<typeof warningType>;

const typeWords = z.object({
  name: z.string().trim().min(1).max(100),
  description: z.string().trim().max(500).default(''),
  points: z.int().min(0).max(100).describe('How much it counts.'),
  daysValid: z
    .int()
    .min(1)
    .max(3650)
    .nullable()
    .default(null)
    .describe('For so many days it counts; null: for good.'),
  mustAcknowledge: z
    .boolean()
    .default(false)
    .describe('What the member writes waits for approval until they say that they read it.'),
});
export type TypeWords = z.output<typeof typeWords>;
const typeParams = z.object({ warningTypeID: idParam });

export const listWarningTypes = endpoint({
  method: 'GET',
  path: '/warning-types',
  summary: 'Types of warnings, in their order.',
  permission: 'warnings.add',
  response: z.array(warningType),
});

export const postWarningType = endpoint({
  method: 'POST',
  path: '/warning-types',
  summary: 'Adds a type of warning.',
  permission: 'community.manage',
  body: typeWords,
  response: warningType,
});

export const patchWarningType = endpoint({
  method: 'PATCH',
  path: '/warning-types/:warningTypeID',
  summary: 'Changes a type of warning. Warnings that were given stay as they are.',
  permission: 'community.manage',
  params: typeParams,
  body: z.object({
    name: typeWords.shape.name.optional(),
    description: z.string().trim().max(500).optional(),
    points: typeWords.shape.points.optional(),
    daysValid: z
      .int()
      .min(1)
      .max(3650)
      .nullable()
      .optional()
      .describe('For so many days it counts; null: for good.'),
    mustAcknowledge: z
      .boolean()
      .optional()
      .describe('What the member writes waits for approval until they say that they read it.'),
  }),
  response: warningType,
});

export const deleteWarningType = endpoint({
  method: 'DELETE',
  path: '/warning-types/:warningTypeID',
  summary: 'Offers a type of warning no more.',
  permission: 'community.manage',
  params: typeParams,
});

export const rule = z.object({
  ruleID: id,
  name: z.string(),
  description: z.string().nullable(),
});
export type Rule = z.infer<typeof rule>;

const ruleParams = z.object({ ruleID: idParam });
const ruleWords = z.object({
  name: z.string().trim().min(1).max(200),
  description: z.string().trim().max(5000).describe('What it means. Plain text.'),
});

export const listCommunityRules = endpoint({
  method: 'GET',
  path: '/rules',
  summary: 'The rules of the community, in their order, as the page /rules shows them.',
  permission: 'public',
  response: z.array(rule),
});

export const postCommunityRule = endpoint({
  method: 'POST',
  path: '/rules',
  summary: 'Adds a rule, after the others.',
  permission: 'community.moderate',
  body: ruleWords,
  response: rule,
});

export const getCommunityRule = endpoint({
  method: 'GET',
  path: '/rules/:ruleID',
  summary: 'One rule.',
  permission: 'public',
  params: ruleParams,
  response: rule,
});

export const patchCommunityRule = endpoint({
  method: 'PATCH',
  path: '/rules/:ruleID',
  summary: 'Changes a rule.',
  permission: 'community.moderate',
  params: ruleParams,
  body: ruleWords.partial(),
  response: rule,
});

export const deleteCommunityRule = endpoint({
  method: 'DELETE',
  path: '/rules/:ruleID',
  summary: 'Deletes a rule. Warnings that named it stay.',
  permission: 'community.moderate',
  params: ruleParams,
});
