// The server is killed while it fetches answers from a mailbox: each becomes one comment.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ImapServer, imapServer } from '../../features/mailbox/server/testing/imap-server.ts';
import { dayOf } from '../../features/notifications/server/mail/reply-address.ts';
import { Database } from '../../platform/server/db/database.ts';
import { ownAddress } from '../../platform/server/mail/own-addresses.ts';
import type { Site } from '../../platform/server/site/site.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { setUp, signIn } from '../testing/writers.ts';

let server: BuiltServer;
let client: TestClient;
let inbox: ImapServer;
let discussionID: number;
let address: string;
let email: string;
beforeAll(async () => {
  inbox = await imapServer();
  server = await startBuiltServer({ PARLEY_MAIL_DOMAIN: 'inbox@example.org' });
  await setUp(server);
  client = await signIn(server.client());
  await client.patch('/config', { 'outgoing.allowedHosts': [`127.0.0.1:${inbox.port}`] });
  const post = { name: 'Letters', body: 'Write to me.', format: 'text', categoryID: 1 };
  ({ discussionID } = (await client.post('/discussions', post)).body);
  const me = (await client.get('/users/me')).body;
  address = await replyAddress(me.userID);
  const { rows } = await server.query('select email from users where user_id = $1', [me.userID]);
  email = rows[0].email;
}, 90_000);
afterAll(async () => {
  await server?.close();
  await inbox?.close();
}, 30_000);

/** As mails to this member name it. */
async function replyAddress(userID: number): Promise<string> {
  const database = new Database({ url: server.databaseUrl });
  const options = { incomingMail: { domain: 'example.org', mailbox: 'inbox' } } as Site['options'];
  const own = await ownAddress({ database, options }, 'reply', [
    userID,
    discussionID,
    0,
    dayOf(new Date()) + 1,
  ]);
  await database.close();
  if (!own) throw new Error('The site makes no address.');
  return own;
}

function addAnswer(text: string): void {
  inbox.add(
    [
      `Return-Path: <${email}>`,
      `From: Ada <${email}>`,
      `To: <${address}>`,
      `Message-ID: <${text}@mail.example>`,
      'Subject: Re: Letters',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
      '',
    ].join('\r\n'),
  );
}

const bodies = async (): Promise<string[]> => {
  const { rows } = await server.query('select body from comments order by comment_id');
  return rows.map(({ body }: { body: string }) => body.trim());
};

async function kill(): Promise<void> {
  server.process.kill('SIGKILL');
  await exitOf(server.process);
}

const asked = (words: string) => inbox.commands.filter((command) => command.includes(words)).length;
const SLOW = { timeout: 60_000 };

it('takes an answer once, whether it is killed before or after it was kept', async () => {
  // Kept, but not marked as seen yet.
  addAnswer('Glue');
  inbox.holds = 'STORE';
  const settings = { host: '127.0.0.1', port: inbox.port, security: 'none', user: 'inbox@example.org' };
  const set = await client.put('/mailbox', {
    ...settings,
    password: inbox.password,
    folder: 'INBOX',
    isActive: true,
  });
  expect(set.status).toBe(200);
  await expect.poll(() => asked('STORE'), SLOW).toBeGreaterThan(0);
  await expect.poll(bodies, SLOW).toEqual(['Glue']);
  await kill();
  inbox.holds = 'BODY.PEEK[]';
  // Found, but not kept yet.
  addAnswer('Paper');
  const before = asked('BODY.PEEK[]');
  await server.startAgain();
  expect((await client.post('/mailbox/check', {})).status).toBe(202);
  // The visit that the killed server began is made again as well.
  await expect.poll(() => asked('BODY.PEEK[]'), SLOW).toBeGreaterThan(before);
  await kill();
  inbox.holds = undefined;
  await server.startAgain();
  expect((await client.post('/mailbox/check', {})).status).toBe(202);
  await expect.poll(bodies, SLOW).toEqual(['Glue', 'Paper']);
  // Another visit finds nothing more.
  const searches = asked('SEARCH');
  expect((await client.post('/mailbox/check', {})).status).toBe(202);
  await expect.poll(() => asked('SEARCH'), SLOW).toBeGreaterThan(searches);
  const taken = async () => (await client.get('/mailbox')).body.mailbox;
  await expect.poll(taken, SLOW).toMatchObject({ countTaken: 2, failing: null });
  expect(await bodies()).toEqual(['Glue', 'Paper']);
}, 240_000);
