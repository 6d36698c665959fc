// Which rule put a record into a state, as posts are held by one: `extensions: [stateRules.add({ state: 'held', ... })]`.
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface StateRule {
  recordTypes: readonly string[];
  state: string;
  /** What it found, in the language of whoever asks; null: no rule did it. */
  ruleOf: (ctx: RequestContext, recordType: string, recordID: number) => Promise<string | null>;
}

export const stateRules = new ExtensionPoint<StateRule>();

export async function ruleBehind(
  ctx: RequestContext,
  { recordType, recordID }: { recordType: string; recordID: number },
  state: string,
): Promise<string | null> {
  for (const rule of stateRules.of(ctx)) {
    if (rule.state !== state || !rule.recordTypes.includes(recordType)) continue;
    const found = await rule.ruleOf(ctx, recordType, recordID);
    if (found !== null) return found;
  }
  return null;
}
