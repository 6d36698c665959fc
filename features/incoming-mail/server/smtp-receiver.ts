// Mails to the site's own addresses, received by SMTP. Whoever it is, may send little: nothing is taken for an address that the
// site did not make, or that is larger than a mail may be, and nobody is waited for.
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from 'smtp-server';
import type { Site } from '../../../platform/server/site/site.ts';
import { MOST_BYTES } from './parse-mail.ts';
import { findAddress, keepMail } from './receive-mail.ts';

const MOST_CLIENTS = 20;
const MOST_RECIPIENTS = 5;
const SILENCE_MS = 30_000;
const WHOLE_MS = 120_000;
const CLOSE_MS = 1000;

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Answers the port that it listens on. */
export function openReceiver(
  site: Site,
  { port, host }: { port: number; host?: string | undefined },
): Promise<number> {
  const server = new SMTPServer({
    name: site.options.incomingMail?.domain ?? 'localhost',
    banner: 'Parley',
    size: MOST_BYTES,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    closeTimeout: CLOSE_MS,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) return done(refusal(452, 'Too many recipients'));
      findAddress(site, address).then(
        (found) => done(found ? null : refusal(550, '5.1.1 There is nobody at this address')),
        (error) => done(failed(site, error)),
      );
    },
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      receive(site, stream, { from: mailFrom || undefined, to: rcptTo }).then(
        () => done(null, '2.0.0 Received'),
        (error) => done(error instanceof Error && 'responseCode' in error ? error : failed(site, error)),
      );
    },
  });
  server.on('error', (error) => site.log.warn({ err: error }, 'the receiver of mails met an error'));
  site.onClose(() => new Promise((resolve) => server.close(() => resolve())));
  return new Promise((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => {
      server.server.off('error', reject);
      resolve((server.server.address() as { port: number }).port);
    });
  });
}

/** It is tried again by whoever sends. */
function failed(site: Site, error: unknown): Error {
  site.log.error({ err: error }, 'a mail could not be received');
  return refusal(451, '4.3.0 Not now, try again later');
}

async function receive(
  site: Site,
  stream: SMTPServerDataStream,
  { from, to }: { from: SMTPServerAddress | undefined; to: readonly SMTPServerAddress[] },
): Promise<void> {
  const content = await contentOf(stream);
  await keepMail(site, {
    addresses: to.map(({ address }) => address),
    mailFrom: from?.address ?? '',
    content,
  });
}

/** What is too long is read to its end, as the conversation goes on after it, and kept nowhere. */
async function contentOf(stream: SMTPServerDataStream): Promise<Buffer> {
  const late = setTimeout(() => stream.destroy(refusal(451, '4.4.2 This takes too long')), WHOLE_MS);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= MOST_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    }
  } finally {
    clearTimeout(late);
  }
  if (length > MOST_BYTES || stream.sizeExceeded) throw refusal(552, '5.3.4 The mail is too large');
  return Buffer.concat(chunks);
}
