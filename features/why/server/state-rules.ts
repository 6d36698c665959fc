// Which rule put a record into a state, as posts are held by one.
import type { RequestContext } from '../../../platform/server/http/context.ts';

/** What `why` asks of the feature that knows why posts are held. */
export interface StateRules {
  /** What the rule found, in the language of whoever asks; null: no rule did it. */
  ruleOf: (
    ctx: RequestContext,
    record: { recordType: string; recordID: number },
    state: string,
  ) => Promise<string | null>;
}

declare module '../../../platform/server/feature/provided.ts' {
  interface Provided {
    stateRules: StateRules;
  }
}

export async function ruleBehind(
  ctx: RequestContext,
  ...question: [record: { recordType: string; recordID: number }, state: string]
): Promise<string | null> {
  return (await ctx.site.features.provided.stateRules?.ruleOf(ctx, ...question)) ?? null;
}
