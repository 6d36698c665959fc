// Which rule holds a post, for those who are asked why nobody sees it.
import { sql } from '../../../../platform/server/db/sql.ts';
import { stateRules } from '../../../why/server/state-rules.ts';
import { holdRuleIn } from './case.present.ts';

export const heldByRule = stateRules.add({
  recordTypes: ['discussion', 'comment'],
  state: 'held',
  ruleOf: async (ctx, recordType, recordID) => {
    const row = await ctx.db.row<{ hold_rule: string | null }>(sql`
      select hold_rule from moderation_cases
      where record_type = ${recordType} and record_id = ${recordID} and date_decided is null`);
    return holdRuleIn(ctx, row?.hold_rule ?? null);
  },
});
