import { sql } from '../../../platform/server/db/sql.ts';
import type { MemberCount } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type FirstStep, firstStepsOf } from '../../../platform/server/places/first-steps.ts';
import { firstStepsConfig } from './first-steps.config.ts';

/** Which of them are done, in their order. */
export async function whichAreDone(ctx: RequestContext, steps: readonly FirstStep[]): Promise<boolean[]> {
  if (steps.length === 0) return [];
  const row = await ctx.db.row<{ done: boolean[] }>(
    sql`select array[${sql.join(steps.map((step) => step.isDone(ctx)))}] as done`,
  );
  return row?.done ?? [];
}

/** How many are left; none is asked for once they are hidden. */
export const stepsLeft: MemberCount = {
  name: 'FirstSteps',
  permission: 'site.manage',
  select: (ctx) => {
    const steps = ctx.setting(firstStepsConfig.isHidden) ? [] : firstStepsOf(ctx);
    return sql`(0 ${sql.join(
      steps.map((step) => sql`+ (not ${step.isDone(ctx)})::int`),
      ' ',
    )})`;
  },
};
