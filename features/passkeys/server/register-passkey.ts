import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { confirmIdentity } from '../../users/server/sign-in/confirm-identity.ts';
import { type Passkey, type PasskeyCredential, passkeyError } from '../passkeys.contract.ts';
import { passkeyAdded } from '../passkeys.events.ts';
import { CHALLENGE_SECONDS, isOwnChallenge, newChallenge, spendChallenge } from './challenge.ts';
import { insertPasskey, presentPasskey } from './passkey.queries.ts';
import { loadWebAuthn, relyingParty, userHandle } from './relying-party.ts';

const MAX_PASSKEYS = 20;

const purposeOf = (ctx: RequestContext) => `register ${ctx.viewer.userID}`;

export async function passkeyOptions(ctx: RequestContext, password: string | undefined) {
  const { userID, name } = ctx.viewer;
  await confirmIdentity(ctx, password);
  const known = await ctx.db.rows<{ credential_id: string; transports: string[] }>(
    sql`select credential_id, transports from passkeys where user_id = ${userID}`,
  );
  if (known.length >= MAX_PASSKEYS) throw passkeyError('passkey.tooMany');
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: ctx.setting(siteConfig.title),
    rpID: relyingParty(ctx).id,
    userName: name,
    userDisplayName: name,
    userID: userHandle(userID),
    challenge: await newChallenge(ctx, purposeOf(ctx)),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: known.map((each) => ({ id: each.credential_id, transports: each.transports })),
    // Found by the browser without a name, and only with the owner's finger, face or PIN: both factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function addPasskey(
  ctx: RequestContext,
  name: string,
  credential: PasskeyCredential,
): Promise<Passkey> {
  const { userID } = ctx.viewer;
  const made = await checkedCredential(ctx, credential);
  return ctx.write(async (w) => {
    await w.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys of ${userID}`}, 0))`);
    if (!(await spendChallenge(w.db, String(credential.response.clientDataJSON))))
      throw passkeyError('passkey.notMade');
    const row = await insertPasskey(
      w.db,
      userID,
      {
        name,
        credentialID: made.id,
        publicKey: made.publicKey,
        signCount: made.counter,
        transports: made.transports ?? [],
      },
      MAX_PASSKEYS,
    );
    if (!row) throw await refusal(w.db, made.id);
    await w.announce(passkeyAdded, { userID, passkeyID: row.passkey_id });
    return presentPasskey(row);
  });
}

async function refusal(
  db: RequestContext['db'] | Parameters<typeof spendChallenge>[0],
  credentialID: string,
) {
  const known = await db.row(sql`select 1 from passkeys where credential_id = ${credentialID}`);
  return passkeyError(known ? 'passkey.notMade' : 'passkey.tooMany');
}

async function checkedCredential(ctx: RequestContext, credential: PasskeyCredential) {
  const { id, origin } = relyingParty(ctx);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: (challenge) => isOwnChallenge(ctx, purposeOf(ctx), challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    if (verified) return registrationInfo.credential;
  } catch (error) {
    ctx.site.log.info({ err: error, requestID: ctx.requestID }, 'a passkey was not accepted');
  }
  throw passkeyError('passkey.notMade');
}
