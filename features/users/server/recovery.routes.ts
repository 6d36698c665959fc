import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../recovery.contract.ts';
import { confirmEmail, requestConfirmation } from './email-confirmation.actions.ts';
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
  route(contract.resetPassword, async (ctx, { params, body }) => resetPassword(ctx, params.userID, body)),
];
