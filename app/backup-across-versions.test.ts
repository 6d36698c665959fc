// A backup of the database that comes along is restored on the PostgreSQL of the machine, of another version, and the other
// way round: every row of every table is the same.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sumsOf } from '../features/backups/server/testing/rows-of.ts';
import { temporaryFolder } from '../platform/server/testing/temporary-folder.ts';
import { type BuiltServer, emptyDatabase, startBuiltServer } from './testing/built-server.ts';
import { CLUSTER_PROGRAMS, type ClusterMember, startDatabase } from './testing/real-cluster.ts';
import { areThere, ownFolder } from './testing/real-servers.ts';
import { log, setUp, signIn } from './testing/writers.ts';

const run = promisify(execFile);
/** What a copy of rows as text could get wrong. */
const WORDS = 'Zażółć 蜜蜂 🐝 \\N \t "quoted"';
const canRun = areThere(...CLUSTER_PROGRAMS);

describe.runIf(canRun)('a backup', () => {
  let server: BuiltServer;
  let other: ClusterMember;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-versions-'));
    other = await startDatabase(join(ownFolder(`${temporaryFolder()}/other-version`), 'data'));
    server = await startBuiltServer();
    const discussionID = await setUp(server);
    const client = await signIn(server.client());
    const { body } = await client.post('/comments', { discussionID, body: WORDS, format: 'text' });
    expect(body.commentID).toBeGreaterThan(0);
    // What is at work ends, so that both sides hold the same.
    server.process.kill('SIGTERM');
    await server.ended();
  }, 180_000);
  afterAll(async () => {
    await server?.close();
    await other?.kill();
    await rm(folder, { recursive: true, force: true });
  }, 60_000);

  const parley = (databaseUrl: string, words: string[]) =>
    run(process.execPath, [join(import.meta.dirname, '../dist/server/cli.js'), ...words], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PARLEY_DATA: join(folder, 'data') },
    });

  it('of one version of PostgreSQL is restored on another, and back', async () => {
    const versionOf = async (query: ClusterMember['query'] | BuiltServer['query']) =>
      Number((await query('show server_version_num')).rows[0].server_version_num);
    const versions = [await versionOf(server.query), await versionOf(other.query)];
    log(`from PostgreSQL ${versions.join(' to ')}`);
    const before = await sumsOf(server.databaseUrl);
    expect(before.find(({ name }) => name === 'comments')?.rows).toBe(1);
    await parley(server.databaseUrl, ['backup', '--to', join(folder, 'there.tar')]);
    await parley(other.url, ['restore', join(folder, 'there.tar')]);
    expect(await sumsOf(other.url)).toEqual(before);
    await parley(other.url, ['backup', '--to', join(folder, 'back.tar')]);
    const back = await emptyDatabase();
    await parley(back, ['restore', join(folder, 'back.tar')]);
    expect(await sumsOf(back)).toEqual(before);
  }, 180_000);
});
