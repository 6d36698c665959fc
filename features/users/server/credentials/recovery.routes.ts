import { Answer, route } from '../../../../platform/server/http/route.ts';
import * as contract from '../../recovery.contract.ts';
import { confirmEmail, requestConfirmation } from '../registration/email-confirmation.actions.ts';
import { knownDeviceCookie } from '../sign-in/known-device.ts';
import { requestPassword, resetPassword } from './password-reset.actions.ts';

export const recoveryRoutes = [
  route(contract.confirmEmail, async (ctx, { params, body }) =>
    confirmEmail(ctx, params.userID, body.confirmationCode),
  ),
  route(contract.requestConfirmation, async (ctx, { body }) => {
    await requestConfirmation(ctx, body.email);
    return undefined;
  }),
  route(contract.requestPassword, async (ctx, { body }) => {
    await requestPassword(ctx, body.email);
    return undefined;
  }),
  route(contract.resetPassword, async (ctx, { params, body }) => {
    const done = await resetPassword(ctx, params.userID, body);
    // Whoever reads the mail of the account comes in, however many others guess at it.
    return new Answer(done, { cookies: [await knownDeviceCookie(ctx, done.userID)] });
  }),
];
