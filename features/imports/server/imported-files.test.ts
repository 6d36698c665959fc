// What belongs to posts is imported too: files, pictures of people, reactions, badges, why something was closed.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { SourceFiles, sha1OfShort } from './files/source-files.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { importSite, silent } from './testing/import-site.ts';
import { discourseExport, OPEN_CATEGORY, post, stackExchangeExport, topic } from './testing/made-export.ts';
import { PIXEL } from './testing/pixel.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function shortOf(sha1: string): string {
  let value = BigInt(`0x${sha1}`);
  let short = '';
  for (; value > 0n; value /= 62n) short = (DIGITS[Number(value % 62n)] ?? '') + short;
  return short;
}

const sha1 = (content: Buffer | string) => createHash('sha1').update(content).digest('hex');
const PICTURE = sha1(PIXEL);
const NOTES = sha1('notes');
const EVIL = sha1('<html><script>alert(1)</script></html>');

/** As a backup of Discourse has it. */
async function oldFiles(): Promise<SourceFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-files-'));
  const uploads = join(folder, 'default/original/1X');
  await mkdir(uploads, { recursive: true });
  await mkdir(join(folder, 'avatars'));
  await writeFile(join(uploads, `${PICTURE}.png`), PIXEL);
  await writeFile(join(uploads, `${NOTES}.txt`), 'notes');
  await writeFile(join(uploads, `${EVIL}.png`), '<html><script>alert(1)</script></html>');
  await writeFile(join(folder, 'avatars/asker.png'), PIXEL);
  return SourceFiles.in(folder);
}

async function bodyOf(discussionName: string): Promise<string> {
  const row = await test.site.database.row<{ html: string }>(
    sql`select body_html as html from discussions where name like ${`${discussionName}%`}`,
  );
  return row?.html ?? '';
}

