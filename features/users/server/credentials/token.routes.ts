import { fieldProblem, notFound } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { resourceOf, TOKEN_RESOURCE } from '../../../../platform/server/http/guards/token-reach.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { makeRoleToken } from '../../../../platform/server/sessions/role-token.ts';
import * as contract from '../../tokens.contract.ts';
import { recordOnUser, userActs } from '../user.acts.ts';
import {
  addToken,
  findToken,
  findTokens,
  presentToken,
  requireFutureDate,
  revokeToken,
  revokeTokensOf,
  type TokenRow,
} from './token.actions.ts';

/** Of every call there is: what nobody declared cannot be named, and is open to no limited token. */
function resourcesOf({ site }: RequestContext): string[] {
  const paths = site.features.all.flatMap(({ routes = [] }) =>
    routes.map(({ endpoint }) => endpoint.spec.path),
  );
  const resources = new Set(paths.map(resourceOf));
  return [...resources].filter((resource) => resource !== TOKEN_RESOURCE).toSorted();
}

function requireKnownResources(ctx: RequestContext, resources: readonly string[]): void {
  const known = resourcesOf(ctx);
  if (resources.some((resource) => !known.includes(resource)))
    throw fieldProblem('resources', 'There is no such part of the API.');
}

/** Others' tokens do not exist for whoever does not manage the site. */
async function loadToken(ctx: RequestContext, accessTokenID: number): Promise<TokenRow> {
  const token = await findToken(ctx.db, accessTokenID);
  if (!token || (token.user_id !== ctx.viewer.userID && !ctx.can('site.manage'))) throw notFound('Token');
  return token;
}

async function loadLiveToken(ctx: RequestContext, accessTokenID: number): Promise<TokenRow> {
  const token = await loadToken(ctx, accessTokenID);
  if (token.has_ended) throw contract.tokenError('token.ended');
  return token;
}

export const tokenRoutes = [
  route(contract.listTokens, async (ctx) => findTokens(ctx.db, ctx.viewer.userID)),
  route(contract.addToken, async (ctx, { body }) => {
    requireFutureDate(ctx, body.dateExpires);
    requireKnownResources(ctx, body.resources ?? []);
    return ctx.write(async (w) => addToken(w.db, ctx.viewer.userID, body));
  }),
  route(contract.listTokenResources, async (ctx) => resourcesOf(ctx).map((resource) => ({ resource }))),
  route(contract.deleteTokens, async (ctx) => ({ count: await revokeTokensOf(ctx.db, ctx.viewer.userID) })),
  route(contract.addRoleToken, async (ctx) => {
    const { roleToken, expires } = await makeRoleToken(ctx.site.database, ctx.viewer.roleIDs);
    return { roleToken, expires: expires.toISOString().replace(/\.\d+Z$/, '+00:00') };
  }),
  route(contract.getToken, async (ctx, { params }) =>
    presentToken(await loadLiveToken(ctx, params.accessTokenID)),
  ),
  route(contract.deleteToken, async (ctx, { params }) => {
    const token = await loadToken(ctx, params.accessTokenID);
    // An expired one may still be cleared away.
    if (token.has_ended && !isExpired(ctx, token)) throw contract.tokenError('token.ended');
    await ctx.write(async (w) => {
      await revokeToken(w.db, token.access_token_id);
      if (token.user_id !== ctx.viewer.userID)
        await recordOnUser(w, userActs.tokenRevoked, token.user_id, { before: { name: token.name } });
    });
    return undefined;
  }),
];

function isExpired(ctx: RequestContext, { date_expires }: TokenRow): boolean {
  return date_expires !== null && Date.parse(date_expires) <= ctx.now.getTime();
}
