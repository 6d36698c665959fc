// Ids and counts past what our own columns hold (2^31): they are known as they are, and lead to what they were of.
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { SourceFiles } from './files/source-files.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { importSite, silent } from './testing/import-site.ts';
import { importTwice } from './testing/imported-threads.ts';
import { discourseExport, OPEN_CATEGORY, post, stackExchangeExport, topic } from './testing/made-export.ts';
import { PIXEL } from './testing/pixel.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

const LARGE = 3_000_000_123;

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

async function bodies(): Promise<string[]> {
  const rows = await test.site.database.rows<{ html: string }>(sql`
    select body_html as html from discussions union all select body_html from comments`);
  return rows.map((row) => row.html.replaceAll(' dir="auto"', '').trim());
}

it('of Discourse lead from links, tags, categories and notes to what is here', async () => {
  const raw = [
    `#bees::tag #glazes::category [c](/c/workshop/glazes/${LARGE}) [t](/t/any/${LARGE}/2) [p](/p/${LARGE + 1})`,
    '[gone](/tag/none) [secret](/t/secret/9) said[^1]\n\n[^1]: in a note',
  ].join(' ');
  const path = await discourseExport(
    [
      topic(LARGE, { tags: ['bees'], category_id: LARGE }, [
        post(1, 1, { id: LARGE + 1, user_id: LARGE, username: 'large', raw }),
        post(1, 2, { id: LARGE + 2, raw: '@large first', reply_to_post_number: LARGE }),
      ]),
      topic(9, { archetype: 'private_message' }),
    ],
    [
      OPEN_CATEGORY,
      { id: 1, name: 'Workshop', slug: 'workshop' },
      { id: LARGE, name: 'Glazes', slug: 'glazes', parent_category_id: 1 },
    ],
  );
  await importTwice(test, path);
  const all = await bodies();
  const reply = all.find((html) => html.includes(' first'));
  const opening = all.find((html) => html.includes('in a note'));
  expect(reply).toContain('href="/profile/large">@large</a> first');
  const links = [...(opening ?? '').matchAll(/href="([^"#]*)/g)].map(([, href]) => href).filter(Boolean);
  expect(links).toEqual([
    '/discussions/tagged/bees',
    '/categories/glazes',
    '/categories/glazes',
    '/discussion/comment/1',
    '/discussion/1/topic-3000000123-of-the-old-forum',
    'https://old.example.org/tag/none',
    'https://old.example.org/t/secret/9',
  ]);
  expect(opening).toMatch(/role="doc-noteref">\[1\][\s\S]*<li[^>]*><p>in a note/);
  for (const [from, to] of [
    [`/t/any/${LARGE}/2`, '/discussion/comment/1#Comment_1'],
    [`/p/${LARGE + 1}`, '/discussion/1/topic-3000000123-of-the-old-forum'],
    [`/c/workshop/glazes/${LARGE}`, '/categories/glazes'],
    ['/u/large', '/profile/large'],
  ])
    expect((await test.guest.page(from ?? '')).headers.get('location')).toBe(to);
  for (const path of ['/t/secret/9', `/t/any/${LARGE}0000000000000`, '/p/9'.padEnd(40, '9')])
    expect([path, (await test.guest.page(path)).status]).toEqual([path, 404]);
});

it('of Stack Exchange are those of people, pictures, answers, votes, badges and duplicates', async () => {
  const at = { CreationDate: '2020-01-01T00:00:00' };
  const files = await mkdtemp(join(tmpdir(), 'parley-files-'));
  await mkdir(join(files, 'avatars'));
  await writeFile(join(files, 'avatars', `${LARGE}.png`), PIXEL);
  await writeFile(join(files, 'aBcD.png'), PIXEL);
  const question = { ...at, PostTypeId: '1', Tags: '<a><b><a>' };
  const path = await stackExchangeExport({
    Users: [
      { ...at, Id: `${LARGE}`, DisplayName: 'Ann Lee' },
      { ...at, Id: '6', DisplayName: 'Ann Lee' },
    ],
    Posts: [
      {
        ...question,
        Id: `${LARGE + 1}`,
        Title: 'Why',
        Body: `<p><img src="https://i.stack.imgur.com/aBcD.png"> <a href="/a/${LARGE + 2}">a</a></p>`,
        OwnerUserId: `${LARGE}`,
        AcceptedAnswerId: `${LARGE + 2}`,
        ViewCount: '14000000',
        ClosedDate: '2021-01-01T00:00:00',
      },
      { ...question, Id: '3', Title: 'Other', Body: '<p>o</p>', ViewCount: `${LARGE}`, Score: `${LARGE}` },
      {
        ...at,
        Id: `${LARGE + 2}`,
        PostTypeId: '2',
        ParentId: `${LARGE + 1}`,
        Body: '<p>So</p>',
        OwnerUserId: '6',
      },
    ],
    Comments: [{ ...at, Id: `${LARGE + 3}`, PostId: `${LARGE + 2}`, Text: '@Ann yes', UserId: `${LARGE}` }],
    PostLinks: [{ ...at, Id: `${LARGE}`, PostId: `${LARGE + 1}`, RelatedPostId: '3', LinkTypeId: '3' }],
    Badges: [
      { Id: `${LARGE}`, UserId: `${LARGE}`, Name: 'Teacher', Class: '3', Date: '2020-02-02T00:00:00' },
    ],
    Votes: [
      { ...at, Id: `${LARGE}`, PostId: `${LARGE + 2}`, VoteTypeId: '2' },
      { ...at, Id: `${LARGE + 1}`, PostId: `${LARGE + 1}`, VoteTypeId: '5', UserId: '6' },
    ],
  });
  const common = { site: test.site, out: silent, path, files: await SourceFiles.in(files) };
  await importFromStackExchange(common);
  expect(await wrongCounters(test.site)).toEqual({});
  const state = await siteState(test.site.database);
  expect((await importFromStackExchange(common)).run.hasChanged).toBe(false);
  expect(await siteState(test.site.database)).toEqual(state);
  const questions = await test.site.database.rows(sql`
    select d.name, u.name as by, u.photo_url is not null as has_photo, d.count_views, d.score,
      (select a.foreign_id from accepted_replies join imported_records a on a.kind = 'answers' and a.record_id = comment_id
        where discussion_id = d.discussion_id) as accepted,
      (select array_agg(b.user_id) from bookmarks b where b.discussion_id = d.discussion_id) is not null as is_saved
    from discussions d join users u on u.user_id = insert_user_id order by d.name`);
  expect(questions).toEqual([
    {
      name: 'Other',
      by: 'Former member',
      has_photo: false,
      count_views: 1_000_000_000,
      score: 10_000_000,
      accepted: null,
      is_saved: false,
    },
    {
      name: 'Why',
      by: 'Ann Lee',
      has_photo: true,
      count_views: 14_000_000,
      score: 0,
      accepted: `${LARGE + 2}`,
      is_saved: true,
    },
  ]);
  const all = await bodies();
  const comment = all.find((html) => html.includes(' yes'));
  const why = all.find((html) => html.includes('Closed'));
  expect(comment).toContain('@Ann Lee_2</a> yes');
  expect(why).toMatch(
    /<img src="\/uploads\/media\/[\s\S]*<a href="\/discussion\/comment\/1#Comment_1">a<\/a>/,
  );
  expect(why).toContain('a duplicate of <a href="/discussion/2/other">question 3</a>');
  const badges = await test.site.database.rows(sql`
    select b.name, u.name as owner from imported_badges b join users u using (user_id)`);
  expect(badges).toEqual([{ name: 'Teacher', owner: 'Ann Lee' }]);
});
