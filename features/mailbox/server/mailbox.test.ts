import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { ownAddress } from '../../../platform/server/mail/own-addresses.ts';
import type { IncomingMail } from '../../../platform/server/site/site.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { dayOf } from '../../notifications/server/mail/reply-address.ts';
import { jobsDone } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { type ImapServer, imapServer } from './testing/imap-server.ts';
import { visitMailbox } from './visits.ts';

const test = communityOfFile({ withJobs: true });
/** Long enough for loopback; a server that is silent is given up soon. */
const PATIENCE = { connect: 1500, silence: 1500, whole: 20_000 };
const MOST_BYTES = 5 * 1024 * 1024;
const options = () => test.site.options as { incomingMail?: IncomingMail };

let server: ImapServer;
let person: TestMember;
let discussionID: number;
let number = 0;

beforeAll(() => {
  options().incomingMail = { domain: 'example.org', mailbox: 'inbox' };
});
afterAll(() => {
  delete options().incomingMail;
});
beforeEach(async () => {
  server = await imapServer();
  await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [`127.0.0.1:${server.port}`] });
  person = await signedIn(test, `Correspondent_${++number}`);
  discussionID = (await discussionBy(test.member.client, { name: `Letters ${number}` })).discussionID;
});
afterEach(async () => {
  await test.admin.client.delete('/mailbox');
  await jobsDone(test);
  await server.close();
});

const settings = () => ({
  host: '127.0.0.1',
  port: server.port,
  security: 'none',
  user: 'inbox@example.org',
  password: server.password,
  // Visits are made by the tests themselves.
  isActive: false,
});

async function setUp(more: object = {}): Promise<void> {
  const { status, body } = await test.admin.client.put('/mailbox', { ...settings(), ...more });
  expect(body).toMatchObject({ mailbox: { host: '127.0.0.1' } });
  expect(status).toBe(200);
  // The job of the site keeps out of the way of the visits below.
  await test.site.database.execute(sql`update mailbox set is_active = true`);
}

async function visit(patience = PATIENCE) {
  const seconds = await visitMailbox(test.site, patience);
  await jobsDone(test);
  return seconds;
}

const state = async () => (await test.admin.client.get('/mailbox')).body.mailbox;
const addressFor = async (who: TestMember) =>
  (await ownAddress(test.site, 'reply', [who.userID, discussionID, 0, dayOf(new Date()) + 1])) as string;
const comments = async () =>
  (await test.admin.client.get(`/comments?discussionID=${discussionID}`)).body as {
    body: string;
    insertUserID: number;
  }[];

interface Letter {
  to: string;
  id?: string;
  text?: string;
  more?: string[];
}

