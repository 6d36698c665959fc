// Who is kept out by where they come from. Both look-ups follow an index, however many bans there are.
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Snapshot } from '../../../../platform/server/cache/snapshots.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { HoldRule } from '../../../../platform/server/places/hold-rules.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { banRuleError } from '../../ban-rules.contract.ts';

export interface Place {
  /** In the network. */
  address: string;
  /** A mail address. */
  email?: string | null | undefined;
}

const MOST_LABELS = 127;

/** `mail.example.org`, `example.org`, `org`: a ban of any of them is about the address. */
function domainsOf(email: string | null | undefined): string[] {
  const labels = domainToASCII((email ?? '').split('@').at(-1) ?? '')
    .split('.')
    .slice(-MOST_LABELS);
  return labels.map((_, at) => labels.slice(at).join('.')).filter((name) => name !== '');
}

/** Proxies may put words in the place of an address: those are in no range. */
export function isMetBy({ address, email }: Place): Sql {
  const byDomain = sql`mail_domain = any(${domainsOf(email)})`;
  return isIP(address) > 0 ? sql`(address_range >>= ${address}::inet or ${byDomain})` : byDomain;
}

export const banRulesTag = 'ban-rules';

/** Ended ones are removed by and by; until then they count nowhere. */
export const isInForce = sql`(date_expires is null or date_expires > now())`;

/** Most sites ban nobody so: they ask no statement for it. */
const areBansThere: Snapshot<boolean, Site> = {
  name: 'ban-rules',
  tags: [banRulesTag],
  load: async ({ database }) => (await database.row(sql`select from ban_rules limit 1`)) !== undefined,
};

async function banOf(
  ctx: RequestContext,
  place: Place,
): Promise<{ reason: string; dateExpires: string | null } | undefined> {
  if (!(await ctx.site.snapshots.get(areBansThere))) return undefined;
  return ctx.db.row(sql`
    select reason, date_expires as "dateExpires" from ban_rules
    where ${isMetBy(place)} and ${isInForce}
    order by date_expires desc nulls first, ban_rule_id limit 1`);
}

/** Says why and until when. */
export async function requireAllowedPlace(ctx: RequestContext, place: Place): Promise<void> {
  const ban = await banOf(ctx, place);
  if (!ban) return;
  const { reason, dateExpires } = ban;
  throw banRuleError('banRule.banned', { ...(reason !== '' && { description: reason }), dateExpires });
}

/**
 * Whoever signs in, or writes to others. Administrators get in from everywhere: somebody has to be able to lift a ban.
 * Without a member, nobody is one: that the password was wrong is not said.
 */
export async function requireAllowedAddress(ctx: RequestContext, userID: number | undefined): Promise<void> {
  if (!(await banOf(ctx, { address: ctx.address }))) return;
  const account = await ctx.db.row<{ admin: number }>(
    sql`select admin from users where user_id = ${userID ?? null}`,
  );
  if (account && account.admin > 0) return;
  await requireAllowedPlace(ctx, { address: ctx.address });
}

/** An address that a member gives themselves; staff may give others any. */
export function requireAllowedMail(ctx: RequestContext, email: string): Promise<void> {
  return requireAllowedPlace(ctx, { address: '', email });
}

/** Whoever was signed in before the ban may be somebody else of the same network: a moderator looks at what they write. */
export const bannedAddressRule: HoldRule = {
  name: 'users.bannedAddress',
  label: (t) => t('It comes from a banned range of addresses'),
  reasonID: 'approval-required',
  check: async (ctx) => (await banOf(ctx, { address: ctx.address })) !== undefined,
};
