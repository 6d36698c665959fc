// An export that was begun on its page is done, though the server was killed in the middle of it: there is a whole file, or none.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backup } from '../features/backups/backups.contract.ts';
import { checkArchive } from '../features/backups/server/archive/read-archive.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { setUp, signIn, until } from './testing/writers.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({}, { isMigrated: true });
  await setUp(server);
}, 120_000);
afterAll(() => server?.close(), 60_000);

it('is made to its end by the next process', async () => {
  const client = await signIn(server.client());
  const folder = join(server.dataDirectory, 'backups');
  const archives = async () => (await readdir(folder)).filter((name) => name.endsWith('.tar'));
  const writer = new pg.Client({ connectionString: server.databaseUrl });
  await writer.connect();
  try {
    // So that it surely is in the middle when its process ends.
    await writer.query('begin; lock table discussions in access exclusive mode');
    const { name } = (await client.post<Backup>('/exports')).body;
    const found = async (): Promise<Backup | undefined> =>
      (await client.get('/backups')).body.backups.find((each: Backup) => each.name === name);
    await until(async () => (await found())?.progress?.phase === 'rows', 30_000);
    server.process.kill('SIGKILL');
    expect(await server.ended()).toBe('SIGKILL');
    expect(await archives()).toEqual([]);
    await writer.end();
    await server.startAgain();
    await until(async () => (await found())?.status === 'done', 90_000);
    const path = join(folder, `${name}.tar`);
    expect(await archives()).toEqual([`${name}.tar`]);
    const { manifest } = await checkArchive(path, undefined, 'parley-export');
    expect(manifest.tables.find((table) => table.name === 'discussions')?.rows).toBe(1);
    const hash = createHash('sha256').update(await readFile(path));
    expect((await found())?.sha256).toBe(hash.digest('hex'));
  } finally {
    await writer.end().catch(() => undefined);
  }
}, 200_000);
