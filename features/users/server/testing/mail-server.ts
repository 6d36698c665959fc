// A mail server that a site sends its mails to, by a real SMTP conversation.
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';
import { createMailPort, type MailPort } from '../../../../platform/server/mail/mail.ts';
import { bounceAddress } from '../../../../platform/server/mail/own-addresses.ts';
import { watchedMails } from '../../../../platform/server/mail/watched-mail.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { unfolded } from './mails.ts';

interface ReceivedMail {
  from: string;
  to: string[];
  text: string;
}

export interface MailServer {
  received: ReceivedMail[];
  /** By address: what the server says to mails for it, `550 5.1.1 No such user`. */
  refused: Map<string, string>;
  /** The first mail to this address that says so, as soon as it is there. */
  mailTo(address: string, says?: string): Promise<string>;
  /** From then on the site writes its mails into files again. */
  close(): Promise<void>;
}

export async function mailServer(test: TestSite): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      const answer = refused.get(address);
      done(
        answer
          ? Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })
          : null,
      );
    },
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        received.push({
          from,
          to: session.envelope.rcptTo.map((each) => each.address),
          text: unfolded(text),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const site = test.site as { mail: MailPort };
  const before = site.mail;
  site.mail = watchedMails(
    createMailPort({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      folder: '/nowhere',
      from: 'no-reply@example.org',
    }),
    { database: test.site.database, returnPath: (sentMailID) => bounceAddress(test.site, sentMailID) },
  );
  return {
    received,
    refused,
    mailTo: (address, says = '') =>
      vi.waitFor(
        () => {
          const mail = received.find(({ to, text }) => to.includes(address) && text.includes(says));
          if (!mail) throw new Error(`no mail to ${address} yet`);
          return mail.text;
        },
        { timeout: 10_000, interval: 25 },
      ),
    close() {
      site.mail = before;
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
