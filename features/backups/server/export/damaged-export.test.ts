// An export that is damaged, cut off or something else is refused in one line when it is brought in, and changes nothing.
import { copyFile, mkdtemp, open, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idleSite } from '../../../../app/testing/test-site.ts';
import { community } from '../../../discussions/server/testing/community.ts';
import { sumsOf } from '../testing/rows-of.ts';
import { refusal, runnerOf } from '../testing/run-command.ts';
import { exportCommands } from './export.commands.ts';

let folder: string;
let path: string;
let target: Awaited<ReturnType<typeof idleSite>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-damaged-export-'));
  path = join(folder, 'site.tar');
  const old = await community();
  await old.site.blobs.put('ab/large.bin', Buffer.alloc(256 * 1024, 7));
  expect(await run(old.site, 'export', [path])).toBe(0);
  await old.close();
  target = await idleSite();
}, 60_000);
afterAll(async () => {
  await target?.close();
  await rm(folder, { recursive: true, force: true });
});

const run = runnerOf(exportCommands);
const unusable = (reason: string) => `This file cannot be used, and nothing was changed. ${reason}`;

/** In one line, with the database and the files as they were before. */
async function refused(file: string): Promise<string> {
  const before = await sumsOf(target.site.options.databaseUrl);
  const words = String(await refusal(run(target.site, 'import parley', [file])));
  expect(words).not.toContain('\n');
  expect(await sumsOf(target.site.options.databaseUrl)).toEqual(before);
  expect(await target.site.blobs.get('ab/large.bin')).toBeUndefined();
  return words;
}

async function flip(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 0xff]), 0, 1, at);
  await handle.close();
}

it.each([0.1, 0.5, 0.9, 0.999])('cut off after %d of it, is refused', async (part) => {
  const file = join(folder, `short-${part}.tar`);
  await copyFile(path, file);
  await truncate(file, Math.floor((await stat(path)).size * part));
  expect(await refused(file)).toBe(unusable('It ends too early: its last part is missing.'));
});

it.each([0.02, 0.2, 0.4, 0.6, 0.8])('with one byte changed at %d of it, is refused', async (part) => {
  const file = join(folder, `flipped-${part}.tar`);
  await copyFile(path, file);
  await flip(file, Math.floor((await stat(path)).size * part));
  expect(await refused(file)).toContain(unusable('It is damaged'));
});

it.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['a text', async () => Buffer.from('words '.repeat(500))],
  ['another tar file', otherTar],
])('is refused where it is %s', async (_, content) => {
  const file = join(folder, 'foreign.tar');
  await writeFile(file, await content());
  expect(await refused(file)).toMatch(/^This file cannot be used, and nothing was changed\. It is no export/);
});

function otherTar(): Promise<Buffer> {
  const tar = pack();
  tar.entry({ name: 'etc/passwd' }, 'root');
  tar.finalize();
  return buffer(tar);
}

it('whole again, is brought in', async () => {
  expect(await run(target.site, 'import parley', [path])).toBe(0);
  expect((await target.site.blobs.get('ab/large.bin'))?.size).toBe(256 * 1024);
});
