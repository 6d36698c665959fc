// What an export says is not for everybody is not for everybody here.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { everythingGuestsRead, leaks, SECRET } from './testing/guest-reads.ts';
import { importSite, isCutOff, silent } from './testing/import-site.ts';
import { discourseExport, OPEN_CATEGORY, post, topic } from './testing/made-export.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

const CATEGORIES = [
  OPEN_CATEGORY,
  { id: 20, name: 'Staff', slug: 'staff', read_restricted: true },
  { id: 21, name: 'Below staff', slug: 'below', parent_category_id: 20, read_restricted: false },
  {
    id: 22,
    name: 'Club',
    slug: 'club',
    group_permissions: [{ permission_type: 1, group_name: 'club_members' }],
  },
  { id: 23, name: 'Odd', slug: 'odd', read_restricted: 'perhaps' },
  { id: 24, name: 'All', slug: 'all', group_permissions: [{ permission_type: 3, group_name: 'everyone' }] },
  { id: 25, name: 'Keyed', slug: 'keyed', permissions: { staff: 1 } },
];
const secret = { raw: `${SECRET} words`, cooked: `<p>${SECRET} words</p>` };
const dummy = (id: number, fields: object) => topic(id, { ...fields, title: `Topic ${id} ${SECRET}` });

/** Every way in which an export says that something is not for all. */
const PRIVATE_TOPICS = [
  ...[20, 21, 22, 23, 25, 77].map((category_id, at) => dummy(30 + at, { category_id })),
  dummy(40, { archetype: 'private_message' }),
  dummy(41, { archetype: 'something_new' }),
  dummy(42, { archetype: undefined, subtype: 'user_to_user' }),
  dummy(43, { details: { allowed_users: [{ id: 5 }] } }),
  dummy(44, { deleted_at: '2022-01-01T00:00:00Z' }),
  dummy(45, { deleted_by: { id: 1 } }),
  dummy(46, { visible: false }),
  dummy(47, { visible: 'no' }),
  dummy(48, { shared_draft: true }),
  dummy(49, { destination_category_id: 7 }),
  dummy(50, { unlisted: true }),
  dummy(51, { pending: true }),
  dummy(52, { approved: false }),
  dummy(53, { category_id: null, category: { id: 20, read_restricted: true } }),
  topic(54, { title: 'Hidden opening' }, [post(54, 1, { ...secret, hidden: true })]),
];
const PRIVATE_POSTS = [
  { post_type: 4 },
  { post_type: 99 },
  { post_type: 'whisper' },
  { whisper: true },
  { deleted_at: '2022-01-01T00:00:00Z' },
  { deleted_at: 1650000000 },
  { deleted_by_id: 4 },
  { user_deleted: true },
  { hidden: true },
  { hidden: 'yes' },
  { hidden_at: '2022-01-01T00:00:00Z' },
  { hidden_reason_id: 3 },
  { pending: true },
  { approved: false },
  { post_type: 4, action_code: 'assigned' },
  { post_type: 4, username: 'lurker', user_id: 900 },
];
const OPEN = topic(1, {}, [
  post(1, 1),
  post(1, 2, { raw: 'A moderator said this in colour.', post_type: 2 }),
  ...PRIVATE_POSTS.map((fields, at) => post(1, at + 3, { ...secret, ...fields })),
]);

function categoryNames(test: TestSite): Promise<string[]> {
  return test.guest
    .get<{ name: string }[]>('/categories?limit=100')
    .then(({ body }) => body.map((category) => category.name).sort());
}

