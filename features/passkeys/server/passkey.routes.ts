import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { Answer, route } from '../../../platform/server/http/route.ts';
import { confirmIdentity } from '../../users/server/sign-in/confirm-identity.ts';
import { renewSession, signedInAnswer } from '../../users/server/sign-in/session.actions.ts';
import * as contract from '../passkeys.contract.ts';
import { passkeyRemoved } from '../passkeys.events.ts';
import { findPasskeys, presentPasskey, updatePasskeyName } from './passkey.queries.ts';
import { addPasskey, passkeyOptions } from './register-passkey.ts';
import { signInByPasskey, signInOptions } from './sign-in-by-passkey.ts';

export const passkeyRoutes = [
  route(contract.listPasskeys, async (ctx) => findPasskeys(ctx.db, ctx.viewer.userID)),
  route(contract.makePasskeyOptions, async (ctx, { body }) => {
    const options = await passkeyOptions(ctx, body.passwordConfirmation);
    return new Answer({ ...options }, { cookies: await renewSession(ctx) });
  }),
  route(contract.addPasskey, async (ctx, { body }) => addPasskey(ctx, body.name, body.credential)),
  route(contract.renamePasskey, async (ctx, { params, body }) => {
    const row = await updatePasskeyName(ctx.db, ctx.viewer.userID, params.passkeyID, body.name);
    if (!row) throw notFound('Passkey');
    return presentPasskey(row);
  }),
  route(contract.removePasskey, async (ctx, { params, body }) => {
    const { userID } = ctx.viewer;
    const own = sql`passkey_id = ${params.passkeyID} and user_id = ${userID}`;
    if (!(await ctx.db.row(sql`select 1 from passkeys where ${own}`))) throw notFound('Passkey');
    await confirmIdentity(ctx, body?.passwordConfirmation);
    await ctx.write(async (w) => {
      await w.db.execute(sql`delete from passkeys where ${own}`);
      const payload = { userID, passkeyID: params.passkeyID };
      await w.announce(passkeyRemoved, payload);
    });
    return new Answer(undefined, { cookies: await renewSession(ctx) });
  }),
  route(contract.passkeySignInOptions, async (ctx) => ({ ...(await signInOptions(ctx)) })),
  route(contract.signInByPasskey, async (ctx, { body }) =>
    signedInAnswer(ctx, await signInByPasskey(ctx, body.credential, body.persist)),
  ),
];
