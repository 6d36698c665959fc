// Two processes of Parley on a PostgreSQL with one that follows it, and Redis, all of them real servers: readers see what they
// wrote in either process, and under eight who write each server is killed in turn. Nothing acknowledged is lost or there
// twice, nobody is answered a failure of ours, and service returns by itself.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../platform/server/testing/temporary-folder.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { CLUSTER_PROGRAMS, type RealCluster, startCluster } from '../testing/real-cluster.ts';
import { areThere, type RealServer, startRedis } from '../testing/real-servers.ts';
import {
  expectAllStored,
  expectJobsDone,
  log,
  setUp,
  signIn,
  startWriters,
  until,
  type Writers,
} from '../testing/writers.ts';

const canRun = areThere(...CLUSTER_PROGRAMS, { program: 'redis-server', package: 'redis-server' });
/** After a server is back, or another one has taken its place, until somebody can write again. */
const RECOVERY_MS = 10_000;

describe.runIf(canRun)('two processes, a replica and Redis', () => {
  let cluster: RealCluster;
  let redis: RealServer & { url: string };
  let near: BuiltServer;
  let far: BuiltServer;
  let discussionID: number;

  beforeAll(async () => {
    expect(existsSync(join(import.meta.dirname, '../../dist/server/server.js'))).toBe(true);
    [cluster, redis] = await Promise.all([startCluster(`${temporaryFolder()}/cluster`), startRedis()]);
    const { one, two } = cluster;
    const variables = {
      DATABASE_URL: `postgres://parley@127.0.0.1:${one.port},127.0.0.1:${two.port}/parley`,
      // Whichever of them follows the other is read from.
      DATABASE_REPLICA_URLS: `${one.url},${two.url}`,
      REDIS_URL: redis.url,
    };
    near = await startBuiltServer(variables);
    far = await startBuiltServer(variables);
    discussionID = await setUp(near);
  }, 180_000);
  afterAll(async () => {
    await Promise.all([near?.close(), far?.close()]);
    await redis?.kill();
    await cluster?.close();
  }, 60_000);

  async function underWriters(round: string, work: (writers: Writers) => Promise<void>): Promise<void> {
    const writers = await startWriters([near, far], discussionID, round);
    await writers.untilWritten(10);
    await work(writers);
    await writers.untilWritten(10);
    await writers.stop();
    expect(writers.wrong).toEqual([]);
    await expectAllStored(await primary(), writers);
    await expectJobsDone(await primary());
    log(`${round}: ${writers.acknowledged.size} acknowledged, none lost, none twice`);
  }

  async function primary() {
    const { rows } = await cluster.one
      .query('select pg_is_in_recovery() as follows')
      .catch(() => ({ rows: [] }));
    return rows[0]?.follows === false ? cluster.one : cluster.two;
  }

  async function expectRecovery(round: string, writers: Writers): Promise<void> {
    const milliseconds = await writers.untilWritten(5);
    log(`${round}: written again after ${Math.round(milliseconds)} ms`);
    expect(milliseconds).toBeLessThan(RECOVERY_MS);
    for (const server of [near, far]) await until(async () => (await fetch(`${server.url}/readyz`)).ok);
  }

  const elsewhere = (client: TestClient) => far.client().takeCookies(client.cookies);

  async function expectOwnWritesSeen(): Promise<void> {
    const client = await signIn(near.client());
    const path = `/discussions/${discussionID}`;
    for (let number = 1; number <= 25; number++) {
      const name = `Write here ${Math.random()}`;
      expect((await client.patch(path, { name })).status).toBe(200);
      const seen = await Promise.all([
        client.get(path),
        elsewhere(client).get(path),
        elsewhere(client).page('/discussions'),
      ]);
      expect([seen[0].body.name, seen[1].body.name, seen[2].text.includes(name)]).toEqual([name, name, true]);
    }
  }

  it('shows readers what they wrote, in either process, and drops there what was cached', async () => {
    await expectOwnWritesSeen();
    const client = await signIn(near.client());
    const path = `/discussions/${discussionID}`;
    const guest = far.client();
    await guest.get(path);
    await client.patch(path, { name: 'Seen by everybody' });
    await expect.poll(async () => (await guest.get(path)).body.name).toBe('Seen by everybody');
  }, 60_000);

  it('goes on while Redis and the replica are killed and come back', async () => {
    await underWriters('beside', async (writers) => {
      await redis.kill();
      await expectRecovery('Redis killed', writers);
      await redis.startAgain();
      await cluster.two.kill();
      await expectRecovery('replica killed', writers);
      await cluster.two.startAgain();
      await expectRecovery('replica back', writers);
    });
    await expectOwnWritesSeen();
  }, 120_000);

  it('goes on in the other process while one is killed', async () => {
    await underWriters('process', async (writers) => {
      near.process.kill('SIGKILL');
      await exitOf(near.process);
      const milliseconds = await writers.untilWritten(5);
      log(`process killed: written again after ${Math.round(milliseconds)} ms`);
      await near.startAgain();
      await expectRecovery('process back', writers);
    });
  }, 180_000);

  it('goes over to the replica when the primary is killed, and back', async () => {
    for (const [from, to] of [
      [cluster.one, cluster.two],
      [cluster.two, cluster.one],
    ] as const) {
      await cluster.waitForFollowers(from, true);
      await underWriters(`fail-over from ${from.port}`, async (writers) => {
        await from.kill();
        const refused = await near.client().get('/discussions?limit=7');
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
        // What a keeper such as Patroni takes its time for.
        await sleep(1000);
        await to.query('select pg_promote(true)');
        await cluster.waitForFollowers(to, false);
        await expectRecovery('promoted', writers);
        await cluster.follow(from, to);
        await expectRecovery('the old one follows', writers);
      });
      await expectOwnWritesSeen();
    }
  }, 240_000);
});
