import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { signedInAnswer } from '../../users/server/sign-in/session.actions.ts';
import * as contract from '../claims.contract.ts';
import { claimAccount, requestClaimLink, sendClaimLink } from './claim.actions.ts';
import { presentImportedMember } from './imported-member.present.ts';
import { findImportedMembers } from './imported-member.queries.ts';
import { checkProfileProof, startProfileProof } from './profile-proof.ts';

export const claimRoutes = [
  route(contract.listImportedMembers, async (ctx: RequestContext, { query }) => {
    const { rows, total } = await findImportedMembers(ctx.db, query);
    return {
      rows: rows.map((row) => presentImportedMember(ctx, row)),
      page: query.page,
      limit: query.limit,
      total,
    };
  }),
  route(contract.sendClaimLink, async (ctx, { params, body }) => {
    await sendClaimLink(ctx, params.userID, body.email);
    return undefined;
  }),
  route(contract.requestClaimLink, async (ctx, { body }) => {
    await requestClaimLink(ctx, body.account);
    return undefined;
  }),
  route(contract.startProfileProof, (ctx, { body }) => startProfileProof(ctx, body.account)),
  route(contract.checkProfileProof, (ctx, { body }) => checkProfileProof(ctx, body.proof)),
  route(contract.claimAccount, async (ctx, { body }) => signedInAnswer(ctx, await claimAccount(ctx, body))),
];
