import { createConnection } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingMail } from '../../../platform/server/site/site.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { openReceiver } from '../../incoming-mail/server/smtp-receiver.ts';
import { type MailServer, mailServer } from '../../users/server/testing/mail-server.ts';
import { jobsDone } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const DOMAIN = 'reply.example.org';
const test = communityOfFile({ withJobs: true });
let mails: MailServer;
let port: number;
let number = 0;
let person: TestMember;

beforeAll(async () => {
  mails = await mailServer(test);
  (test.site.options as { incomingMail?: IncomingMail }).incomingMail = { domain: DOMAIN };
  port = await openReceiver(test.site, { port: 0, host: '127.0.0.1' });
  await test.admin.client.patch('/config', { 'emailDigest.enabled': true });
});
afterAll(() => mails.close());
beforeEach(async () => {
  person = await signedIn(test, `Addressee_${++number}`);
});

const own = async ({ client }: TestMember) => (await client.get('/mail-health/own-address')).body;
const mailsTo = ({ email }: TestMember) => mails.received.filter(({ to }) => to.includes(email));

/** A mail that is no answer to what its member asks for: another one each time. */
async function mailExample({ client }: TestMember): Promise<void> {
  expect((await client.post('/digest/example')).status).toBe(202);
  await jobsDone(test);
}

/** A mail server of others sends it, in a conversation. */
async function sendTo(address: string, raw: readonly string[], from = ''): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to: address }, raw: raw.join('\r\n') });
    await jobsDone(test);
    return response;
  } catch (error) {
    return (error as { response?: string }).response ?? String(error);
  } finally {
    transport.close();
  }
}

const report = (fields: readonly string[], type = 'message/delivery-status') => [
  'From: MAILER-DAEMON@mx.example',
  'Subject: Undelivered Mail Returned to Sender',
  'Auto-Submitted: auto-replied',
  'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain',
  '',
  'I am sorry to have to inform you.',
  '--b',
  `Content-Type: ${type}`,
  '',
  ...fields,
  '--b--',
  '',
];
const gone = report([
  'Reporting-MTA: dns; mx.example',
  '',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 unknown',
  '  user',
]);

/** Where a bounce of the last mail to somebody goes. */
async function returnPath(who: TestMember): Promise<string> {
  await mailExample(who);
  return mailsTo(who).at(-1)?.from ?? '';
}

describe('an address that a mail server refuses for good', () => {
  it('gets no more mails, sees that, and gets them again once it was confirmed', async () => {
    mails.refused.set(person.email, '550 5.1.1 No such user here');
    await mailExample(person);
    expect(await own(person)).toEqual({
      email: person.email,
      isReached: false,
      problem: expect.stringContaining('No such user here'),
    });
    mails.refused.delete(person.email);
    await mailExample(person);
    expect(mailsTo(person)).toEqual([]);
    expect((await person.client.post('/mail-health/own-address/confirm')).status).toBe(202);
    const mail = await mails.mailTo(person.email, '/entry/emailconfirm/');
    const code = /emailconfirm\/\d+\/([\w-]+)/.exec(mail)?.[1];
    const { status } = await person.client.post(`/users/${person.userID}/confirm-email`, {
      confirmationCode: code,
    });
    expect(status).toBe(201);
    expect(await own(person)).toMatchObject({ isReached: true, problem: null });
    await mailExample(person);
    expect(mailsTo(person)).toHaveLength(2);
  });

  it('is not what a rule of the mail server against the site is', async () => {
    mails.refused.set(person.email, '450 4.2.0 Come back later');
    await person.client.post('/digest/example');
    await expect
      .poll(async () => (await test.admin.client.get('/mail-health')).body.retried)
      .toBeGreaterThan(0);
    expect(await own(person)).toMatchObject({ isReached: true });
    mails.refused.delete(person.email);
  });
});

