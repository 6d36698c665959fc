// From a file in the browser to what it says in the community. The work is done by the command line of the built product.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { BEEKEEPING, DISCOURSE } from '../../imports/server/testing/import-site.ts';
import { checksums } from '../../imports/server/testing/site-state.ts';
import type { ImportRunView } from '../moving-in.contract.ts';
import { clearUploadsJob } from './clear-uploads.ts';
import { storedRunIDs } from './import-files.ts';
import { runningImport } from './import-process.ts';
import { announce, sendPart, tarGz, upload, zip } from './testing/packed.ts';

const test = communityOfFile({ withJobs: true });

const WAIT = { timeout: 120_000, interval: 300 };
const run = async (id: number): Promise<ImportRunView> =>
  (await test.admin.client.get(`/import-runs/${id}`)).body;

async function settled(id: number): Promise<ImportRunView> {
  await expect
    .poll(async () => (await run(id)).status, WAIT)
    .toMatch(/^(?:inspected|refused|done|failed|stopped)$/);
  return run(id);
}

async function inspected(name: string, content: Buffer) {
  const id = await upload(test.admin.client, name, content);
  expect((await test.admin.client.post(`/import-runs/${id}/inspection`)).status).toBe(202);
  return settled(id);
}

/** Of the upload itself, and of those who call. */
const BESIDE = [
  'import_runs',
  'audit_log',
  'audit_log_chain',
  'audit_log_origins',
  'counted_days',
  'events',
  'idempotent_calls',
  'idempotency',
  'response_times',
  'sessions',
  'users',
];

async function contents() {
  const sums = Object.entries(await checksums(test.site.database));
  return Object.fromEntries(sums.filter(([name]) => !BESIDE.includes(name)));
}

const differing = (before: Record<string, string>, now: Record<string, string>) =>
  Object.keys(now).filter((name) => before[name] !== now[name]);

const byImported = ({ report }: ImportRunView) =>
  Object.fromEntries((report?.kinds ?? []).map((each) => [each.kind, each.imported]));
const byComes = ({ preview }: ImportRunView) =>
  Object.fromEntries((preview?.kinds ?? []).map((each) => [each.kind, each.comes]));

describe('an upload', () => {
  it('goes on where it was, refuses what is damaged or misplaced, and is checked as a whole', async () => {
    const { client } = test.admin;
    const content = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * 7) % 251));
    const begun = await announce(client, 'C:\\exports\\old.bin', content);
    expect(begun).toMatchObject({
      status: 201,
      body: { fileName: 'old.bin', bytesReceived: 0, status: 'uploading' },
    });
    const { importRunID: id } = begun.body;
    expect((await sendPart(client, id, 0, content.subarray(0, 10_000))).body.bytesReceived).toBe(10_000);
    // Chosen again after a reload: the same import.
    expect((await announce(client, 'old.bin', content)).body).toMatchObject({
      importRunID: id,
      bytesReceived: 10_000,
    });
    expect(await sendPart(client, id, 0, content.subarray(0, 10_000))).toMatchObject({
      status: 409,
      body: { code: 'movingIn.wrongOffset' },
    });
    expect(
      await sendPart(client, id, 10_000, content.subarray(10_000, 20_000), 'b'.repeat(64)),
    ).toMatchObject({
      status: 422,
      body: { code: 'movingIn.damagedPart' },
    });
    expect((await sendPart(client, id, 10_000, content.subarray(10_000, 20_000))).status).toBe(200);
    const other = Buffer.alloc(10_000, 1);
    expect((await sendPart(client, id, 20_000, other)).body.code).toBe('movingIn.otherFile');
    expect((await sendPart(client, id, 20_000, Buffer.alloc(10_001))).body.code).toBe('movingIn.wrongOffset');
    expect((await client.post(`/import-runs/${id}/inspection`)).body.code).toBe('movingIn.notReady');
    expect((await sendPart(client, id, 20_000, content.subarray(20_000))).body).toMatchObject({
      bytesReceived: 30_000,
      status: 'uploaded',
    });
    const stored = join(test.site.options.dataDirectory, 'imports', 'uploaded', String(id), 'export');
    expect((await readFile(stored)).equals(content)).toBe(true);
    expect((await client.delete(`/import-runs/${id}`)).status).toBe(204);
    expect(await storedRunIDs(test.site)).not.toContain(id);
  });

  it('is refused where the disk has no room for it, and for whoever may not manage the site', async () => {
    const file = { fileName: 'x', bytes: 9_000_000_000_000_000, fingerprint: 'c'.repeat(64) };
    await test.site.freeSpace.measure();
    expect((await test.admin.client.post('/import-runs', file)).body.code).toBe('movingIn.noRoom');
    expect((await test.moderator.client.post('/import-runs', { ...file, bytes: 5 })).status).toBe(403);
  });

  it('is cleared away after a week in which nobody went on with it', async () => {
    const content = Buffer.from('a few words');
    const { body } = await announce(test.admin.client, 'few', content);
    await sendPart(test.admin.client, body.importRunID, 0, content.subarray(0, 5));
    await clearUploadsJob(test.site, {});
    expect(await storedRunIDs(test.site)).toContain(body.importRunID);
    await test.site.database.execute(
      sql`update import_runs set date_updated = now() - interval '8 days' where import_run_id = ${body.importRunID}`,
    );
    await clearUploadsJob(test.site, {});
    expect(await storedRunIDs(test.site)).not.toContain(body.importRunID);
    expect((await test.admin.client.get(`/import-runs/${body.importRunID}`)).status).toBe(404);
  });
});

