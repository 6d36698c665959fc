// A push to all devices of one member. A device that has it is left alone where another one is tried again.
import { negotiateLanguage } from '../../../platform/contract/languages/languages.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { deliveryJob } from '../../notifications/server/delivery/deliver.ts';
import type { NamedNotification } from '../../notifications/server/notification.present.ts';
import { pushChannel } from './push.channel.ts';
import { devicesOf, devicesThatHave, type PushDevice } from './push.queries.ts';
import { pushText } from './push-text.ts';
import { type Outcome, sendPush } from './send-push.ts';

interface Receiver {
  /** With the rights that they have now, in the language they read. */
  reader: RequestContext;
  devices: readonly PushDevice[];
}

async function receive(site: Site, userID: number): Promise<Receiver | undefined> {
  const [viewer] = await viewersOfUsers(site, await site.roleRegistry(), site.database, [userID]);
  if (!viewer || viewer.isBanned) return undefined;
  const config = await site.snapshots.get(configSnapshot);
  const locale = negotiateLanguage(site.languages.available(config), { chosen: [viewer.locale] });
  const reader = await makeContext(site, viewer, { locale });
  if (!pushChannel.isOffered(reader, viewer)) return undefined;
  const devices = await devicesOf(reader.db, userID);
  return devices.length > 0 ? { reader, devices } : undefined;
}

async function send(
  { reader, devices }: Receiver,
  named: readonly [NamedNotification, ...NamedNotification[]],
): Promise<void> {
  const notificationID = named[0].row.notification_id;
  const done = await devicesThatHave(reader.db, notificationID);
  const text = pushText(reader, named);
  const results = await Promise.allSettled(
    devices
      .filter((device) => !done.has(device.subscription_id))
      .map(async (device) => {
        const outcome = await sendPush(reader, device, text);
        await noteOutcome(reader, { outcome, device, notificationID });
      }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function noteOutcome(
  { site }: RequestContext,
  { outcome, device, notificationID }: { outcome: Outcome; device: PushDevice; notificationID: number },
): Promise<void> {
  const { subscription_id: subscriptionID } = device;
  if (outcome === 'gone') {
    await site.database.execute(
      sql`delete from push_subscriptions where subscription_id = ${subscriptionID}`,
    );
    return;
  }
  if (outcome === 'refused')
    site.log.warn({ host: new URL(device.endpoint).host, subscriptionID }, 'a push was refused');
  await site.database.execute(sql`
    insert into sent_pushes (notification_id, subscription_id)
    select ${notificationID}, subscription_id from push_subscriptions where subscription_id = ${subscriptionID}
    on conflict do nothing`);
}

export const pushJob = deliveryJob<Receiver>({
  channel: pushChannel,
  receive,
  send,
});
