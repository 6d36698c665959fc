// Whatever is wrong with an export, it ends in one clear line and changes nothing.
import { createReadStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { CommandProblem } from '../../../platform/server/feature/operations.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importsFeature } from '../imports.feature.ts';
import { importCommand } from './import.command.ts';
import { BEEKEEPING, DISCOURSE, importSite, silent } from './testing/import-site.ts';
import { discourseExport, topic } from './testing/made-export.ts';
import { siteState } from './testing/site-state.ts';

let test: TestSite;
let folder: string;

beforeAll(async () => {
  test = await importSite();
  folder = await mkdtemp(join(tmpdir(), 'parley-exports-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** As the command line finds it. */
function commandOf(positional: readonly string[]) {
  const commands = importsFeature.commands ?? [];
  const [kind = '', ...rest] = positional;
  const command = commands.find(({ name }) => name === `import ${kind}`);
  return command ? { command, rest } : { command: importCommand, rest: [...positional] };
}

async function problemOf(
  positional: string[],
  options: Record<string, string | boolean> = {},
): Promise<string> {
  const before = await siteState(test.site.database);
  try {
    const { command, rest } = commandOf(positional);
    await command.run(test.site, { positional: rest, options }, silent);
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    expect(error.exitCode).toBeGreaterThan(0);
    expect(error.message).not.toContain('\n');
    expect(await siteState(test.site.database)).toEqual(before);
    return error.message;
  }
  return 'no problem';
}

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const packed = async (): Promise<Buffer> =>
  buffer(createReadStream(join(DISCOURSE, 'topics.ndjson')).pipe(createGzip()));

describe('an export that cannot be imported', () => {
  it('is refused where the command is wrong', async () => {
    expect(await problemOf([])).toMatch(/^The kind of export is missing\. Usage: import discourse/);
    expect(await problemOf(['usenet', 'x'])).toMatch(/^There is no import from “usenet”\. Usage:/);
    expect(await problemOf(['discourse'])).toMatch(/^One path is needed\./);
    expect(await problemOf(['discourse', DISCOURSE, 'more'])).toMatch(/^One path is needed\./);
    expect(await problemOf(['discourse', DISCOURSE], { url: 'http://' })).toMatch(
      /^--url http:\/\/ is not the address of a site/,
    );
    expect(await problemOf(['discourse', DISCOURSE], { url: true })).toMatch(/^--url needs a value/);
    for (const url of [
      '12',
      'hello world',
      'forum',
      'ftp://forum.example.org',
      'javascript:alert(1)',
      'https://me:you@forum.example.org',
      'https://forum.example.org/board',
      'https://forum.example.org/?a=b',
      '10.0.0.1',
      '-.org',
      '..',
    ])
      expect(await problemOf(['discourse', DISCOURSE], { url })).toMatch(/is not the address of a site/);
    expect(await problemOf(['discourse', DISCOURSE], { 'unlisted-categories': 'maybe' })).toMatch(
      /^--unlisted-categories is open or closed, not “maybe”/,
    );
  });

  it('is refused where the path is wrong', async () => {
    expect(await problemOf(['discourse', join(folder, 'nowhere')])).toMatch(
      /^There is nothing at .*Name a file of topics/,
    );
    expect(await problemOf(['stackexchange', join(folder, 'nowhere')])).toMatch(
      /^There is nothing at .*Name the folder/,
    );
    expect(await problemOf(['discourse', BEEKEEPING])).toMatch(/holds no export of Discourse/);
    expect(await problemOf(['discourse', join(BEEKEEPING, 'Posts.xml')])).toMatch(
      /is not an export of Discourse/,
    );
    expect(await problemOf(['stackexchange', DISCOURSE])).toMatch(/has no Posts\.xml and no Users\.xml/);
    expect(await problemOf(['stackexchange', join(BEEKEEPING, 'Posts.xml')])).toMatch(/is not a folder/);
  });

  it('is refused where a file is cut off or damaged', async () => {
    const whole = await packed();
    expect(
      await problemOf(['discourse', await file('half.ndjson.gz', whole.subarray(0, whole.length / 2))]),
    ).toMatch(/^half\.ndjson\.gz ends in the middle, after topic \d+\. Fetch the whole file again/);
    expect(await problemOf(['discourse', await file('no.ndjson.gz', 'not packed')])).toMatch(
      /is not a gzip file, or is damaged/,
    );
    const spoiled = Buffer.from(whole).fill(0xff, whole.length / 2, whole.length / 2 + 64);
    expect(await problemOf(['discourse', await file('spoiled.ndjson.gz', spoiled)])).toMatch(
      /^spoiled\.ndjson\.gz is not a gzip file, or is damaged after line \d+\. Fetch it again/,
    );
    const text = await readFile(join(DISCOURSE, 'topics.ndjson'), 'utf8');
    expect(await problemOf(['discourse', await file('half.ndjson', text.slice(0, text.length / 2))])).toMatch(
      /^Line \d+ of half\.ndjson is not valid JSON/,
    );
    expect(await problemOf(['discourse', await file('other.ndjson', '{"a":1}\n[]\n')])).toMatch(
      /holds no topics of Discourse/,
    );
    expect(await problemOf(['discourse', await file('empty.ndjson', '')])).toMatch(
      /holds no topics of Discourse/,
    );
  });

  it('is refused where a table is cut off or damaged', async () => {
    const dump = join(folder, 'dump.example.org');
    await cp(BEEKEEPING, dump, { recursive: true });
    await truncate(join(dump, 'Comments.xml'), 700);
    expect(await problemOf(['stackexchange', dump])).toMatch(
      /^Comments\.xml (ends in the middle, in line|is not valid XML \(line) \d/,
    );
    const whole = await readFile(join(BEEKEEPING, 'Comments.xml'), 'utf8');
    await writeFile(join(dump, 'Comments.xml'), whole.slice(0, whole.indexOf('</comments>')));
    expect(await problemOf(['stackexchange', dump])).toMatch(
      /^Comments\.xml ends in the middle, in line \d+\. Fetch the file again/,
    );
    await writeFile(join(dump, 'Comments.xml'), 'PK\u0003\u0004 not a table');
    expect(await problemOf(['stackexchange', dump])).toMatch(/^Comments\.xml is not valid XML/);
    // Mended, the same command takes all of it.
    await cp(BEEKEEPING, dump, { recursive: true });
    expect(await problemOf(['stackexchange', dump])).toBe('no problem');
  });

  it('is refused where the categories are not readable', async () => {
    const spoiled = join(folder, 'spoiled');
    await mkdir(spoiled);
    await cp(DISCOURSE, spoiled, { recursive: true });
    await writeFile(join(spoiled, 'categories.json'), '[{"id":1');
    expect(await problemOf(['discourse', spoiled])).toMatch(/categories\.json is not valid JSON/);
  });

  it('is refused where the list of people is damaged, before anything is written', async () => {
    const people = await discourseExport([topic(1)], [{ id: 7, name: 'Nobody has it yet', slug: 'not-yet' }]);
    await writeFile(join(people, 'users.json'), '{"users":[{"id":100,"username":"ask');
    expect(await problemOf(['discourse', people])).toMatch(
      /users\.json is not valid JSON \(.*\d.*\)\. Mend the file/,
    );
    await rm(join(people, 'users.json'));
    await writeFile(join(people, 'users.ndjson'), '{"id":100,"username":"asker"}\n{"id":101,"user');
    expect(await problemOf(['discourse', people])).toMatch(/^Line 2 of .*users\.ndjson is not valid JSON/);
  });

  it('ends with a code of its own where nothing could be taken', async () => {
    const path = await discourseExport([topic(1, { archetype: 'private_message' })]);
    const { command, rest } = commandOf(['discourse', path]);
    const run = command.run(test.site, { positional: rest, options: {} }, silent);
    await expect(run).rejects.toMatchObject({
      exitCode: 3,
      message: expect.stringMatching(/^Nothing could be taken/),
    });
  });

  it('waits for nobody: a second import at the same time is refused', async () => {
    const client = await test.site.database.pool.connect();
    await client.query('select pg_advisory_lock(7275395)');
    expect(await problemOf(['discourse', DISCOURSE])).toMatch(/^Another import is running/);
    await client.query('select pg_advisory_unlock(7275395)');
    client.release();
  });

  it('does not mix two kinds of site under one name', async () => {
    expect(await problemOf(['discourse', DISCOURSE], { url: 'https://dump.example.org' })).toMatch(
      /^dump\.example\.org was imported from stackexchange before/,
    );
    expect(
      await test.site.database.rows(sql`select kind from imports where source = 'dump.example.org'`),
    ).toEqual([{ kind: 'stackexchange' }]);
  });
});
