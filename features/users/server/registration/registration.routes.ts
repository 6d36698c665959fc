import { Answer, route } from '../../../../platform/server/http/route.ts';
import * as contract from '../../registration.contract.ts';
import { openSession, signedInCookies } from '../sign-in/session.actions.ts';
import { CAPTCHA_FIELD, requireHuman } from './captcha.ts';
import { register } from './registration.actions.ts';
import { setUp } from './set-up.actions.ts';

export const registrationRoutes = [
  route(contract.register, async (ctx, { body }) => {
    await requireHuman(ctx, body[CAPTCHA_FIELD]);
    const joined = await register(ctx, body);
    // Nobody to notify yet: the list of those who joined is empty.
    if (joined === 'waiting') return new Answer([] as never, { status: 202 });
    const answer = { name: body.name, email: body.email };
    if (joined === undefined) return answer;
    const session = await openSession(ctx.db, joined, false, { userAgent: ctx.userAgent });
    return new Answer(
      { userID: joined, ...answer },
      { cookies: await signedInCookies(ctx, joined, session) },
    );
  }),
  route(contract.setUp, async (ctx, { body }) => {
    const { userID, session } = await setUp(ctx, body);
    return new Answer({ userID, name: body.name }, { cookies: await signedInCookies(ctx, userID, session) });
  }),
];
