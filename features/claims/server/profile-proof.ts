// The owner of a profile at the old site can write there. A code proves it: made of a secret that only whoever began holds,
// so that others who read it on the page can do nothing with it.
import { createHash, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { guardedFetch } from '../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import { secretKey } from '../../../platform/server/secrets/secret-keys.ts';
import { issueOneTimeKey } from '../../users/server/credentials/one-time-keys.ts';
import { claimError, type ProfileProof } from '../claims.contract.ts';
import { findImportedMember, findUnclaimed, findUnclaimedByName } from './imported-member.queries.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'account-claim';
const HOURS_VALID = 24;
const HOURS_TO_CLAIM = 1;

const proofKey = (ctx: RequestContext) => secretKey(ctx.site.database, 'account claims');

function codeOf(proof: string): string {
  return `parley-${createHash('sha256').update(proof).digest('hex').slice(0, 24)}`;
}

export async function startProfileProof(ctx: RequestContext, account: string): Promise<ProfileProof> {
  const member = await findUnclaimedByName(ctx.db, account);
  if (!member) throw claimError('claim.unknownAccount');
  if (!member.profile_url) throw claimError('claim.noProfile');
  const proof = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(String(member.user_id))
    .setJti(randomUUID())
    .setExpirationTime(`${HOURS_VALID}h`)
    .sign(await proofKey(ctx));
  return { name: member.name, profileUrl: member.profile_url, code: codeOf(proof), proof };
}

export async function checkProfileProof(
  ctx: RequestContext,
  proof: string,
): Promise<{ userID: number; claimCode: string }> {
  const userID = await memberOf(ctx, proof);
  const member = await findImportedMember(ctx.db, userID);
  if (!member?.profile_url) throw claimError('claim.wrongProof');
  if (!(await findUnclaimed(ctx.db, userID))) throw claimError('claim.claimedAlready');
  if (!(await readProfile(ctx, member.profile_url)).includes(codeOf(proof)))
    throw claimError('claim.codeNotFound');
  const claimCode = await issueOneTimeKey(ctx.db, {
    purpose: 'claim-account',
    userID,
    hours: HOURS_TO_CLAIM,
  });
  return { userID, claimCode };
}

async function memberOf(ctx: RequestContext, proof: string): Promise<number> {
  const key = await proofKey(ctx);
  const { payload } = await jwtVerify(proof, key, { algorithms: [ALGORITHM], audience: AUDIENCE }).catch(
    () => {
      throw claimError('claim.wrongProof');
    },
  );
  return Number(payload.sub);
}

/** What the page says at this moment, to whoever is not signed in there. */
async function readProfile(ctx: RequestContext, url: string): Promise<string> {
  try {
    const answer = await guardedFetch(url, { headers: { accept: 'text/html' } }, outgoingRules(ctx));
    if (answer.ok) return await answer.text();
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
  }
  throw claimError('claim.profileNotReached');
}
