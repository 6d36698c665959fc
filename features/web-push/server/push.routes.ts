import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../web-push.contract.ts';
import { subscribeDevice, unsubscribeDevice } from './push.actions.ts';
import { pushConfig } from './push.config.ts';
import { devicesOf } from './push.queries.ts';
import { areKeys } from './seal-push.ts';
import { isPushAddress } from './send-push.ts';
import { siteKeys } from './site-keys.ts';

const { pushError } = contract;

async function stateOf(ctx: RequestContext): Promise<contract.PushState> {
  const { userID, sessionID } = ctx.viewer;
  const devices = await devicesOf(ctx.db, userID);
  const others = devices.filter((device) => device.session_id !== sessionID);
  return {
    isOffered: ctx.setting(pushConfig.enabled),
    publicKey: (await siteKeys(ctx.site)).publicKey,
    isThisDevice: others.length < devices.length,
    countOtherDevices: others.length,
  };
}

export const pushRoutes = [
  route(contract.getPushState, (ctx) => stateOf(ctx)),
  route(contract.putPushSubscription, async (ctx, { body: { endpoint, keys } }) => {
    const { sessionID } = ctx.viewer;
    if (sessionID === undefined) throw pushError('webPush.noSession');
    if (!ctx.setting(pushConfig.enabled)) throw pushError('webPush.off');
    if (!isPushAddress(ctx, endpoint)) throw pushError('webPush.badAddress');
    const publicKey = Buffer.from(keys.p256dh, 'base64url');
    const authSecret = Buffer.from(keys.auth, 'base64url');
    if (!areKeys({ publicKey, authSecret })) throw pushError('webPush.badKeys');
    await subscribeDevice(ctx, sessionID, { endpoint, publicKey, authSecret });
    return stateOf(ctx);
  }),
  route(contract.deletePushSubscription, async (ctx) => {
    const { sessionID } = ctx.viewer;
    if (sessionID !== undefined) await unsubscribeDevice(ctx, sessionID);
  }),
];
