// What whoever set a community up does next, as data: capabilities add their steps, and one list makes
// /dashboard/first-steps. A step is done by what there is, not by a tick.
import type { Sql } from '../db/sql.ts';
import { ExtensionPoint } from '../feature/extension-point.ts';
import type { RequestContext } from '../http/context.ts';

export interface FirstStep {
  id: string;
  /** Those of the product are 10, 20 and so on. */
  position: number;
  /** English; translated where it is shown, as the texts of pages are. */
  title: string;
  description: string;
  /** What its button says, and where that leads; absent: the description says how. */
  action?: { name: string; url: string };
  /** It has a form of its own in the list, by the id of the step: `step-forms.ts` of `features/first-steps/`. */
  hasForm?: (ctx: RequestContext) => boolean;
  /** A condition; all steps together are one statement. */
  isDone: (ctx: RequestContext) => Sql;
}

export const firstSteps = new ExtensionPoint<FirstStep>();

/** In order. */
export function firstStepsOf(ctx: RequestContext): FirstStep[] {
  return firstSteps.of(ctx).toSorted((one, other) => one.position - other.position);
}
