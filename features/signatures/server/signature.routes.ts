import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../signatures.contract.ts';
import { changeSignature, hideSignatures, removeSignature } from './signature.actions.ts';
import { requireMayRemove, requireOwn } from './signature.policy.ts';
import { findSignature, isHidingSignatures } from './signature.queries.ts';

export const signatureRoutes = [
  route(contract.getSignature, async (ctx, { params }) => {
    await requireMayRemove(ctx, params.userID);
    return shownSignature(ctx, params.userID);
  }),
  route(contract.patchSignature, async (ctx, { params, body }) => {
    await requireOwn(ctx, params.userID);
    await changeSignature(ctx, body.body, body.format);
    return shownSignature(ctx, params.userID);
  }),
  route(contract.deleteSignature, async (ctx, { params }) => {
    await requireMayRemove(ctx, params.userID);
    await removeSignature(ctx, params.userID);
    return undefined;
  }),
  route(contract.getSignaturePreferences, async (ctx) => ({
    hidesSignatures: await isHidingSignatures(ctx.db, ctx.viewer.userID),
  })),
  route(contract.patchSignaturePreferences, async (ctx, { body }) => {
    await hideSignatures(ctx, body.hidesSignatures);
    return body;
  }),
];

async function shownSignature(ctx: RequestContext, userID: number): Promise<contract.Signature> {
  const row = await findSignature(ctx.db, userID);
  return {
    userID,
    body: row?.body ?? '',
    format: (row?.format ?? 'rich2') as contract.Signature['format'],
    html: row?.body_html ?? '',
    dateUpdated: row?.date_updated ?? null,
  };
}