describe('an export of Discourse that holds what is not for everybody', () => {
  let test: TestSite;
  let path: string;
  beforeAll(async () => {
    test = await importSite();
    path = await discourseExport([OPEN, ...PRIVATE_TOPICS], CATEGORIES);
    await importFromDiscourse({ site: test.site, out: silent, path, batchSize: 5 });
  });
  afterAll(() => test.close());

  it('shows guests nothing of it', async () => {
    const read = (await everythingGuestsRead(test)).map(({ text }) => text).join();
    expect(read).toContain('Words of post 1 in topic 1');
    expect(read).toContain('A moderator said this in colour.');
    expect(await leaks(test)).toEqual([]);
    expect((await test.guest.get('/users/by-names?name=lurker')).text).not.toContain('lurker');
  });

  it('closes categories to all but those who manage, and what is below them', async () => {
    expect(await categoryNames(test)).toEqual(['All', 'General', 'Open']);
    const grants = await test.site.database.rows(sql`
      select distinct r.type from role_permissions p join roles r using (role_id)
      where p.resource_type = 'category'`);
    expect(grants).toEqual([{ type: 'administrator' }]);
  });

  it('lists every refused row with its reason', async () => {
    const rows = await test.site.database.rows<{ reason: string }>(sql`
      select distinct reason from import_rejections where reason not like 'its topic was not%' order by 1`);
    expect(rows.map((row) => row.reason)).toEqual([
      'a draft that the staff shared',
      'a post of an unknown kind',
      'a private message',
      'a topic of an unknown kind',
      'a whisper: it was for the staff alone',
      'deleted on the old site',
      'it waited for approval on the old site',
    ]);
  });

  it('keeps what was hidden for those who moderate', async () => {
    const held = await test.site.database.row<{ discussions: number; comments: number }>(sql`
      select (select count(*)::int from discussions where date_held is not null) as discussions,
        (select count(*)::int from comments where date_held is not null) as comments`);
    expect(held).toEqual({ discussions: 4, comments: 4 });
    expect(await wrongCounters(test.site)).toEqual({});
  });

  it('tells no title and no category in the addresses of the old site', async () => {
    const closed = await test.guest.page('/t/some-words/30');
    expect(closed.headers.get('location')).not.toContain(SECRET);
    expect((await test.guest.page('/c/staff/20')).headers.get('location')).toBeNull();
    expect((await test.guest.page('/c/staff')).status).toBe(404);
  });

  it('changes nothing when it is run again', async () => {
    const before = await siteState(test.site.database);
    const { run } = await importFromDiscourse({ site: test.site, out: silent, path, batchSize: 5 });
    expect(run.hasChanged).toBe(false);
    expect(await siteState(test.site.database)).toEqual(before);
  });
});

describe('what is not for everybody', () => {
  it('is never seen while the import runs beside a server', async () => {
    const test = await importSite();
    const path = await discourseExport([dummy(30, { category_id: 20 }), topic(1)], CATEGORIES);
    await test.guest.get('/categories');
    await test.guest.get('/discussions');
    const limits = { batchSize: 2, stopAfterBatches: 3 };
    expect(await isCutOff(importFromDiscourse({ site: test.site, out: silent, path, ...limits }))).toBe(true);
    expect(await test.site.database.row(sql`select name from discussions`)).toBeDefined();
    expect(await leaks(test)).toEqual([]);
    await test.close();
  });

  it('stays out of the quotes and links of what is', async () => {
    const test = await importSite();
    const chain = [2, 3, 4, 5, 6, 7].map((number) => post(1, number, { reply_to_post_number: number - 1 }));
    const hidden = { ...secret, hidden: true, reply_to_post_number: 6 };
    const link = { raw: 'See /t/30, [that](/t/30) and [there](/c/staff/20).', cooked: '<p>See</p>' };
    const path = await discourseExport(
      [
        topic(1, {}, [
          post(1, 1, link),
          ...chain,
          post(1, 8, hidden),
          post(1, 9, { reply_to_post_number: 8 }),
        ]),
        dummy(30, { category_id: 20 }),
      ],
      CATEGORIES,
    );
    await importFromDiscourse({ site: test.site, out: silent, path });
    expect(await leaks(test)).toEqual([]);
    await test.close();
  });

  it('is withdrawn where an earlier run had taken it, once', async () => {
    const test = await importSite();
    const open = [topic(1, {}, [post(1, 1), post(1, 2, secret), post(1, 3, secret)]), dummy(30, {})];
    const before = await discourseExport(open);
    await importFromDiscourse({ site: test.site, out: silent, path: before });
    expect(await leaks(test)).not.toEqual([]);
    const now = await discourseExport(
      [
        topic(1, {}, [
          post(1, 1),
          post(1, 2, { ...secret, post_type: 4 }),
          post(1, 3, { ...secret, deleted_at: '2022-05-01T00:00:00Z' }),
        ]),
        dummy(30, { visible: false }),
      ],
      [{ ...OPEN_CATEGORY, read_restricted: false }],
    );
    await importFromDiscourse({ site: test.site, out: silent, path: now });
    expect(await leaks(test)).toEqual([]);
    expect(await wrongCounters(test.site)).toEqual({});
    const state = await siteState(test.site.database);
    const { run } = await importFromDiscourse({ site: test.site, out: silent, path: now });
    expect(run.hasChanged).toBe(false);
    expect(await siteState(test.site.database)).toEqual(state);
    await test.close();
  });

  it('begins closed where a list of categories leaves out what topics name', async () => {
    const closed = await importSite();
    const topics = [dummy(30, { category_id: 77 })];
    const { run } = await importFromDiscourse({
      site: closed.site,
      out: silent,
      path: await discourseExport(topics),
    });
    expect(run.remarks.join()).toMatch(/^The category “Category 77” begins closed: topics stand in it/);
    expect(await categoryNames(closed)).toEqual(['General', 'Open']);
    await closed.close();
    const open = await importSite();
    await importFromDiscourse({
      site: open.site,
      out: silent,
      path: await discourseExport(topics),
      unlistedCategories: 'open',
    });
    expect(await categoryNames(open)).toEqual(['Category 77', 'General', 'Open']);
    await open.close();
  });
});
