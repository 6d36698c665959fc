// `parley start --processes 2`: two processes on one port, replaced one after the other under load without one lost call,
// and begun anew when one falls.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { ask, type Call, startLoad } from './testing/keep-alive-load.ts';
import { log, setUp, until } from './testing/writers.ts';

let server: BuiltServer;
let discussionID: number;
let token: string;
beforeAll(async () => {
  server = await startBuiltServer({}, { processes: 2, isMigrated: true });
  discussionID = await setUp(server);
  const client = await server.client().signIn('adelina@example.org', 'amber kettle 47 lantern');
  token = (await client.post('/tokens', { name: 'load' })).body.accessToken;
  await untilServing(2);
}, 180_000);
afterAll(() => server?.close(), 60_000);

/** The processes that serve, as the database knows them. */
async function serving(): Promise<number[]> {
  const { rows } = await server.query('select pid from processes order by pid');
  return rows.map(({ pid }) => pid).filter(isServer);
}

function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/server/server.js');
  } catch {
    return false;
  }
}

const untilServing = (count: number) => until(async () => (await serving()).length === count, 60_000);

const comment = (body: string): Call => ({
  method: 'POST',
  path: '/api/v2/comments',
  body: { discussionID, body, format: 'text' },
  token,
});

async function replaceAll(): Promise<void> {
  const before = printedTimes();
  server.process.kill('SIGHUP');
  await until(() => printedTimes() > before, 120_000);
}

/** By the command of the program; what it says at last. */
function restart(dataDirectory = server.dataDirectory): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: server.databaseUrl, PARLEY_DATA: dataDirectory };
  return new Promise((done) => {
    execFile(process.execPath, ['dist/server/cli.js', 'restart'], { env }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), text: `${stdout}${stderr}`.trim() }),
    );
  });
}

const printedTimes = () => server.printed().split('Every process of Parley was replaced').length;

it('replaces its processes twice under load, and no call is lost', async () => {
  const writes: string[] = [];
  const write = (who: number) => (at: number) => {
    const body = `writer ${who}, number ${at}`;
    writes.push(body);
    return comment(body);
  };
  const load = startLoad(server.url, [
    ...Array.from({ length: 6 }, () => ({ next: () => ({ path: '/' }), pause: 0 })),
    ...Array.from({ length: 6 }, () => ({
      next: () => ({ path: `/api/v2/discussions/${discussionID}` }),
      pause: 20,
    })),
    ...[0, 1, 2].map((who) => ({ next: write(who), pause: 30 })),
    // Whose connections are idle while their process leaves.
    ...[1000, 2000, 3000].map((pause) => ({ next: () => ({ path: '/api/v2/categories' }), pause })),
  ]);
  await until(() => load.answered() > 200, 30_000);
  const first = await serving();
  const slow = ask(server.url, comment('sent slowly'), new Agent(), { pieces: 20, apart: 300 });
  await sleep(200);
  await replaceAll();
  const second = await serving();
  await replaceAll();
  const third = await serving();
  const before = load.answered();
  await until(() => load.answered() > before + 100, 30_000);
  await load.stop();
  expect(load.failed).toEqual([]);
  expect((await slow).response.statusCode).toBe(201);
  expect(load.lastAnswers()).toBeGreaterThan(4);
  expect([first, second, third].map((each) => each.length)).toEqual([2, 2, 2]);
  expect(new Set([...first, ...second, ...third]).size).toBe(6);
  const { rows } = await server.query('select body, count(*)::int as times from comments group by body');
  expect(new Map(rows.map((row) => [row.body, row.times]))).toEqual(
    new Map(['sent slowly', ...writes].map((body) => [body, 1])),
  );
  log(`${load.answered()} calls answered, ${load.lastAnswers()} as the last of a connection`);
}, 300_000);

it('replaces them by a command, which says why where it cannot', async () => {
  const before = await serving();
  expect(await restart()).toEqual({ code: 0, text: 'Every process of Parley was replaced.' });
  const after = await serving();
  expect(after).toHaveLength(2);
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  // A database of a newer release, which the next start refuses.
  await server.query("insert into migrations (name, checksum) values ('99991231235959_later.sql', 'x')");
  expect(await restart()).toEqual({
    code: 1,
    text: expect.stringContaining('The processes of Parley stay as they are: a new one ended'),
  });
  expect(await serving()).toEqual(after);
  await server.query("delete from migrations where name = '99991231235959_later.sql'");
  const elsewhere = await mkdtemp(join(tmpdir(), 'parley-elsewhere-'));
  expect(await restart(elsewhere)).toEqual({
    code: 1,
    text: expect.stringContaining('No processes to replace run here'),
  });
  await rm(elsewhere, { recursive: true });
}, 180_000);

it('begins another process when one falls, and goes on with the one that is left', async () => {
  const [one, two] = await serving();
  process.kill(one as number, 'SIGKILL');
  for (let calls = 0; calls < 20; calls++) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await until(async () => {
    const now = await serving();
    return now.length === 2 && !now.includes(one as number) && now.includes(two as number);
  }, 60_000);
  expect(server.printed()).toContain('A process of Parley ended (SIGKILL); another takes its place.');
}, 90_000);

it('leaves the processes as they are where a new one cannot start', async () => {
  const before = await serving();
  // A database of a newer release, which the next start refuses.
  await server.query("insert into migrations (name, checksum) values ('99991231235959_later.sql', 'x')");
  server.process.kill('SIGHUP');
  await until(() => server.printed().includes('The processes of Parley stay as they are'), 60_000);
  expect(await serving()).toEqual(before);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.query("delete from migrations where name = '99991231235959_later.sql'");
}, 90_000);

it('ends in order when the one that holds the port is killed, and at a signal', async () => {
  const before = await serving();
  const holder = Number(
    execFileSync('ps', ['-o', 'ppid=', '-p', String(before[0])], { encoding: 'utf8' }).trim(),
  );
  process.kill(holder, 'SIGKILL');
  await until(async () => (await serving()).length === 0, 30_000);
  // Whoever leaves in order says so. One that was killed earlier may still stand there.
  const { rows } = await server.query('select pid from processes where pid = any($1)', [before]);
  expect(rows, server.printed()).toEqual([]);
  await server.startAgain();
  await untilServing(2);
  server.process.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  await until(async () => (await serving()).length === 0, 30_000);
}, 180_000);

it('says in one line what it cannot be', () => {
  const messageOf = (args: string[], variables = {}) => {
    try {
      execFileSync(process.execPath, ['scripts/release/parley.mjs', 'start', ...args], {
        env: { PATH: process.env.PATH, ...variables },
        stdio: 'pipe',
      });
      return 'started';
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr).trim();
    }
  };
  expect(messageOf(['--processes', 'many'])).toBe(
    'Parley: --processes=many cannot be used. Use a number from 1 to 64, for example 2.',
  );
  expect(messageOf([], { PARLEY_PROCESSES: '0' })).toContain('PARLEY_PROCESSES=0 cannot be used.');
  expect(messageOf(['--process', '2'])).toContain('--process is not known.');
  expect(messageOf(['--processes', '8'])).toContain('the embedded database serves 3 processes');
});
