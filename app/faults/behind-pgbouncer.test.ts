// Two processes of a site whose requests go through a real PgBouncer in transaction mode: connections are lent for one
// transaction, three for all who ask, and nothing of a session lasts.
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { commentOn } from '../../features/comments/server/testing/comments.ts';
import { discussionBy, withoutFloodLimits } from '../../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../../features/users/server/testing/members.ts';
import { DatabaseUnavailable } from '../../platform/server/db/database-unavailable.ts';
import { sql } from '../../platform/server/db/sql.ts';
import { migratedDatabase } from '../../platform/server/testing/migrated-database.ts';
import { temporaryFolder } from '../../platform/server/testing/temporary-folder.ts';
import type { TestSite } from '../../platform/server/testing/test-site.ts';
import { migrations } from '../migrations.ts';
import { areThere, type RealServer, startPgBouncer } from '../testing/real-servers.ts';
import { testSiteOn } from '../testing/test-site.ts';

const canRun = areThere({ program: 'pgbouncer', package: 'pgbouncer' });

describe.runIf(canRun)('behind PgBouncer in transaction mode', () => {
  const folder = temporaryFolder();
  let bouncer: RealServer & { url: string };
  let near: TestSite;
  let far: TestSite;
  let admin: TestMember;
  let member: TestMember;

  beforeAll(async () => {
    const url = await migratedDatabase(inject('databaseUrl'), migrations);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    // Times are read as UTC, whatever the server takes for its own.
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set timezone = 'Asia/Tokyo'`);
    await client.end();
    bouncer = await startPgBouncer(folder, url);
    const ways = { databasePooler: { url: bouncer.url, preparesStatements: false } };
    near = await testSiteOn(url, { withJobs: true, ways, statementTimeout: 2000 });
    far = await testSiteOn(url, { ways });
    await withoutFloodLimits(near);
    admin = await signedIn(near, 'Adelina', 'administrator');
    member = await signedIn(near, 'Melba');
  }, 60_000);
  afterAll(async () => {
    // The first that is closed takes the database along: what the other has to write down is written before.
    await near?.site.close();
    await far?.close();
    await near?.close().catch(() => undefined);
    await bouncer?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves what members do, fifty at once over three connections', async () => {
    const { discussionID } = await discussionBy(admin.client);
    const { commentID } = await commentOn(member.client, discussionID);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0
          ? member.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'like' })
          : near.guest.get(`/discussions?page=${at}&limit=${at}`),
      ),
    );
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    expect(
      (await member.client.patch(`/comments/${commentID}`, { body: 'Otherwise.', format: 'text' })).status,
    ).toBe(200);
    const { body } = await near.guest.get(`/comments/${commentID}`);
    expect(body.body).toContain('Otherwise.');
    expect(Math.abs(Date.parse(body.dateInserted) - Date.now())).toBeLessThan(60_000);
    expect((await near.guest.page(`/discussion/${discussionID}/x`)).status).toBeLessThan(400);
  });

  it('finds what was written, once the job has put it into the index', async () => {
    const { discussionID } = await discussionBy(admin.client, { name: 'Periwinkle in the shade' });
    const found = async () => (await near.guest.get('/search?query=periwinkle')).body;
    await expect.poll(async () => JSON.stringify(await found())).toContain(`"recordID":${discussionID}`);
  });

  it('drops in the other process what was cached there', async () => {
    const { discussionID } = await discussionBy(admin.client, { name: 'Before' });
    const nameThere = async () => (await far.guest.get(`/discussions/${discussionID}`)).body.name;
    expect(await nameThere()).toBe('Before');
    await admin.client.patch(`/discussions/${discussionID}`, { name: 'After' });
    await expect.poll(nameThere).toBe('After');
  });

  it('ends what takes too long, in and outside of transactions, and lends no setting on', async () => {
    const { database } = near.site;
    const sleeping = sql`select pg_sleep(10)`;
    await expect(database.row(sleeping)).rejects.toMatchObject({ code: '57014' });
    await expect(database.transaction((tx) => tx.row(sleeping))).rejects.toMatchObject({ code: '57014' });
    const rows = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.row<{ limits: string }>(sql`
          select current_setting('lock_timeout') || ' ' || current_setting('timezone') as limits`),
      ),
    );
    expect(new Set(rows.map((row) => row?.limits))).toEqual(new Set(['5s UTC']));
    const direct = new pg.Client({ connectionString: bouncer.url });
    await direct.connect();
    const { rows: outside } = await direct.query(`select current_setting('lock_timeout') as limit`);
    await direct.end();
    expect(outside).toEqual([{ limit: '0' }]);
  });

  it('says that it is away while the pooler is gone, and goes on by itself when it is back', async () => {
    await bouncer.kill();
    const away = await member.client.get('/users/me/counts').catch(() => undefined);
    const refused = await member.client.post('/discussions', {
      name: 'x',
      body: 'y',
      format: 'text',
      categoryID: 1,
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(away?.status ?? 503).not.toBe(500);
    await expect(near.site.database.row(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await bouncer.startAgain();
    await expect.poll(async () => (await discussionBy(member.client)).discussionID).toBeGreaterThan(0);
  });
});
