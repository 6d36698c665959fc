import { route } from '../../../../platform/server/http/route.ts';
import * as contract from '../../unsubscribe.contract.ts';
import { changeUnsubscribed, resubscribe, unsubscribe } from './unsubscribe.actions.ts';

export const unsubscribeRoutes = [
  route(contract.postUnsubscribe, (ctx, { params }) => unsubscribe(ctx, params.token)),
  route(contract.patchUnsubscribe, (ctx, { params, body }) => changeUnsubscribed(ctx, params.token, body)),
  route(contract.postResubscribe, (ctx, { params }) => resubscribe(ctx, params.token)),
];
