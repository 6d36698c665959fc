import { notFound } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { route } from '../../../../platform/server/http/route.ts';
import * as contract from '../../ban-rules.contract.ts';
import { addBanRule, deleteBanRule, findBanRules } from './ban-rule.actions.ts';
import { isInForce } from './banned-place.ts';

export const banRuleRoutes = [
  route(contract.listBanRules, async (ctx, { query: { page, limit } }) => {
    const rows = await findBanRules(ctx, isInForce, { limit: limit + 1, offset: (page - 1) * limit });
    return { rows: rows.slice(0, limit), page, limit, hasMore: rows.length > limit };
  }),
  route(contract.addBanRule, async (ctx, { body }) => {
    const banRuleID = await addBanRule(ctx, body);
    const [added] = await findBanRules(ctx, sql`ban_rule_id = ${banRuleID}`, { limit: 1 });
    if (!added) throw notFound('Ban');
    return added;
  }),
  route(contract.deleteBanRule, (ctx, { params }) => deleteBanRule(ctx, params.banRuleID)),
];
