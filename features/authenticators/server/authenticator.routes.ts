import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../authenticators.contract.ts';
import {
  addAuthenticator,
  deleteAuthenticator,
  editAuthenticator,
  loadAuthenticator,
} from './authenticator.actions.ts';
import { presentAuthenticator, presentOAuth2 } from './authenticator.present.ts';
import { findAuthenticators } from './authenticator.rows.ts';

const TYPES = [
  { authenticatorType: 'oauth2' as const, name: 'OAuth 2.0' },
  { authenticatorType: 'oidc' as const, name: 'OpenID Connect' },
];

export const authenticatorRoutes = [
  route(contract.listAuthenticatorTypes, async () => TYPES),
  route(contract.listAuthenticators, async (ctx, { query: { type, page, limit } }) => {
    const { rows, total } = await findAuthenticators(ctx.db, type, page, limit);
    return { rows: rows.map((row) => presentAuthenticator(ctx, row)), page, limit, total };
  }),
  route(contract.addAuthenticator, async (ctx, { body: { type, ...body } }) =>
    presentAuthenticator(ctx, await addAuthenticator(ctx, type, body)),
  ),
  route(contract.listOAuth2Authenticators, async (ctx, { query: { page, limit } }) => {
    const { rows, total } = await findAuthenticators(ctx.db, undefined, page, limit);
    return { rows: rows.map((row) => presentOAuth2(ctx, row)), page, limit, total };
  }),
  route(contract.addOAuth2Authenticator, async (ctx, { body }) =>
    presentOAuth2(ctx, await addAuthenticator(ctx, 'oauth2', body)),
  ),
  route(contract.getOAuth2Authenticator, async (ctx, { params }) =>
    presentOAuth2(ctx, await loadAuthenticator(ctx, params.authenticatorID)),
  ),
  route(contract.editOAuth2Authenticator, async (ctx, { params, body }) =>
    presentOAuth2(ctx, await editAuthenticator(ctx, params.authenticatorID, body)),
  ),
  route(contract.getAuthenticator, async (ctx, { params }) =>
    presentAuthenticator(ctx, await loadAuthenticator(ctx, params.authenticatorID)),
  ),
  route(contract.editAuthenticator, async (ctx, { params, body }) =>
    presentAuthenticator(ctx, await editAuthenticator(ctx, params.authenticatorID, body)),
  ),
  route(contract.deleteAuthenticator, async (ctx, { params }) => {
    await deleteAuthenticator(ctx, params.authenticatorID);
    return undefined;
  }),
];