describe('a mail that comes back', () => {
  it('has no more sent to its address, and once it comes twice counts once', async () => {
    const path = await returnPath(person);
    expect(path).toMatch(/^bounce\+[a-z2-7]+@reply\.example\.org$/);
    expect(await sendTo(path, gone)).toMatch(/^250 /);
    await sendTo(path, gone);
    expect(await own(person)).toMatchObject({ isReached: false, problem: '550 5.1.1 unknown user' });
    const { body } = await test.admin.client.get('/mail-health');
    expect(body.suppressed[0]).toMatchObject({ address: person.email.toLowerCase(), reason: 'bounced' });
    expect(body.counts.bounced).toBe(1);
    expect((await test.admin.client.post('/mail-health/release', { address: person.email })).body).toEqual({
      success: true,
    });
    expect(await own(person)).toMatchObject({ isReached: true });
  });

  it('is a complaint: no more is sent', async () => {
    const complaint = report(['Feedback-Type: abuse', 'Version: 1'], 'message/feedback-report');
    await sendTo(await returnPath(person), complaint);
    expect(await own(person)).toMatchObject({ isReached: false, problem: 'abuse' });
  });

  it.each([
    ['delayed', ['', 'Action: delayed', 'Status: 4.4.1']],
    ['delivered', ['', 'Action: delivered', 'Status: 2.0.0']],
    ['blocked for a rule of theirs', ['', 'Action: failed', 'Status: 5.7.1']],
    ['full', ['', 'Action: failed', 'Status: 5.2.2']],
  ])('is %s: mails are still sent', async (_name, fields) => {
    await sendTo(await returnPath(person), report(fields));
    expect(await own(person)).toMatchObject({ isReached: true });
  });

  it('is an answer of somebody on holiday: mails are still sent', async () => {
    await sendTo(await returnPath(person), [
      'Subject: Away until Monday',
      'Auto-Submitted: auto-replied',
      '',
      '550 5.1.1',
    ]);
    expect(await own(person)).toMatchObject({ isReached: true });
  });
});

describe('the receiver', () => {
  it('takes nothing for an address that the site did not make', async () => {
    const path = await returnPath(person);
    const letter = path.charAt(7) === 'a' ? 'b' : 'a';
    const forged = path.slice(0, 7) + letter + path.slice(8);
    for (const address of [
      forged,
      `bounce+@${DOMAIN}`,
      `${person.email}`,
      `postmaster@${DOMAIN}`,
      path.replace('bounce', 'other'),
    ])
      expect(await sendTo(address, gone)).toMatch(/^550 /);
    expect(await own(person)).toMatchObject({ isReached: true });
  });

  it('takes nothing that is too large, and goes on', async () => {
    const path = await returnPath(person);
    expect(await sendTo(path, ['Subject: Large', '', 'x'.repeat(6 * 1024 * 1024)])).toMatch(/^552 /);
    expect(await sendTo(path, gone)).toMatch(/^250 /);
  });

  it('closes what says nothing that it understands', async () => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
      socket.on('error', () => resolve(text));
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.write('QUIT\r\n');
    });
    expect(answer).toMatch(/^421 /);
  });
});

it('a test mail reaches whom an administrator names, and the page shows what became of mails', async () => {
  const sent = await test.admin.client.post('/emails/send-test', { destinationAddress: 'press@example.org' });
  expect([sent.status, sent.body]).toEqual([200, { success: true }]);
  expect(await mails.mailTo('press@example.org')).toContain('a mail to try');
  const { body } = await test.admin.client.get('/mail-health');
  expect(body).toMatchObject({
    kind: 'smtp',
    host: expect.stringContaining('127.0.0.1'),
    failing: null,
    incomingDomain: DOMAIN,
  });
  expect(body.counts.sent).toBeGreaterThan(0);
  expect((await person.client.get('/mail-health')).status).toBe(403);
  expect((await test.guest.get('/mail-health/own-address')).status).toBe(403);
});
