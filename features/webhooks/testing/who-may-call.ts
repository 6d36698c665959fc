import { administrators, type WhoMayCall } from '../../../app/testing/callers.ts';

export const whoMayCall: WhoMayCall = {
  'GET /webhooks': administrators,
  'GET /webhooks/events': administrators,
  'POST /webhooks': administrators,
  'PATCH /webhooks/:webhookID': administrators,
  'DELETE /webhooks/:webhookID': administrators,
  'POST /webhooks/:webhookID/secret': administrators,
  'POST /webhooks/:webhookID/ping': administrators,
  'GET /webhooks/:webhookID/deliveries': administrators,
  'POST /webhooks/:webhookID/deliveries/:webhookDeliveryID/redelivery': administrators,
};