const letter = ({ to, id = `<${number}@mail.example>`, text = 'White glue.', more = [] }: Letter) =>
  [
    `Return-Path: <${person.email}>`,
    `Delivered-To: inbox@example.org`,
    ...more,
    `From: Ada <${person.email}>`,
    `To: Hills`,
    ` <${to}>`,
    `Message-ID: ${id}`,
    'Subject: Re: Letters',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n');

describe('an answer in the mailbox', () => {
  it('becomes a comment of who wrote it, is marked as seen, and is taken once', async () => {
    await setUp();
    const to = await addressFor(person);
    expect(to).toMatch(/^inbox\+reply-[a-z2-7]{42}@example\.org$/);
    const mail = server.add(letter({ to }));
    expect(await visit()).toBe(60);
    expect(await comments()).toMatchObject([
      { body: expect.stringContaining('White glue.'), insertUserID: person.userID },
    ]);
    expect(mail.isSeen).toBe(true);
    // The same mail once more, delivered twice, and in a folder that numbers its mails anew.
    server.add(letter({ to, more: ['Received: from elsewhere'] }));
    await visit();
    server.uidValidity++;
    for (const each of server.mails) each.isSeen = false;
    await visit();
    expect(await comments()).toHaveLength(1);
    expect(await state()).toMatchObject({ countTaken: 1, failing: null, dateChecked: expect.any(String) });
  });

  it('is taken also where somebody opened it before, and other mails stay as they are', async () => {
    await setUp();
    const other = server.add(letter({ to: 'inbox@example.org' }));
    await visit();
    const opened = server.add(letter({ to: await addressFor(person), text: 'Thick paper.' }));
    opened.isSeen = true;
    await visit();
    expect((await comments()).map(({ body }) => body)).toEqual([expect.stringContaining('Thick paper.')]);
    expect(other.isSeen).toBe(false);
    // What is for somebody else is not even fetched.
    expect(server.commands.filter((command) => command.includes('BODY.PEEK[]'))).toHaveLength(1);
  });

  it('waits for the next visit where there are many', async () => {
    await setUp();
    for (let at = 0; at < 50; at++) server.add(letter({ to: 'inbox@example.org' }));
    server.add(letter({ to: await addressFor(person) }));
    expect(await visit()).toBe(0);
    expect(await comments()).toEqual([]);
    expect(await visit()).toBe(60);
    expect(await comments()).toHaveLength(1);
  });

  it('is left there where it is too large, however large its server says it is', async () => {
    await setUp();
    const to = await addressFor(person);
    const huge = Buffer.concat([Buffer.from(letter({ to })), Buffer.alloc(MOST_BYTES, 'x')]);
    server.add(huge);
    await visit();
    expect(server.commands.some((command) => command.includes('BODY.PEEK[]'))).toBe(false);
    server.add(huge, { size: 1000 });
    server.add(letter({ to, id: '<small@mail.example>' }));
    await visit();
    expect(await comments()).toHaveLength(1);
    expect(await state()).toMatchObject({ countTooLarge: 2, countTaken: 1, failing: null });
  });
});

describe('a mail server', () => {
  it('that refuses the password is named in words, and asked less and less often', async () => {
    await setUp({ password: 'wrong' });
    expect(await visit()).toBe(120);
    expect(await visit()).toBe(240);
    expect(await state()).toMatchObject({
      failing: { problem: 'signIn', words: expect.stringContaining('Wrong name or password') },
    });
    await setUp();
    expect(await visit()).toBe(60);
    expect((await state()).failing).toBeNull();
  });

  it('that says nothing is given up', async () => {
    await setUp();
    for (const fault of ['noGreeting', 'silent'] as const) {
      server.fault = fault;
      await visit({ ...PATIENCE, connect: 300, silence: 300 });
      expect(await state()).toMatchObject({ failing: { problem: 'silent' } });
    }
    await visit({ connect: 60_000, silence: 60_000, whole: 300 });
    expect(await state()).toMatchObject({ failing: { problem: 'silent' } });
  });

  it('that goes away in the middle of a mail is asked for it again', async () => {
    await setUp();
    const mail = server.add(letter({ to: await addressFor(person) }));
    server.fault = 'cut';
    await visit();
    expect(await state()).toMatchObject({ failing: { problem: 'cut' }, countTaken: 0 });
    expect(mail.isSeen).toBe(false);
    server.fault = 'none';
    await visit();
    expect(await comments()).toHaveLength(1);
  });

  it('that is not there, or knows no such folder, is told apart', async () => {
    await setUp({ folder: 'Elsewhere' });
    await visit();
    expect(await state()).toMatchObject({
      failing: { problem: 'folder', words: expect.stringContaining('no such folder') },
    });
    await server.close();
    await visit();
    expect(await state()).toMatchObject({ failing: { problem: 'unreachable' } });
  });

  it('whose certificate is its own gets no password', async () => {
    const words: string[] = [];
    const other = new SMTPServer({ secure: true, onAuth: (auth) => void words.push(auth.username ?? '') });
    other.on('error', () => undefined);
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.server.address() as { port: number };
    await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [`127.0.0.1:${port}`] });
    await setUp({ port, security: 'tls' });
    await visit();
    expect(await state()).toMatchObject({ failing: { problem: 'certificate' } });
    expect(words).toEqual([]);
    await new Promise<void>((resolve) => other.close(() => resolve()));
  });

  it('is asked for encryption before the password, where that is set', async () => {
    await setUp({ security: 'startTls' });
    await visit();
    expect((await state()).failing).not.toBeNull();
    expect(server.commands).not.toContain('LOGIN');
  });

  it('in one’s own network is asked where the settings name it alone', async () => {
    await test.admin.client.patch('/config', { 'outgoing.allowedHosts': [] });
    await setUp();
    await visit();
    await setUp({ port: 993 });
    await visit();
    expect(await state()).toMatchObject({ failing: { problem: 'forbidden' } });
    expect(server.commands).toEqual([]);
  });
});

describe('the settings', () => {
  it('keep the password to themselves, and for the place that it was given for', async () => {
    await setUp();
    const { body } = await test.admin.client.get('/mailbox');
    expect(JSON.stringify(body)).not.toContain('sesame');
    expect(body.domain).toBe('example.org');
    const [row] = await test.site.database.rows<{ text: string }>(
      sql`select encode(password_sealed, 'escape') as text from mailbox`,
    );
    expect(row?.text).not.toContain('sesame');
    const { password: _password, ...rest } = settings();
    expect((await test.admin.client.put('/mailbox', { ...rest, folder: 'Answers' })).status).toBe(200);
    for (const moved of [{ host: 'imap.example.com' }, { port: 143 }, { security: 'tls' }, { user: 'eve' }])
      expect((await test.admin.client.put('/mailbox', { ...rest, ...moved })).status).toBe(400);
    expect((await test.admin.client.put('/mailbox', { ...settings(), host: 'no host' })).status).toBe(422);
  });

  it('have it looked into at once, by a job, and can be removed', async () => {
    server.add(letter({ to: await addressFor(person) }));
    await test.admin.client.put('/mailbox', { ...settings(), isActive: true });
    await expect.poll(async () => (await comments()).length, { timeout: 20_000 }).toBe(1);
    await expect
      .poll(async () => (await state()).dateChecked, { timeout: 20_000 })
      .toEqual(expect.any(String));
    server.add(letter({ to: await addressFor(person), id: '<second@mail.example>' }));
    // The next visit is no mail that waits to be sent.
    expect((await test.admin.client.get('/mail-health')).body.waiting).toBe(0);
    expect((await test.admin.client.post('/mailbox/check', {})).status).toBe(202);
    await expect.poll(async () => (await comments()).length, { timeout: 20_000 }).toBe(2);
    expect((await test.admin.client.delete('/mailbox')).status).toBe(204);
    expect((await test.admin.client.delete('/mailbox')).status).toBe(404);
    expect((await test.admin.client.post('/mailbox/check', {})).status).toBe(404);
    expect((await test.admin.client.get('/mailbox')).body.mailbox).toBeNull();
  });
});
