// Undoing many acts at once comes to its end though nobody goes on with it: the tab was closed, the server was killed.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from '../testing/built-server.ts';
import { writeManyDiscussions } from '../testing/many-discussions.ts';
import { standingStillAt, waitUntilSomebodyWaits } from '../testing/standing-still.ts';
import { setUp, signIn } from '../testing/writers.ts';

const COUNT = 12;

let server: BuiltServer;
let client: TestClient;
let ids: number[];
beforeAll(async () => {
  server = await startBuiltServer({}, { isMigrated: true });
  await setUp(server);
  client = await signIn(server.client());
  const { rows } = await server.query(`select user_id from users where name = 'Adelina'`);
  const query = (text: string, values?: unknown[]) => server.query(text, values);
  ids = await writeManyDiscussions(query, { discussions: COUNT, commentsEach: 0 }, rows[0].user_id);
}, 90_000);
afterAll(() => server?.close(), 30_000);

async function closeAll(): Promise<string> {
  const runID = randomUUID();
  const body = { discussionIDs: ids, closed: true };
  const headers = { 'x-audit-log-run-id': runID };
  const { status } = await client.call('PATCH', '/discussions/close', body, headers);
  expect([status, await countClosed()]).toEqual([200, COUNT]);
  return runID;
}

async function countClosed(): Promise<number> {
  const { rows } = await server.query(
    'select count(*)::int as count from discussions where discussion_id = any($1) and date_closed is not null',
    [ids],
  );
  return rows[0].count;
}

/** Whoever looks at the log then sees nothing that is left to undo. */
async function allUndoneLater(runID: string): Promise<void> {
  // A minute later.
  await server.query(`update bulk_operations set date_updated = now() - interval '1 hour'`);
  await server.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'calls.finish:%'`,
  );
  await expect.poll(countClosed, { timeout: 60_000, interval: 100 }).toBe(0);
  const { body } = await client.get(`/audit-logs?runID=${runID}&limit=100`);
  expect(new Set(body.map(({ undo }: { undo: { state: string } }) => undo.state))).toEqual(
    new Set(['undone']),
  );
}

it('goes on when its tab was closed after the first step', async () => {
  const runID = await closeAll();
  const { status, body } = await client.post('/audit-logs/undo?longRunnerTimeout=0', { runID });
  expect([status, body.progress.successIDs.length, body.progress.countTotalIDs]).toEqual([408, 1, COUNT]);
  expect(await countClosed()).toBe(COUNT - 1);
  await allUndoneLater(runID);
  // Whoever comes back with the payload of that step is told that all is done.
  const type = { 'content-type': 'application/system+jwt' };
  const late = await client.call('POST', '/calls/run', body.callbackPayload, type);
  expect([late.status, late.body.callbackPayload]).toEqual([200, null]);
}, 120_000);

it('goes on when the server was killed amid its first call', async () => {
  const runID = await closeAll();
  await standingStillAt(server, ['discussion', ids[COUNT / 2] as number], async () => {
    const answer = client.post('/audit-logs/undo', { runID }).catch((error: unknown) => error);
    await waitUntilSomebodyWaits(server, answer);
    server.process.kill('SIGKILL');
    await server.ended();
    expect(await answer).toBeInstanceOf(Error);
  });
  const left = await countClosed();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(COUNT);
  await server.startAgain();
  await allUndoneLater(runID);
}, 120_000);
