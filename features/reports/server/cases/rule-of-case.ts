// Which rule holds a post, for those who ask why nobody sees it.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { StateRules } from '../../../why/server/state-rules.ts';
import { holdRuleIn } from './case.present.ts';

export const caseRules: StateRules = {
  ruleOf: async (ctx, { recordType, recordID }, state) => {
    if (state !== 'held') return null;
    const row = await ctx.db.row<{ hold_rule: string | null }>(sql`
      select hold_rule from moderation_cases
      where record_type = ${recordType} and record_id = ${recordID} and date_decided is null`);
    return holdRuleIn(ctx, row?.hold_rule ?? null);
  },
};
