// Two sites on a real PostgreSQL with one that follows it: what is read from which, that nobody sees less than they wrote, and
// what happens when the one that follows lags, dies and comes back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '../../features/comments/server/testing/comments.ts';
import { discussionBy, withoutFloodLimits } from '../../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../../features/users/server/testing/members.ts';
import { Database } from '../../platform/server/db/database.ts';
import { migrate } from '../../platform/server/db/migrate.ts';
import { migrateJobs } from '../../platform/server/jobs/jobs.ts';
import { temporaryFolder } from '../../platform/server/testing/temporary-folder.ts';
import type { TestSite } from '../../platform/server/testing/test-site.ts';
import { migrations } from '../migrations.ts';
import { CLUSTER_PROGRAMS, type RealCluster, startCluster } from '../testing/real-cluster.ts';
import { areThere } from '../testing/real-servers.ts';
import { testSiteOn } from '../testing/test-site.ts';

const canRun = areThere(...CLUSTER_PROGRAMS);

describe.runIf(canRun)('a site with a replica', () => {
  let cluster: RealCluster;
  let near: TestSite;
  let far: TestSite;
  let admin: TestMember;
  let member: TestMember;

  beforeAll(async () => {
    cluster = await startCluster(`${temporaryFolder()}/cluster`);
    const { url } = cluster.one;
    const database = new Database({ url, statementTimeout: 0 });
    await migrate(database, migrations);
    await migrateJobs(database.pool);
    await database.close();
    const ways = { databaseReplicas: [cluster.two.url] };
    near = await testSiteOn(url, { ways });
    far = await testSiteOn(url, { ways });
    await withoutFloodLimits(near);
    admin = await signedIn(near, 'Adelina', 'administrator');
    member = await signedIn(near, 'Melba');
  }, 120_000);
  afterAll(async () => {
    await far?.close().catch(() => undefined);
    await near?.close().catch(() => undefined);
    await cluster?.close();
  });

  /** How many statements the replica has answered. */
  const readings = async () => near.site.replicas?.answered ?? 0;

  /** What nobody has read yet comes from no cache. */
  let page = 0;
  const readSomething = () => near.guest.get(`/discussions?limit=${(page++ % 90) + 1}`);

  async function readsFromReplica(): Promise<void> {
    await expect
      .poll(async () => {
        const before = await readings();
        expect((await readSomething()).status).toBe(200);
        return (await readings()) - before;
      })
      .toBeGreaterThan(0);
  }

  const elsewhere = ({ client }: TestMember) => far.client().takeCookies(client.cookies);

  it('answers guests and members from it, and everything else from the primary', async () => {
    const { discussionID } = await discussionBy(admin.client);
    await readsFromReplica();
    const before = await readings();
    expect((await member.client.get('/discussions?limit=3')).status).toBe(200);
    expect(await readings()).toBeGreaterThan(before);
    const afterReading = await readings();
    await commentOn(member.client, discussionID);
    expect((await member.client.get('/drafts')).status).toBe(200);
    expect((await near.client().signIn('Melba', 'amber kettle 47 lantern')).cookies).not.toEqual([]);
    expect(await readings()).toBe(afterReading);
  });

  it('shows everybody what they wrote, in either process, while it lags', async () => {
    const { discussionID } = await discussionBy(admin.client, { name: 'Name 0' });
    await readsFromReplica();
    await cluster.two.query('select pg_wal_replay_pause()');
    for (let number = 1; number <= 20; number++) {
      const name = `Name ${number}`;
      const written = await admin.client.patch(`/discussions/${discussionID}`, { name });
      expect(written.status).toBe(200);
      const [here, there, asGuest] = await Promise.all([
        admin.client.get(`/discussions/${discussionID}`),
        elsewhere(admin).get(`/discussions/${discussionID}`),
        near.guest.get(`/discussions/${discussionID}`),
      ]);
      expect([here, there, asGuest].map(({ body }) => body.name)).toEqual([name, name, name]);
    }
    await cluster.two.query('select pg_wal_replay_resume()');
    await readsFromReplica();
    expect((await near.guest.get(`/discussions/${discussionID}`)).body.name).toBe('Name 20');
  });

  it('never caches again what was changed', async () => {
    const { discussionID } = await discussionBy(admin.client, { name: 'Name 0' });
    for (let number = 1; number <= 40; number++) {
      const name = `Name ${number}`;
      await admin.client.patch(`/discussions/${discussionID}`, { name });
      const path = `/discussion/${discussionID}/x`;
      const first = await near.guest.page(path);
      const second = await near.guest.page(first.headers.get('location')?.replace(near.url, '') ?? path);
      expect(second.text).toContain(name);
      await expect
        .poll(async () => (await far.guest.get(`/discussions/${discussionID}`)).body.name)
        .toBe(name);
    }
  });

  it('goes on without it when it is killed, and reads from it again when it is back', async () => {
    await readsFromReplica();
    await cluster.two.kill();
    const answers = await Promise.all(Array.from({ length: 20 }, readSomething));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { discussionID } = await discussionBy(member.client, { name: 'While it was away' });
    await cluster.two.startAgain();
    await readsFromReplica();
    expect((await near.guest.get(`/discussions/${discussionID}`)).body.name).toBe('While it was away');
  });

  it('is not held up by one that falls silent', async () => {
    await readsFromReplica();
    const { rows } = await cluster.two.query('select pid from pg_stat_activity where pid is not null');
    const pids = [cluster.two.process().pid as number, ...rows.map(({ pid }) => pid as number)];
    const signal = (name: NodeJS.Signals) => {
      for (const pid of pids)
        try {
          process.kill(pid, name);
        } catch {
          // It ended meanwhile.
        }
    };
    signal('SIGSTOP');
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 10 }, readSomething)).finally(() =>
      signal('SIGCONT'),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(performance.now() - startedAt).toBeLessThan(4000);
    await readsFromReplica();
  });
});
