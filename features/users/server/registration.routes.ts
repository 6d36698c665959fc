import { Answer, route } from '../../../platform/server/http/route.ts';
import * as contract from '../registration.contract.ts';
import { confirmEmail, register } from './registration.actions.ts';
import { openSession, sessionCookie } from './session.actions.ts';
import { setUp } from './set-up.actions.ts';

export const registrationRoutes = [
  route(contract.register, async (ctx, { body }) => {
    const userID = await register(ctx, body);
    const answer = { name: body.name, email: body.email };
    if (userID === undefined) return answer;
    const session = await openSession(ctx.db, userID, false);
    return new Answer({ userID, ...answer }, { cookies: [sessionCookie(ctx, session)] });
  }),
  route(contract.confirmEmail, async (ctx, { params, body }) =>
    confirmEmail(ctx, params.userID, body.confirmationCode),
  ),
  route(contract.setUp, async (ctx, { body }) => {
    const { userID, session } = await setUp(ctx, body);
    return new Answer({ userID, name: body.name }, { cookies: [sessionCookie(ctx, session)] });
  }),
];
