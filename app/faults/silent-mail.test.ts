// A mail server that takes connections and never says a word: nothing of the site's own waits for it.
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../testing/built-server.ts';
import { log, setUp, signIn, until } from '../testing/writers.ts';

const SIGN_UPS = 20;

let mailServer: Server;
let server: BuiltServer;
let smtpUrl: string;
beforeAll(async () => {
  mailServer = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.address() as { port: number };
  smtpUrl = `smtp://127.0.0.1:${port}`;
  server = await startBuiltServer({ SMTP_URL: smtpUrl });
  await setUp(server);
}, 90_000);
afterAll(async () => {
  await server?.close();
  mailServer?.close();
}, 60_000);

/** `doctor` ends with 3 where something is wrong. */
function doctor(): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: server.databaseUrl,
    PARLEY_DATA: server.dataDirectory,
    SMTP_URL: smtpUrl,
  };
  const cli = join(import.meta.dirname, '../../dist/server/cli.js');
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, 'doctor'], { env }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

it('holds up neither the search nor anything else', async () => {
  const admin = await signIn(server.client());
  for (let number = 0; number < SIGN_UPS; number++) {
    const answer = await admin.post('/users', {
      name: `Newcomer${number}`,
      email: `newcomer${number}@example.org`,
      password: 'amber kettle 47 lantern',
    });
    expect(answer.status).toBeLessThan(300);
    const reset = await server
      .client()
      .post('/users/request-password', { email: `newcomer${number}@example.org` });
    expect(reset.status).toBeLessThan(300);
  }
  const { rows: waiting } = await server.query(
    `select count(*)::int as mails from graphile_worker.jobs where task_identifier like 'mail-%'`,
  );
  expect(waiting[0].mails).toBeGreaterThan(10);
  const post = { name: 'Quill', body: 'A quillwort by the tarn.', format: 'text', categoryID: 1 };
  expect((await admin.post('/discussions', post)).status).toBe(201);
  const since = performance.now();
  await until(async () => (await server.client().get('/search?query=quillwort')).body.length === 1, 10_000);
  log(`${waiting[0].mails} mails wait; a post was found after ${Math.round(performance.now() - since)} ms`);
  await until(() => server.printed().includes('a remote host does not answer'), 30_000);
  await until(async () => /has taken no mail since/.test(await doctor()), 30_000);
}, 120_000);
