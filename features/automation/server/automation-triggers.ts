// What starts rules, each declared by whoever knows of it: `extensions: [automationTriggers.add(discussionStale)]`.
// What happens is told by an event (`listeners: [startsRules(commentPosted, ...)]`); what time brings is looked for.
import type { z } from 'zod';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** Behind this moment and record, up to that moment, at most so many. Moments are text, as the database writes them. */
export interface TriggerWindow {
  after: { at: string; recordID: number };
  until: string;
  limit: number;
}

export interface AutomationTrigger<Settings = unknown> {
  type: string;
  /** When it is met: English; translated where it is shown. `A discussion has no comment for a while` */
  name: string;
  /** What kind of record it finds; one that can be reported: see reportKinds. */
  recordType: string;
  /** False: they stand in no category. */
  hasPlace?: boolean;
  /** Made of `propFields`: a form is made of it. */
  settings: z.ZodType<Settings>;
  /** Time brings it: every few minutes the rule looks at what became due. */
  isTimed?: boolean;
  /**
   * Records it may be met by, at the moment when it would be: `select record_id, at`, in the order of `at` and
   * `record_id`, read by an index. It finds what is due, and what a rule is tried on.
   */
  occasions(settings: Settings, window: TriggerWindow): Sql;
  /** Those of these records that meet it now; `since`: when the rule was switched on. */
  matches(
    ctx: Pick<RequestContext, 'db'>,
    settings: Settings,
    recordIDs: readonly number[],
    since: string,
  ): Promise<readonly number[]>;
}

export const automationTriggers = new ExtensionPoint<AutomationTrigger>();

/** So that its functions are given what its schema reads. */
export function automationTrigger<Settings>(trigger: AutomationTrigger<Settings>) {
  return automationTriggers.add(trigger as AutomationTrigger);
}
