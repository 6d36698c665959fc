import type { Feature } from '../../platform/server/feature/feature.ts';
import type { Site } from '../../platform/server/site/site.ts';
import { incomingMailExpiry, RECEIVE_JOB, receiveJob } from './server/receive-mail.ts';
import { openReceiver } from './server/smtp-receiver.ts';

/** A port that is taken, as by another process of the same site, keeps nobody from starting. */
async function listen(site: Site): Promise<void> {
  const { port, host } = site.options.incomingMail ?? {};
  if (port === undefined) return;
  try {
    await openReceiver(site, { port, host });
  } catch (error) {
    site.log.error({ err: error, port, host }, 'mails cannot be received');
  }
}

export const incomingMailFeature: Feature = {
  name: 'incoming-mail',
  jobs: { [RECEIVE_JOB]: receiveJob },
  expiries: [incomingMailExpiry],
  onStart: listen,
};
