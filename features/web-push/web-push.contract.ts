// Pushes to devices: they ring while no page of the site is open.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';

export const pushError = defineErrors({
  'webPush.off': [403, 'This site sends no pushes.'],
  'webPush.noSession': [403, 'Pushes go to a device that is signed in, and not to a token.'],
  'webPush.badAddress': [422, 'Pushes are sent to https addresses of push services alone.'],
  'webPush.badKeys': [422, 'These are not the keys of a push subscription.'],
});

export const pushState = z.object({
  isOffered: z.boolean().describe('Whether the site sends pushes.'),
  publicKey: z.string().describe('By which push services know this site: base64url.'),
  isThisDevice: z.boolean().describe('Whether the device of this session gets pushes.'),
  countOtherDevices: z.int().describe('How many other devices of the viewer do.'),
});
export type PushState = z.infer<typeof pushState>;

const key = z.string().regex(/^[\w-]{1,200}={0,2}$/);

/** As `PushSubscription.toJSON()` writes it. */
export const pushSubscription = z.object({
  endpoint: z.string().min(1).max(1000).describe('Where the push service takes them.'),
  keys: z.object({
    p256dh: key.describe('The public key of the device: base64url.'),
    auth: key.describe('16 bytes that only the device and this site know: base64url.'),
  }),
});
export type NewPushSubscription = z.infer<typeof pushSubscription>;

export const getPushState = endpoint({
  method: 'GET',
  path: '/web-push',
  summary: 'Whether the viewer’s devices get pushes.',
  permission: 'session.valid',
  response: pushState,
});

export const putPushSubscription = endpoint({
  method: 'PUT',
  path: '/web-push/subscription',
  summary: 'From now on the device of this session gets pushes, until it is signed out.',
  permission: 'session.valid',
  body: pushSubscription,
  response: pushState,
  errors: ['webPush.off', 'webPush.noSession', 'webPush.badAddress', 'webPush.badKeys'],
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/web-push/subscription',
  summary: 'The device of this session gets no pushes any more.',
  permission: 'session.valid',
});
