import { notFound } from '../../../platform/contract/errors.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { confirmIdentity } from '../../users/server/sign-in/confirm-identity.ts';
import { renewSession } from '../../users/server/sign-in/session.actions.ts';
import * as contract from '../connections.contract.ts';
import { findAuthenticator } from './authenticator.rows.ts';
import { startAttempt } from './connect-attempt.ts';
import { endConnection, findConnections, tokenByOAuth } from './connection.actions.ts';
import { authorizationUrl } from './provider-calls.ts';

const SECURITY_PAGE = '/account/security';

export const connectionRoutes = [
  route(contract.listConnections, async (ctx) => findConnections(ctx)),
  route(contract.startConnection, async (ctx, { body }) => {
    const row = await findAuthenticator(ctx.db, body.authenticatorID);
    if (!row?.is_active) throw notFound('Provider');
    const { userID } = ctx.viewer;
    await confirmIdentity(ctx, body.passwordConfirmation);
    const { attempt, cookie } = await startAttempt(ctx, {
      authenticatorID: row.authenticator_id,
      target: SECURITY_PAGE,
      userID,
    });
    const url = await authorizationUrl(ctx, row, attempt);
    return new Answer({ url }, { cookies: [cookie, ...(await renewSession(ctx))] });
  }),
  route(contract.endConnection, async (ctx, { params, body }) => {
    await confirmIdentity(ctx, body?.passwordConfirmation);
    await endConnection(ctx, params.authenticatorID);
    return new Answer(undefined, { cookies: await renewSession(ctx) });
  }),
  route(contract.addTokenByOAuth, async (ctx, { body }) =>
    tokenByOAuth(ctx, body.clientID, body.oauthAccessToken),
  ),
];
