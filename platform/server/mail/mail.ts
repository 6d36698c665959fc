// The mail port: SMTP when it is set, files otherwise. Mail leaves from jobs alone, never from a request.
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { CircuitBreaker } from '../circuit-breaker/circuit-breaker.ts';
import { makePrivateFolder } from '../storage/private-folder.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whose words it brings: `Ada via Hills`. The address stays the site's. */
  fromName?: string;
  /** `<comment-5@example.org>`: mail programs thread by it, and by the two below. */
  messageID?: string;
  inReplyTo?: string;
  references?: string;
  headers?: Readonly<Record<string, string>>;
  /** Where an answer goes, if not to the site's address. */
  replyTo?: string;
  /** What it is about, for those who look after mails: `digest`. Absent: the account of whom it is for. */
  kind?: string;
  /** Whom it is for has asked for it now: it is sent even where earlier ones did not arrive. */
  isRequested?: boolean;
  /** Where a bounce goes. */
  returnPath?: string;
}

export interface MailPort {
  send(mail: Mail): Promise<void>;
  readonly kind: 'smtp' | 'files';
  /** The mail server, where there is one. */
  readonly host?: string;
}

export interface MailOptions {
  smtpUrl?: string | undefined;
  folder: string;
  from: string;
  /** Without it a server that does not answer is asked every time. */
  hosts?: CircuitBreaker;
}

const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** A server that answers does so at once; one that took the whole mail may look at it for a while. */
const LIMITS_MS = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 15_000,
};
/** For a mail as a whole, however slowly a server goes on answering. */
const WHOLE_MS = 30_000;

/** The server's doing, rather than that of one mail or of whom it is for. */
const AT_FAULT: ReadonlySet<string | undefined> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'EPROTOCOL',
]);

export function createMailPort(options: MailOptions): MailPort {
  return options.smtpUrl ? smtpPort(options.smtpUrl, options) : filePort(options);
}

function smtpPort(url: string, { from, hosts }: MailOptions): MailPort {
  const { host } = new URL(url);
  const send = async (mail: Mail): Promise<void> => {
    const transport = createTransport({ url, ...LIMITS_MS } as never);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        transport.close();
        reject(Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' }));
      }, WHOLE_MS);
    });
    try {
      await Promise.race([transport.sendMail(messageOf(mail, from)), late]);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  };
  return {
    kind: 'smtp',
    host,
    send: (mail) => (hosts ? hosts.ask(host, () => send(mail), isAtFault) : send(mail)),
  };
}

function messageOf(given: Mail, from: string): SendMailOptions {
  const { fromName, messageID, headers, returnPath, kind: _kind, isRequested: _isRequested, ...mail } = given;
  return {
    ...mail,
    ...(returnPath && { envelope: { from: returnPath, to: mail.to } }),
    from: fromName ? { name: fromName, address: addressIn(from) } : from,
    ...(messageID && { messageId: messageID }),
    headers: { ...HEADERS, ...headers },
  };
}

/** `Hills <no-reply@example.org>`, or the address alone. */
function addressIn(from: string): string {
  const start = from.lastIndexOf('<');
  return start < 0 ? from : from.slice(start + 1, from.lastIndexOf('>'));
}

function isAtFault(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return AT_FAULT.has(code) || responseCode === 421;
}

function filePort({ from, folder }: MailOptions): MailPort {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' } as never);
  let count = 0;
  return {
    kind: 'files',
    async send(mail) {
      const made = (await transport.sendMail(messageOf(mail, from))) as unknown as {
        message: Buffer;
      };
      await makePrivateFolder(folder);
      const moment = new Date().toISOString().replace(/[:.]/g, '-');
      // Two to one address may fall into the same millisecond: neither may take the place of the other.
      const number = String(++count).padStart(6, '0');
      const name = `${moment}-${process.pid}-${number}-${mail.to.replace(/[^\w@.-]/g, '_')}.eml`;
      const path = join(folder, name);
      // Whoever watches the folder meets whole mails alone.
      await writeFile(`${path}.part`, made.message, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
    },
  };
}