describe('files of an old forum', () => {
  const raw = [
    `![p|690x388](upload://${shortOf(PICTURE)}.png)`,
    `<img src="upload://${shortOf(PICTURE)}.png" width="20">`,
    `[notes.txt|attachment](upload://${shortOf(NOTES)}.txt) (5 Bytes)`,
    `![e](upload://${shortOf(EVIL)}.png)`,
    '![gone](upload://2QkZ5WYYo4k8zM3xz9bbzGk7zNm.png)',
    `![o](https://old.example.org/uploads/default/optimized/1X/${PICTURE}_2_10x10.png)`,
  ].join('\n\n');
  const topics = [
    topic(1, { title: 'Open files' }, [post(1, 1, { raw, cooked: '' })]),
    topic(2, { title: 'Closed files', category_id: 20 }, [
      post(2, 1, { raw: `![n](upload://${shortOf(NOTES)}.txt) and words`, cooked: '' }),
    ]),
  ];
  const categories = [OPEN_CATEGORY, { id: 20, name: 'Staff', slug: 'staff', read_restricted: true }];

  it('are known by what Discourse calls them', () => {
    expect(sha1OfShort(shortOf(PICTURE))).toBe(PICTURE);
    expect(sha1OfShort('0')).toBe('0'.repeat(40));
  });

  it('come into the library through its checks, and are as private as their posts', async () => {
    const path = await discourseExport(topics, categories);
    const files = await oldFiles();
    await importFromDiscourse({ site: test.site, out: silent, path, files });
    const rows = await test.site.database.rows<{ name: string; key: string; uses: number }>(
      sql`select name, key, count_uses as uses from media order by name`,
    );
    expect(rows.map(({ name, uses }) => [name, uses]).sort()).toEqual(
      [
        [`${PICTURE}.png`, 1],
        [`${NOTES}.txt`, 2],
      ].sort(),
    );
    const html = await bodyOf('Open');
    const picture = rows.find(({ name }) => name === `${PICTURE}.png`)?.key;
    expect(html.split(`/uploads/${picture}`).length).toBeGreaterThanOrEqual(4);
    expect((await test.guest.page(`/uploads/${picture}`)).status).toBe(200);
    expect(html).not.toContain('upload://');
    for (const short of [shortOf(EVIL), '2QkZ5WYYo4k8zM3xz9bbzGk7zNm'])
      expect(html).toContain(`https://old.example.org/uploads/short-url/${short}.png`);
    const notes = await test.site.database.rows<{ note: string }>(
      sql`select note from import_notes where kind = 'files' order by note`,
    );
    expect(notes.map(({ note }) => note.replace(/^https:\/\/\S+: /, ''))).toEqual(
      expect.arrayContaining([
        'it is not among the files given',
        expect.stringMatching(/content of the file is not/i),
      ]),
    );
    const photo = await test.site.database.row<{ photo: string }>(
      sql`select photo_url as photo from users where name = 'asker'`,
    );
    expect(photo?.photo).toMatch(/^\/uploads\/userpics\//);
    const state = await siteState(test.site.database);
    const again = await importFromDiscourse({ site: test.site, out: silent, path, files });
    expect(again.run.hasChanged).toBe(false);
    expect(await siteState(test.site.database)).toEqual(state);
  });

  it('that only a closed post shows are closed, and may come later than the posts', async () => {
    const path = await discourseExport(topics.slice(1), categories);
    await importFromDiscourse({ site: test.site, out: silent, path });
    expect(await bodyOf('Closed')).toContain(`short-url/${shortOf(NOTES)}.txt`);
    await importFromDiscourse({ site: test.site, out: silent, path, files: await oldFiles() });
    const file = await test.site.database.row<{ key: string }>(sql`select key from media`);
    expect(await bodyOf('Closed')).toContain(`/uploads/${file?.key}`);
    expect((await test.guest.page(`/uploads/${file?.key}`)).status).not.toBe(200);
  });
});

describe('reactions and endings', () => {
  it('of Discourse are counted by kind, and closing words stand under the opening post', async () => {
    const reactions = [
      { id: 'heart', type: 'emoji', count: 3 },
      { id: 'laughing', count: 2 },
      { id: 'zorg', count: 1 },
      { id: 'tada', count: 'many' },
    ];
    const closing = post(1, 3, {
      post_type: 3,
      action_code: 'closed.enabled',
      raw: 'Answered in the *rules*.',
    });
    await importFromDiscourse({
      site: test.site,
      out: silent,
      path: await discourseExport([
        topic(1, { closed: true }, [
          post(1, 1, { reactions, actions_summary: [{ id: 2, count: 3 }] }),
          post(1, 2, { actions_summary: [{ id: 2, count: 4 }] }),
          closing,
        ]),
      ]),
    });
    const totals = await test.site.database.rows(
      sql`select record_type, urlcode, imported from reaction_totals order by 1, 2`,
    );
    expect(totals).toEqual([
      { record_type: 'comment', urlcode: 'Like', imported: 4 },
      { record_type: 'discussion', urlcode: 'LOL', imported: 2 },
      { record_type: 'discussion', urlcode: 'Like', imported: 4 },
    ]);
    expect(await bodyOf('Topic')).toMatch(
      /<hr[^>]*>\s*<p[^>]*>Closed on the old site: Answered in the <em>rules/,
    );
    expect(await wrongCounters(test.site)).toEqual({});
  });

  it('of Stack Exchange: badges are stored, duplicates and reasons shown under the question', async () => {
    const at = { CreationDate: '2020-01-01T00:00:00' };
    const question = (Id: string, more = {}) => ({
      ...at,
      Id,
      PostTypeId: '1',
      Title: `Question ${Id}`,
      Body: '<p>Why?</p>',
      ...more,
    });
    const path = await stackExchangeExport({
      Users: [{ ...at, Id: '5', DisplayName: 'Ann' }],
      Posts: [
        question('1', { ClosedDate: '2021-01-01T00:00:00' }),
        question('2'),
        question('3', { ClosedDate: '2021-01-01T00:00:00' }),
      ],
      PostLinks: [
        { ...at, Id: '1', PostId: '1', RelatedPostId: '2', LinkTypeId: '3' },
        { ...at, Id: '2', PostId: '9', RelatedPostId: '2', LinkTypeId: '3' },
        { ...at, Id: '3', PostId: '2', RelatedPostId: '1', LinkTypeId: '1' },
      ],
      PostHistory: [{ ...at, Id: '1', PostId: '3', PostHistoryTypeId: '10', Comment: '104' }],
      Badges: [
        { Id: '1', UserId: '5', Name: 'Teacher', Class: '3', Date: '2020-02-02T00:00:00', TagBased: 'False' },
        { Id: '2', UserId: '77', Name: 'Teacher' },
      ],
    });
    const { run } = await importFromStackExchange({ site: test.site, out: silent, path });
    const other = await test.site.database.row<{ id: number }>(
      sql`select discussion_id as id from discussions where name = 'Question 2'`,
    );
    expect(await bodyOf('Question 1')).toMatch(
      new RegExp(`Closed on the old site: a duplicate of <a href="/discussion/${other?.id}/question-2"`),
    );
    expect(await bodyOf('Question 3')).toContain('Closed on the old site: too broad.');
    expect(await bodyOf('Question 2')).not.toContain('old site');
    expect(
      await test.site.database.rows(
        sql`select u.name as user, b.name, class, is_tag_based, date_awarded from imported_badges b join users u using (user_id)`,
      ),
    ).toEqual([
      {
        user: 'Ann',
        name: 'Teacher',
        class: 3,
        is_tag_based: false,
        date_awarded: '2020-02-02T00:00:00+00:00',
      },
    ]);
    const links = run.stats.kinds.find(({ kind }) => kind === 'post links');
    expect(links).toEqual({ kind: 'post links', read: 3, imported: 1, rejected: 2 });
    expect(run.stats.unbalanced).toEqual([]);
    const state = await siteState(test.site.database);
    await importFromStackExchange({ site: test.site, out: silent, path });
    expect(await siteState(test.site.database)).toEqual(state);
  });

  it('of a site with formulas: what stands between dollars is drawn, here and when it is edited', async () => {
    const at = { CreationDate: '2020-01-01T00:00:00' };
    const question = (Id: string, Body: string) => ({
      ...at,
      Id,
      PostTypeId: '1',
      Title: `Question ${Id}`,
      Body,
    });
    const formulas = ['1', '2', '3'].map((Id) => question(Id, '<p>Is $x_1^2 &lt; y$ so?</p>'));
    const path = await stackExchangeExport({ Posts: formulas });
    await importFromStackExchange({ site: test.site, out: silent, path });
    expect(await bodyOf('Question 1')).toContain('<math');
    const prices = await stackExchangeExport(
      { Posts: ['1', '2', '3'].map((Id) => question(Id, '<p>From $5 to $7, or $9.</p>')) },
      'shop.example.com',
    );
    await importFromStackExchange({ site: test.site, out: silent, path: prices });
    const rows = await test.site.database.rows(
      sql`select name, dollar_math from categories where category_id > 1 order by category_id`,
    );
    expect(rows).toEqual([
      { name: 'Old example', dollar_math: true },
      { name: 'Shop example', dollar_math: false },
    ]);
    const again = await importFromStackExchange({ site: test.site, out: silent, path });
    expect(again.run.hasChanged).toBe(false);
  });
});
