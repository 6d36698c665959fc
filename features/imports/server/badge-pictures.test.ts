// Pictures of badges of the old site: those that are among its files come along, each once, and the others are listed.
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { SourceFiles } from './files/source-files.ts';
import { forumImporters } from './forum/forum-importers.ts';
import { importReceiver } from './imported-rows.ts';
import { FIXTURES, silent } from './testing/import-site.ts';
import { discourseExport, post, topic } from './testing/made-export.ts';
import { PIXEL } from './testing/pixel.ts';

let test: TestSite;
let received: { name: string; photo_url: string }[];
beforeEach(async () => {
  received = [];
  const receiver = importReceiver({
    kind: 'badgePictures',
    receive: async (_tx, rows) => received.push(...rows),
  });
  test = await testSite({ moreFeatures: [{ name: 'badge-pictures', extensions: [receiver] }] });
});
afterEach(() => test.close());

/** One good picture, and one that is a page under the name of a picture. */
async function oldFiles(): Promise<SourceFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-badges-'));
  await mkdir(join(folder, 'badges'));
  await writeFile(join(folder, 'badges/steady.png'), PIXEL);
  await writeFile(join(folder, 'badges/evil.png'), '<html><script>alert(1)</script></html>');
  return SourceFiles.in(folder);
}

const notes = () =>
  test.site.database.rows<{ foreign_id: string; note: string }>(sql`
    select foreign_id, note from import_notes where kind = 'badges' order by foreign_id`);

async function seen(): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const { name, photo_url } of received)
    found.push([name, (await test.client().page(photo_url)).status]);
  return found;
}

const asked = [
  { id: 1, name: 'Steady', image_url: 'https://old.example.org/uploads/default/original/1X/steady.png' },
  { id: 2, name: 'Evil', image_url: '/uploads/default/original/1X/evil.png' },
  { id: 3, name: 'Gone', image_url: '/uploads/default/original/1X/gone.png?v=1' },
  { id: 4, name: 'Bare' },
];

async function discourse(): Promise<string> {
  const path = await discourseExport([topic(1, {}, [post(1, 1), post(1, 2)])]);
  const given = asked.map(({ id }) => ({ id: 900 + id, badge_id: id, granted_at: '2021-05-01T08:00:00Z' }));
  const again = { id: 950, badge_id: 1, granted_at: '2021-06-01T08:00:00Z' };
  const users = [
    { id: 100, username: 'asker', user_badges: given },
    { id: 102, username: 'member2', user_badges: [again] },
  ];
  await writeFile(join(path, 'users.json'), JSON.stringify({ users, badges: asked }));
  return path;
}

it('of Discourse come in a later run, too, once for each badge', async () => {
  const path = await discourse();
  await importFromDiscourse({ site: test.site, out: silent, path });
  expect(received).toEqual([]);
  expect(await notes()).toEqual([]);
  const files = await oldFiles();
  await importFromDiscourse({ site: test.site, out: silent, path, files });
  const { reportFile } = await importFromDiscourse({ site: test.site, out: silent, path, files });
  expect(new Set((await seen()).map((each) => each.join()))).toEqual(new Set(['Steady,200']));
  const stored = await test.site.database.rows(sql`select name from media`);
  expect(stored).toEqual([{ name: 'steady.png' }]);
  expect((await notes()).map(({ foreign_id }) => foreign_id)).toEqual(['Evil', 'Gone']);
  const report = await readFile(reportFile, 'utf8');
  expect(report).toMatch(/"noted":"badges","id":"Gone".*not among the files/);
  expect(report).toMatch(/"noted":"badges","id":"Evil"/);
});

it('of Vanilla are found by the last part of their path', async () => {
  const text = await readFile(join(FIXTURES, 'vanilla/export.txt'), 'utf8');
  const pictured = text
    .replace('Slug:varchar(32),Body:text', 'Slug:varchar(32),Photo:varchar(255),Body:text')
    .replace('"Steady hands","steady",', '"Steady hands","steady","badges/steady.png",')
    .replace('"Kiln watch","kiln",', '"Kiln watch","kiln",\\N,');
  const folder = await mkdtemp(join(tmpdir(), 'parley-vanilla-'));
  const path = join(folder, 'export.txt');
  await writeFile(path, pictured);
  const importer = forumImporters.find(({ kind }) => kind === 'vanilla');
  const files = await oldFiles();
  await importer?.begin({ site: test.site, out: silent, path, host: 'potters.example.org', files }, {});
  expect(await seen()).toEqual([['Steady hands', 200]]);
  expect(await notes()).toEqual([]);
});
