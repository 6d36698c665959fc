// The server is killed while it sends digests: everybody who waits for one gets it, and nobody two.
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { setUp, signIn } from '../testing/writers.ts';

const SUBSCRIBERS = 600;

let server: BuiltServer;
let client: TestClient;
const received: { to: string; messageID: string }[] = [];
const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    stream.on('end', () => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      received.push({ to, messageID: /^Message-ID: (\S+)/im.exec(text)?.[1] ?? '' });
      done();
    });
  },
});
// The server is killed with connections open; what is not listened for would fail the run.
mails.on('error', () => undefined);

beforeAll(async () => {
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve));
  const { port } = mails.server.address() as { port: number };
  server = await startBuiltServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await setUp(server);
  client = await signIn(server.client());
}, 90_000);
afterAll(async () => {
  await server?.close();
  await new Promise<void>((resolve) => mails.close(() => resolve()));
}, 30_000);

const digests = () => received.filter(({ messageID }) => messageID.startsWith('<digest-'));

it('brings each subscriber one digest, though it is killed amid', async () => {
  await client.patch('/config', { 'emailDigest.enabled': true });
  const post = { name: 'Worth a mail', body: `Words. ${Math.random()}`, format: 'text', categoryID: 1 };
  expect((await client.post('/discussions', post)).status).toBe(201);
  // Settings move the dates of all: that is over before there are any.
  await expect
    .poll(
      async () =>
        (
          await server.query(
            `select count(*)::int as waiting from graphile_worker.jobs where run_at <= now()`,
          )
        ).rows[0].waiting,
      { timeout: 30_000 },
    )
    .toBe(0);
  await server.query(
    `with made as (
       insert into users (name, name_key, email, email_key, email_confirmed)
       select 'd' || n, 'd' || n, 'd' || n || '@d.example', 'd' || n || '@d.example', true
       from generate_series(1, $1::int) n returning user_id
     ), roles as (insert into user_roles (user_id, role_id) select user_id, 8 from made),
     wanted as (
       insert into notification_preferences (user_id, preference, channels) select user_id, 'DigestEnabled', '{"email": true}' from made)
     insert into digest_subscriptions (user_id, date_next) select user_id, date_trunc('second', now()) from made`,
    [SUBSCRIBERS],
  );
  await server.query(
    `select graphile_worker.add_job('find-due-digests', '{}', job_key := 'find-due-digests')`,
  );
  await expect.poll(() => digests().length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(20);
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  const amid = digests().length;
  expect(amid).toBeLessThan(SUBSCRIBERS);
  await server.startAgain();
  const people = () => new Set(digests().map(({ to }) => to)).size;
  await expect.poll(people, { interval: 100, timeout: 120_000 }).toBe(SUBSCRIBERS);
  const { rows } = await server.query(
    `select count(*)::int as all, count(distinct user_id)::int as people from digest_deliveries`,
  );
  expect(rows).toEqual([{ all: SUBSCRIBERS, people: SUBSCRIBERS }]);
  // Whom the kill met between the answer of the mail server and its being written down gets the same mail again, which
  // mail programs show once: there are as many as jobs at that moment, at most.
  const mailed = new Set(digests().map(({ messageID }) => messageID)).size;
  process.stdout.write(
    `${amid} of ${SUBSCRIBERS} when it was killed; ${digests().length - mailed} came again\n`,
  );
  expect(mailed).toBe(SUBSCRIBERS);
  expect(digests().length - mailed).toBeLessThanOrEqual(2);
}, 240_000);
