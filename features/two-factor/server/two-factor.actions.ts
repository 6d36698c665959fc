// A second factor is set up, confirmed by a first code, asked for at every sign-in by password, and switched off again.

import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { seal, unseal } from '../../../platform/server/secrets/secret-keys.ts';
import { confirmIdentity } from '../../users/server/sign-in/confirm-identity.ts';
import { confirmPassword } from '../../users/server/sign-in/password-confirmation.ts';
import type { SecondFactor } from '../../users/server/sign-in/second-factors.ts';
import { countConfirmation, forgetAttempts } from '../../users/server/sign-in/sign-in-attempts.ts';
import { sessionError } from '../../users/sessions.contract.ts';
import { type TwoFactorSecret, type TwoFactorState, twoFactorError } from '../two-factor.contract.ts';
import { twoFactorTurnedOff, twoFactorTurnedOn } from '../two-factor.events.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { addressOfSecret, newTotpSecret, qrCodeOf, stepOfCode } from './totp.ts';

interface TwoFactorRow {
  secret_sealed: Buffer;
  date_on: string | null;
  count_recovery_codes: number;
}

const sealName = (userID: number) => `two-factor of ${userID}`;

function find(db: Queryable, userID: number): Promise<TwoFactorRow | undefined> {
  return db.row<TwoFactorRow>(sql`
    select secret_sealed, date_on,
      (select count(*) from recovery_codes where user_id = f.user_id and date_used is null) as count_recovery_codes
    from two_factor f where user_id = ${userID}`);
}

export async function twoFactorState(ctx: RequestContext): Promise<TwoFactorState> {
  const row = await find(ctx.db, ctx.viewer.userID);
  const isOn = Boolean(row?.date_on);
  return {
    isOn,
    dateOn: row?.date_on ?? null,
    countRecoveryCodes: isOn ? (row?.count_recovery_codes ?? 0) : 0,
  };
}

/** Set up again as often as one likes, until a code confirms it. */
export async function setUpTwoFactor(
  ctx: RequestContext,
  password: string | undefined,
): Promise<TwoFactorSecret> {
  const { userID, name } = ctx.viewer;
  await confirmIdentity(ctx, password);
  const secret = newTotpSecret();
  const sealed = await seal(ctx.site.database, sealName(userID), secret);
  const stored = await ctx.db.execute(sql`
    insert into two_factor as f (user_id, secret_sealed) values (${userID}, ${sealed})
    on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, date_inserted = now()
    where f.date_on is null`);
  if (stored === 0) throw twoFactorError('twoFactor.isOn');
  const url = addressOfSecret(secret, ctx.setting(siteConfig.title), name);
  return { secret, url, qrCode: qrCodeOf(url) };
}

export async function turnOnTwoFactor(ctx: RequestContext, code: string): Promise<string[]> {
  const { userID } = ctx.viewer;
  const row = await find(ctx.db, userID);
  if (!row) throw twoFactorError('twoFactor.notSetUp');
  if (row.date_on) throw twoFactorError('twoFactor.isOn');
  const step = await stepOf(ctx, userID, row, code);
  if (step === undefined) throw sessionError('session.wrongCode');
  return ctx.write(async (w) => {
    const turnedOn = await w.db.execute(sql`
      update two_factor set date_on = now(), last_step = ${step}
      where user_id = ${userID} and date_on is null and secret_sealed = ${row.secret_sealed}`);
    if (turnedOn === 0) throw twoFactorError('twoFactor.isOn');
    await w.announce(twoFactorTurnedOn, { userID });
    return replaceRecoveryCodes(w.db, userID);
  });
}

export async function renewRecoveryCodes(ctx: RequestContext, proof: Proof): Promise<string[]> {
  await requireProof(ctx, proof);
  return ctx.write((w) => replaceRecoveryCodes(w.db, ctx.viewer.userID));
}

export async function turnOffTwoFactor(ctx: RequestContext, proof: Proof): Promise<void> {
  await requireProof(ctx, proof);
  await removeTwoFactor(ctx, ctx.viewer.userID);
}

/** Answers whether there was one. */
export function removeTwoFactor(ctx: RequestContext, userID: number): Promise<boolean> {
  return ctx.write(async (w) => {
    const removed = await w.db.execute(sql`delete from two_factor where user_id = ${userID}`);
    await w.db.execute(sql`delete from recovery_codes where user_id = ${userID}`);
    if (removed > 0) await w.announce(twoFactorTurnedOff, { userID });
    return removed > 0;
  });
}

export interface Proof {
  passwordConfirmation?: string | undefined;
  code: string;
}

/** Both factors once more. Codes are counted by themselves: a right password must not make room for guesses. */
async function requireProof(ctx: RequestContext, { passwordConfirmation, code }: Proof): Promise<void> {
  const { userID } = ctx.viewer;
  if (!(await timeBasedCodes.isOn(ctx, userID))) throw twoFactorError('twoFactor.isOff');
  await confirmPassword(ctx, userID, passwordConfirmation);
  const attempt = await countConfirmation(ctx, 'code');
  if (!(await timeBasedCodes.accepts(ctx, userID, code))) throw sessionError('session.wrongCode');
  await forgetAttempts(ctx, attempt);
}

export const timeBasedCodes: SecondFactor = {
  isOn: async (ctx, userID) => Boolean((await find(ctx.db, userID))?.date_on),
  accepts: async (ctx, userID, code) => {
    const typed = code.replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(ctx.db, userID, typed);
    const row = await find(ctx.db, userID);
    const step = row && (await stepOf(ctx, userID, row, typed));
    if (step === undefined) return false;
    // Whoever looked over the shoulder comes too late: one step is taken once.
    const taken = await ctx.db.execute(
      sql`update two_factor set last_step = ${step} where user_id = ${userID} and last_step < ${step}`,
    );
    return taken === 1;
  },
};

async function stepOf(
  ctx: RequestContext,
  userID: number,
  row: TwoFactorRow,
  code: string,
): Promise<number | undefined> {
  const secret = await unseal(ctx.site.database, sealName(userID), row.secret_sealed);
  return stepOfCode(secret, code.replace(/[\s-]/g, ''));
}