describe('what cannot be imported', () => {
  it('is refused in one line and changes nothing', async () => {
    const before = await contents();
    const whole = await tarGz(DISCOURSE);
    const outside = await zip(DISCOURSE, 'a/');
    outside.write('../', outside.indexOf('a/categories.json'));
    const cases: [string, Buffer, RegExp][] = [
      ['picture.png', Buffer.from('89504e470d0a1a0a', 'hex'), /is no export that can be read here/],
      ['dump.7z', Buffer.from('377abcaf271c0004', 'hex'), /Files of 7z are not unpacked here/],
      ['cut.tar.gz', whole.subarray(0, whole.length - 300), /archive is damaged or not complete/],
      ['cut.zip', (await zip(DISCOURSE)).subarray(0, 700), /zip file is damaged or not complete/],
      [
        'topics.ndjson',
        Buffer.from('{"post_stream":{"posts":[{"id":1}]}}\n{"id":'),
        /Line 2 of topics.ndjson is not valid JSON/,
      ],
      [
        'topics.ndjson.gz',
        gzipSync('{"post_stream":{"posts":[{"id":1}]}}\n').subarray(0, 30),
        /topics.ndjson.gz/,
      ],
    ];
    for (const [name, content, problem] of cases) {
      const refused = await inspected(name, content);
      expect([name, refused.status, refused.problem]).toEqual([
        name,
        'refused',
        expect.stringMatching(problem),
      ]);
      expect(refused.problem).not.toContain('\n');
    }
    expect(differing(before, await contents())).toEqual([]);
  }, 400_000);
});

describe('an export', () => {
  it('is looked through without changing anything, comes in, and is reported', async () => {
    const { client } = test.admin;
    const before = await contents();
    const found = await inspected('discourse-export.tar.gz', await tarGz(DISCOURSE, 'backup/2022/'));
    expect(found).toMatchObject({ status: 'inspected', kind: 'discourse' });
    expect(differing(before, await contents())).toEqual([]);
    const { importRunID: id, source } = found;
    const expected = byComes(found);
    if (source === null) {
      expect((await client.post(`/import-runs/${id}/start`, {})).body.code).toBe('movingIn.noSource');
    }
    const start = source === null ? { source: 'forum.example.org' } : {};
    expect((await client.post(`/import-runs/${id}/start`, start)).body.status).toBe('importing');
    expect((await client.post(`/import-runs/${id}/start`, start)).body.code).toBe('movingIn.notReady');
    const done = await settled(id);
    expect([done.status, done.problem]).toEqual(['done', null]);
    const imported = byImported(done);
    // What only the database tells, such as repeated rows, is found when it comes in.
    for (const kind of ['topics', 'users', 'posts']) {
      expect(imported[kind], kind).toBeGreaterThan(0);
      expect(imported[kind], kind).toBeLessThanOrEqual(expected[kind] ?? 0);
    }
    expect(JSON.stringify((await client.get('/discussions')).body)).toContain('Glaze runs off the rim');
    const { body: remarks } = await client.get(`/import-runs/${id}/remarks`);
    const rejected = done.report?.kinds.reduce((sum, { rejected }) => sum + rejected, 0) ?? -1;
    expect(remarks.remarks.filter((each: { isRejected: boolean }) => each.isRejected)).toHaveLength(rejected);
    const report = await client.page(`/dashboard/moving-in/${id}/report.ndjson`);
    expect([report.status, report.text.includes('"kind":"topics"')]).toEqual([200, true]);
    expect((await test.moderator.client.page(`/dashboard/moving-in/${id}/report.ndjson`)).status).toBe(403);
    // A second time it changes no row.
    const after = await contents();
    await client.post(`/import-runs/${id}/start`, start);
    expect((await settled(id)).status).toBe('done');
    expect(differing(after, await contents())).toEqual([]);
  }, 400_000);

  it('of Stack Exchange is known by the name of its archive', async () => {
    const found = await inspected('beekeeping.example.org.zip', await zip(BEEKEEPING));
    expect(found).toMatchObject({
      status: 'inspected',
      kind: 'stackexchange',
      source: 'beekeeping.example.org',
    });
    const { importRunID: id } = found;
    await test.admin.client.post(`/import-runs/${id}/start`, {});
    const done = await settled(id);
    expect([done.status, done.problem]).toEqual(['done', null]);
    const imported = byImported(done);
    const comes = byComes(found);
    expect(imported.questions).toBe(comes.questions);
  }, 400_000);

  it('goes on by itself where its process was killed, and can be stopped', async () => {
    const { client } = test.admin;
    const topics = (await readFile(join(DISCOURSE, 'topics.ndjson'), 'utf8')).trim().split('\n');
    expect(topics.length).toBeGreaterThan(3);
    const id = await upload(client, 'again.ndjson', Buffer.from(topics.join('\n')));
    await client.post(`/import-runs/${id}/inspection`);
    await settled(id);
    await client.post(`/import-runs/${id}/start`, { source: 'again.example.org' });
    await expect.poll(() => runningImport(id), WAIT).toBeDefined();
    process.kill(runningImport(id) as number, 'SIGKILL');
    const done = await settled(id);
    expect([done.status, done.problem]).toEqual(['done', null]);
    await client.post(`/import-runs/${id}/start`, { source: 'again.example.org' });
    expect((await client.post(`/import-runs/${id}/stop`)).body.status).toBe('stopped');
    expect((await client.delete(`/import-runs/${id}`)).status).toBe(204);
  }, 400_000);
});
