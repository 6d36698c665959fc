// The trigger and the actions of a rule, as the features that are switched on know them.
import type { z } from 'zod';
import { validationProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { fieldErrors } from '../../../platform/server/http/input/field-errors.ts';
import { type ReportedRecord, reportKinds } from '../../../platform/server/places/report-kinds.ts';
import { automationError } from '../automation.contract.ts';
import { type AutomationAction, automationActions } from './automation-actions.ts';
import { type AutomationTrigger, automationTriggers } from './automation-triggers.ts';
import type { RuleAction, RuleRow } from './rule.queries.ts';

export interface KnownTrigger {
  trigger: AutomationTrigger;
  settings: unknown;
}

export interface KnownAction {
  action: AutomationAction;
  settings: unknown;
}

export const findTrigger = (ctx: RequestContext, type: string) =>
  automationTriggers.of(ctx).find((trigger) => trigger.type === type);

export const findAction = (ctx: RequestContext, type: string) =>
  automationActions.of(ctx).find((action) => action.type === type);

/** Undefined where its add-on is switched off, or asks for other settings by now. */
export function readTrigger(
  ctx: RequestContext,
  { trigger_type: type, trigger_value: value }: Pick<RuleRow, 'trigger_type' | 'trigger_value'>,
): KnownTrigger | undefined {
  const trigger = findTrigger(ctx, type);
  const read = trigger?.settings.safeParse(value);
  return trigger && read?.success ? { trigger, settings: read.data } : undefined;
}

/** Refuses where one is not there: then none is done. */
export function readActions(ctx: RequestContext, { actions }: Pick<RuleRow, 'actions'>): KnownAction[] {
  return actions.map((each) => requireAction(ctx, each));
}

export function requireAction(ctx: RequestContext, { actionType, actionValue }: RuleAction): KnownAction {
  const action = findAction(ctx, actionType);
  if (!action) throw automationError('automation.unknownAction', { actionType });
  return { action, settings: checked(action.settings, actionValue) };
}

export function requireTrigger(
  ctx: RequestContext,
  { triggerType, triggerValue }: { triggerType: string; triggerValue: Record<string, unknown> },
): KnownTrigger {
  const trigger = findTrigger(ctx, triggerType);
  if (!trigger) throw automationError('automation.unknownTrigger', { triggerType });
  return { trigger, settings: checked(trigger.settings, triggerValue) };
}

function checked(schema: z.ZodType, value: Record<string, unknown>): unknown {
  const read = schema.safeParse(value);
  if (!read.success) throw validationProblem(fieldErrors(read.error.issues, value));
  return read.data;
}

export async function findRecords(
  ctx: RequestContext,
  recordType: string,
  recordIDs: readonly number[],
): Promise<ReportedRecord[]> {
  const kind = reportKinds.of(ctx).find((each) => each.recordType === recordType);
  return kind && recordIDs.length > 0 ? kind.find(ctx, recordIDs) : [];
}
