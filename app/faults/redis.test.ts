// Two processes of a site beside a real Redis: they count rates together and hear of changes; while it is away each counts by
// itself, and what changed is heard of by the database as ever.
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { discussionBy } from '../../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../../features/users/server/testing/members.ts';
import { migratedDatabase } from '../../platform/server/testing/migrated-database.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../platform/server/testing/test-site.ts';
import { migrations } from '../migrations.ts';
import { areThere, type RealServer, startRedis } from '../testing/real-servers.ts';
import { testSiteOn } from '../testing/test-site.ts';

const canRun = areThere({ program: 'redis-server', package: 'redis-server' });

describe.runIf(canRun)('beside Redis', () => {
  let redis: RealServer & { url: string };
  let near: TestSite;
  let far: TestSite;
  let admin: TestMember;
  /** Looks into it from the outside. */
  let administrator: ReturnType<typeof createClient>;

  beforeAll(async () => {
    redis = await startRedis();
    administrator = createClient({ url: redis.url });
    administrator.on('error', () => undefined);
    await administrator.connect();
    const url = await migratedDatabase(inject('databaseUrl'), migrations);
    const options = { limitsRates: true, ways: { redisUrl: redis.url } };
    near = await testSiteOn(url, options);
    far = await testSiteOn(url, options);
    admin = await signedIn(near, 'Adelina', 'administrator');
    await admin.client.patch('/config', {
      'rateLimits.search.perAddress': 10,
      'rateLimits.search.seconds': 86_400,
    });
  }, 60_000);
  afterAll(async () => {
    administrator?.destroy();
    await redis?.kill();
    // The first that is closed takes the database along: what the other has to write down is written before.
    await near?.site.close();
    await far?.close();
    await near?.close().catch(() => undefined);
  });

  /** How many of twelve searches each process lets through, in turns. */
  async function searched(): Promise<number> {
    const statuses = [];
    for (let at = 0; at < 12; at++)
      for (const { guest } of [near, far])
        statuses.push((await (guest as TestClient).get(`/search?query=bees${at}`)).status);
    return statuses.filter((status) => status === 200).length;
  }

  const empty = async () => {
    await administrator.sendCommand(['FLUSHALL']);
  };

  it('counts what both processes let through as one', async () => {
    expect((await far.guest.get('/discussions')).status).toBe(200);
    await empty();
    expect(await searched()).toBe(10);
    const refused = await far.guest.get('/search?query=wasps');
    expect([refused.status, refused.headers.get('ratelimit-remaining')]).toEqual([429, '0']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(8000);
  });

  it('tells the other process what changed, by a channel of the site', async () => {
    const ask = (...parts: string[]) => administrator.sendCommand<unknown[]>(parts);
    const channels = await ask('PUBSUB', 'CHANNELS', 'parley:*:invalidated');
    expect(channels).toHaveLength(1);
    const channel = String(channels[0]);
    expect(await ask('PUBSUB', 'NUMSUB', channel)).toEqual([channel, 2]);
    await ask('PUBLISH', channel, 'no message of ours');
    const { discussionID } = await discussionBy(admin.client, { name: 'Before' });
    const nameThere = async () => (await far.guest.get(`/discussions/${discussionID}`)).body.name;
    expect(await nameThere()).toBe('Before');
    await admin.client.patch(`/discussions/${discussionID}`, { name: 'After' });
    await expect.poll(nameThere).toBe('After');
  });

  it('goes on while it is away, and counts together again when it is back', async () => {
    await redis.kill();
    // What each counted by itself begins anew.
    expect(await searched()).toBe(20);
    const { discussionID } = await discussionBy(admin.client, { name: 'While it was away' });
    const nameThere = async () => (await far.guest.get(`/discussions/${discussionID}`)).body.name;
    expect(await nameThere()).toBe('While it was away');
    await admin.client.patch(`/discussions/${discussionID}`, { name: 'Still away' });
    await expect.poll(nameThere).toBe('Still away');
    await redis.startAgain();
    await expect
      .poll(async () => (await near.guest.get('/search?query=again')).status, { timeout: 15_000 })
      .toBe(200);
    await expect
      .poll(async () => (await far.guest.get('/search?query=again')).status, { timeout: 15_000 })
      .toBe(200);
    await empty();
    expect(await searched()).toBe(10);
  });

  it('is not waited for where it falls silent', async () => {
    await empty();
    redis.process().kill('SIGSTOP');
    const startedAt = performance.now();
    const answers = await Promise.all(
      [near, far].map(({ guest }) => guest.get('/search?query=silence')),
    ).finally(() => redis.process().kill('SIGCONT'));
    expect(answers.map(({ status }) => [200, 429].includes(status))).toEqual([true, true]);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
