// A mail to one member.
import { deliveryJob } from '../delivery/deliver.ts';
import { mailChannel } from './mail.channel.ts';
import { mailReceiver } from './mail-receiver.ts';
import { writeMail } from './write-mail.ts';

export const mailJob = deliveryJob({
  channel: mailChannel,
  receive: mailReceiver,
  send: async ({ reader, email }, named) => {
    await reader.site.mail.send(await writeMail(reader, email, named));
  },
});
