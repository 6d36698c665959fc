import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../sessions.contract.ts';
import { addToken, findToken, findTokens, presentToken, revokeToken } from './token.actions.ts';

/** Others' tokens do not exist for whoever does not manage the site. */
async function loadToken(ctx: RequestContext, accessTokenID: number) {
  const token = await findToken(ctx.db, accessTokenID);
  if (!token || (token.user_id !== ctx.viewer.userID && !ctx.can('site.manage'))) throw notFound('Token');
  return token;
}

export const tokenRoutes = [
  route(contract.listTokens, async (ctx) => findTokens(ctx.db, ctx.viewer.userID)),
  route(contract.addToken, async (ctx, { body }) => addToken(ctx.db, ctx.viewer.userID, body.name)),
  route(contract.getToken, async (ctx, { params }) =>
    presentToken(await loadToken(ctx, params.accessTokenID)),
  ),
  route(contract.deleteToken, async (ctx, { params }) => {
    const token = await loadToken(ctx, params.accessTokenID);
    await revokeToken(ctx.db, token.access_token_id);
    return undefined;
  }),
];
