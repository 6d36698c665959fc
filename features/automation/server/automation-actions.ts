// What rules do, each action declared by whoever owns the record: `extensions: [automationAction({ type: 'closeDiscussion', ... })]`.
import type { z } from 'zod';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ReportedRecord } from '../../../platform/server/places/report-kinds.ts';

export interface RuleRun<Settings> {
  /** The site itself acts. */
  ctx: RequestContext;
  /** All actions of a run, and its entry in the log, are one transaction. */
  w: WriteContext;
  recordType: string;
  record: ReportedRecord;
  settings: Settings;
  automationRunID: number;
}

export interface AutomationAction<Settings = unknown> {
  type: string;
  /** What is done: English; translated where it is shown. `Close it` */
  name: string;
  /** What it can be done with. */
  recordTypes: readonly string[];
  /** Made of `propFields`: a form is made of it. */
  settings: z.ZodType<Settings>;
  /** Asked when a rule is stored, as whoever stores it: what is named is there, and theirs to give. */
  require?(ctx: RequestContext, settings: Settings): Promise<void> | void;
  /** What is so already is left; what cannot be done throws, and the whole run fails. */
  run(run: RuleRun<Settings>): Promise<void>;
}

export const automationActions = new ExtensionPoint<AutomationAction>();

export function automationAction<Settings>(action: AutomationAction<Settings>) {
  return automationActions.add(action as AutomationAction);
}
