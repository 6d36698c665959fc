// Bans of address ranges and mail domains, as staff sets and lifts them.
import { domainToASCII } from 'node:url';
import { notFound } from '../../../../platform/contract/errors.ts';
import { defineStaffActs } from '../../../../platform/contract/staff-act.ts';
import { recordAct } from '../../../../platform/server/audit-log/record-act.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { type BanRule, type BanRulePost, banRuleError } from '../../ban-rules.contract.ts';
import { banRulesTag, isMetBy } from './banned-place.ts';

export const banRuleActs = defineStaffActs('banRule', {
  added: 'Banned a range of addresses or a mail domain',
  deleted: 'Lifted the ban of a range of addresses or a mail domain',
});

export function findBanRules(
  ctx: RequestContext,
  which: Sql,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<BanRule[]> {
  return ctx.db.rows<BanRule>(sql`
    select ban_rule_id as "banRuleID", address_range::text as "addressRange", mail_domain as "mailDomain", reason,
      date_expires as "dateExpires", insert_user_id as "insertUserID", date_inserted as "dateInserted"
    from ban_rules where ${which}
    order by ban_rule_id desc limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
}

const LEAST_PREFIX = { 4: 8, 6: 16 } as const;

/** As DNS knows it; a name of one label would ban a whole country. */
function asciiDomain(given: string): string {
  const domain = domainToASCII(given);
  const labels = domain.split('.');
  const isUsable =
    labels.length > 1 && domain.length <= 253 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label));
  if (!isUsable) throw banRuleError('banRule.noDomain');
  return domain;
}

/** Answers the id. */
export async function addBanRule(ctx: RequestContext, post: BanRulePost): Promise<number> {
  const { addressRange = null, reason, dateExpires = null } = post;
  if ((addressRange === null) === (post.mailDomain === undefined)) throw banRuleError('banRule.oneOfBoth');
  const mailDomain = post.mailDomain === undefined ? null : asciiDomain(post.mailDomain);
  if (dateExpires !== null && !(Date.parse(dateExpires) > ctx.now.getTime()))
    throw banRuleError('banRule.endsBefore');
  return ctx.write(async (w) => {
    // One that has ended makes room for the next.
    await w.db.execute(sql`
      delete from ban_rules where date_expires <= now()
        and (address_range = network(${addressRange}::inet) or mail_domain = ${mailDomain})`);
    const row = await w.db.row<{ ban_rule_id: number; family: 4 | 6 | null; prefix: number | null }>(sql`
      insert into ban_rules (address_range, mail_domain, reason, date_expires, insert_user_id)
      values (network(${addressRange}::inet), ${mailDomain}, ${reason}, ${dateExpires}, ${w.viewer.userID})
      on conflict do nothing
      returning ban_rule_id, family(address_range) as family, masklen(address_range) as prefix`);
    if (!row) throw banRuleError('banRule.taken');
    if (row.family !== null && (row.prefix ?? 0) < LEAST_PREFIX[row.family])
      throw banRuleError('banRule.tooWide');
    await refuseOwn(ctx, w, row.ban_rule_id);
    await w.invalidate([banRulesTag]);
    const after = { addressRange, mailDomain, dateExpires };
    await recordAct(w, banRuleActs.added, { recordID: row.ban_rule_id, after, reason });
    return row.ban_rule_id;
  });
}

/** Nothing is stored then: the transaction is undone. */
async function refuseOwn(ctx: RequestContext, w: WriteContext, banRuleID: number): Promise<void> {
  const own = await w.db.row<{ email: string | null }>(sql`
    select email from users where user_id = ${w.viewer.userID}`);
  const place = { address: ctx.address, email: own?.email };
  const met = await w.db.row(
    sql`select from ban_rules where ban_rule_id = ${banRuleID} and ${isMetBy(place)}`,
  );
  if (met) throw banRuleError('banRule.yourself');
}

export async function deleteBanRule(ctx: RequestContext, banRuleID: number): Promise<void> {
  await ctx.write(async (w) => {
    const row = await w.db.row<{ address_range: string | null; mail_domain: string | null }>(sql`
      delete from ban_rules where ban_rule_id = ${banRuleID} returning address_range::text, mail_domain`);
    if (!row) throw notFound('Ban');
    await w.invalidate([banRulesTag]);
    await recordAct(w, banRuleActs.deleted, {
      recordID: banRuleID,
      before: { addressRange: row.address_range, mailDomain: row.mail_domain },
    });
  });
}
