// Who may give which rank by hand: nobody hands out more by a rank than they may by a role.
import {
  mayHandOutEverywhere,
  notFound,
  type RequestContext,
  requireAssignable,
  requireBelow,
  sql,
} from '@parley/addon-api';
import { PERMISSION_OF } from '../ranks.abilities.ts';
import { type Rank, rankError } from '../ranks.contract.ts';
import { findRank, presentRank } from './rank.rows.ts';

/** null: takes back the one that they have by hand. */
export async function requireMayGive(
  ctx: RequestContext,
  memberID: number,
  rankID: number | null,
): Promise<void> {
  await requireMember(ctx, memberID);
  // Nobody gives rights to those above them; an administrator gives themselves what they like.
  if (memberID !== ctx.viewer.userID || !ctx.can('site.manage')) await requireBelow(ctx, memberID);
  if (rankID === null) return;
  const row = await findRank(ctx, rankID);
  if (!row) throw rankError('rank.unknown');
  await requireWithinReach(ctx, presentRank(row).abilities);
}

async function requireMember(ctx: RequestContext, userID: number): Promise<void> {
  const row = await ctx.db.row(sql`select from users where user_id = ${userID} and date_deleted is null`);
  if (!row) throw notFound('User');
}

/** Whoever edits members sets `bypassSpam` of their accounts, too, so that `verified` gives nothing beyond it. */
async function requireWithinReach(ctx: RequestContext, abilities: Rank['abilities']): Promise<void> {
  if (abilities.roleID !== undefined) await requireAssignable(ctx, [abilities.roleID], { field: 'rankID' });
  for (const [ability, permission] of Object.entries(PERMISSION_OF) as [
    keyof typeof PERMISSION_OF,
    (typeof PERMISSION_OF)[keyof typeof PERMISSION_OF],
  ][])
    if (abilities[ability] === true && !mayHandOutEverywhere(ctx, permission))
      throw rankError('rank.grantsMore');
}
