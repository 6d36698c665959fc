import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { createSession } from '../../users/server/sign-in/session.actions.ts';
import { type PasskeyCredential, passkeyError } from '../passkeys.contract.ts';
import { CHALLENGE_SECONDS, isOwnChallenge, newChallenge, spendChallenge } from './challenge.ts';
import { findCredential, type KnownCredential } from './passkey.queries.ts';
import { loadWebAuthn, relyingParty, userHandle } from './relying-party.ts';

const PURPOSE = 'sign in';

export async function signInOptions(ctx: RequestContext) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    challenge: await newChallenge(ctx, PURPOSE),
    timeout: CHALLENGE_SECONDS * 1000,
    userVerification: 'required',
  });
}

/** Two factors in one (the device, and what unlocks it): no code is asked for besides. */
export async function signInByPasskey(ctx: RequestContext, credential: PasskeyCredential, persist: boolean) {
  const known = await findCredential(ctx.db, credential.id);
  const signCount = known && (await checkedSignCount(ctx, known, credential));
  if (!known || signCount === undefined) throw passkeyError('passkey.refused');
  await ctx.write(
    async (w) => {
      if (!(await spendChallenge(w.db, String(credential.response.clientDataJSON))))
        throw passkeyError('passkey.refused');
      await w.db.execute(sql`
      update passkeys set sign_count = greatest(sign_count, ${signCount}), date_last_used = now()
      where passkey_id = ${known.passkey_id}`);
    },
    { usesReserve: true },
  );
  return createSession(ctx, known, { isPersistent: persist });
}

async function checkedSignCount(
  ctx: RequestContext,
  known: KnownCredential,
  credential: PasskeyCredential,
): Promise<number | undefined> {
  const { id, origin } = relyingParty(ctx);
  const handle = credential.response.userHandle;
  if (handle && handle !== Buffer.from(userHandle(known.user_id)).toString('base64url')) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: (challenge) => isOwnChallenge(ctx, PURPOSE, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.sign_count,
        transports: known.transports,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    ctx.site.log.info({ err: error, requestID: ctx.requestID }, 'a passkey was not accepted');
    return undefined;
  }
}
