// A mail to one member.
import { deliveryJob } from '../delivery/deliver.ts';
import { mailChannel } from './mail.channel.ts';
import { mailReceiver } from './mail-receiver.ts';
import { stateOf } from './wants-mail.ts';
import { optionOf, writeMail } from './write-mail.ts';

export const mailJob = deliveryJob({
  channel: mailChannel,
  receive: mailReceiver,
  wants: async ({ reader, own }, named) => {
    const { userID } = reader.viewer;
    const exception = await named.kind.exceptions?.isMailed(reader, userID, named.facts);
    return exception ?? (await stateOf(reader, userID, own, optionOf(named)))?.isOn ?? false;
  },
  send: async ({ reader, email }, named) => {
    await reader.site.mail.send(await writeMail(reader, email, named));
  },
});
