// One conversation with a mail server by IMAP. Each wait ends, and all of them together; what a server may send is bounded. Where
// it leads to is looked at as with everything that settings name: see platform/server/outgoing-http/checked-addresses.ts.
import { isIP } from 'node:net';
import type { ImapFlow } from 'imapflow';
import { checkedAddresses } from '../../../platform/server/outgoing-http/checked-addresses.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import { MOST_BYTES } from '../../incoming-mail/server/parse-mail.ts';
import { VisitTookTooLong } from './imap-problem.ts';
import type { MailboxRow } from './mailbox.rows.ts';

/** In milliseconds. Tests have less patience. */
export interface Patience {
  connect: number;
  silence: number;
  whole: number;
}

export const PATIENCE: Patience = { connect: 10_000, silence: 20_000, whole: 120_000 };

/** The numbers of the mails of a large mailbox are one line. */
const LONGEST_LINE = 4 * 1024 * 1024;
const MOST_TOKENS = 10_000;

const USUAL_PORTS = new Set([143, 993]);

export interface Account extends Pick<MailboxRow, 'host' | 'port' | 'security'> {
  user: string;
  password: string;
}

export interface SessionRules {
  allowedHosts: readonly string[];
  patience: Patience;
}

/** Whatever becomes of it, the connection is closed then. */
export async function inSession<T>(
  account: Account,
  { allowedHosts, patience }: SessionRules,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const { host, port } = account;
  const where = { host, port: USUAL_PORTS.has(port) ? undefined : String(port) };
  const [found] = await checkedAddresses(where, { allowedHosts }, AbortSignal.timeout(patience.connect));
  if (!found) throw new OutgoingProblem('unreachable', 'The address cannot be reached.');
  const client = await clientFor(account, found.address, patience);
  let lost: unknown;
  // What is being waited for fails as well; without a listener the process would.
  client.on('error', (error) => {
    lost = error;
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new VisitTookTooLong('The mail server took too long.')), patience.whole);
  });
  try {
    return await Promise.race([signedIn(client, work), late]);
  } catch (error) {
    throw lost ?? error;
  } finally {
    clearTimeout(timer);
    client.close();
  }
}

async function signedIn<T>(client: ImapFlow, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  await client.connect();
  const result = await work(client);
  await client.logout();
  return result;
}

/** Most sites have no mailbox: the library is loaded by the first visit. */
async function clientFor(
  { host, port, security, user, password }: Account,
  address: string,
  patience: Patience,
) {
  const imap = await import('imapflow');
  return new imap.ImapFlow({
    // The name is not looked up a second time; the certificate is for it all the same.
    host: address,
    ...(isIP(host) === 0 && { servername: host }),
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'startTls' }),
    auth: { user, pass: password },
    clientInfo: { name: 'Parley' },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.silence,
    maxLineLength: LONGEST_LINE,
    maxLiteralSize: MOST_BYTES + 1,
    maxResponseSize: MOST_BYTES + LONGEST_LINE,
    maxResponseTokens: MOST_TOKENS,
  });
}
