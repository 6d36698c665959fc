// The mail port: SMTP when it is set, files otherwise. Mail leaves from jobs alone, never from a request.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

export interface MailPort {
  send(mail: Mail): Promise<void>;
  readonly kind: 'smtp' | 'files';
}

export function createMailPort(options: { smtpUrl?: string; folder: string; from: string }): MailPort {
  const headers = { 'Auto-Submitted': 'auto-generated' };
  if (options.smtpUrl) {
    const transport = createTransport({
      url: options.smtpUrl,
      connectionTimeout: 10_000,
      socketTimeout: 20_000,
    } as never);
    return {
      kind: 'smtp',
      send: async (mail) => void (await transport.sendMail({ ...mail, from: options.from, headers })),
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' } as never);
  let count = 0;
  return {
    kind: 'files',
    async send(mail) {
      const made = (await transport.sendMail({ ...mail, from: options.from, headers })) as unknown as {
        message: Buffer;
      };
      await mkdir(options.folder, { recursive: true });
      const moment = new Date().toISOString().replace(/[:.]/g, '-');
      // Two to one address may fall into the same millisecond: neither may take the place of the other.
      const number = String(++count).padStart(6, '0');
      const name = `${moment}-${process.pid}-${number}-${mail.to.replace(/[^\w@.-]/g, '_')}.eml`;
      const path = join(options.folder, name);
      // Whoever watches the folder meets whole mails alone.
      await writeFile(`${path}.part`, made.message, { mode: 0o600, flag: 'wx' });
      await rename(`${path}.part`, path);
    },
  };
}
