// Forums of other software come in with their people, tree, posts, tags, likes and addresses; closed ones closed.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { CommandProblem } from '../../../platform/server/feature/operations.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { guestViewer } from '../../../platform/server/sessions/identify.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { forumImporters } from './forum/forum-importers.ts';
import { findOldPath } from './old-paths.ts';
import { FIXTURES, importSite, isCutOff, silent } from './testing/import-site.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

const FILES = { vanilla: 'vanilla/export.txt', nodebb: 'nodebb/objects.ndjson', phpbb: 'phpbb/dump.sql' };
type Kind = keyof typeof FILES;
const KINDS = Object.keys(FILES) as Kind[];
const fileOf = (kind: Kind) => join(FIXTURES, FILES[kind]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-forums-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function importerOf(kind: Kind) {
  const found = forumImporters.find((each) => each.kind === kind);
  if (!found) throw new Error(`There is no importer of ${kind}.`);
  return found;
}

const bring = (test: TestSite, kind: Kind, options: object = {}) =>
  importerOf(kind).begin(
    { site: test.site, out: silent, path: fileOf(kind), host: 'potters.example.org', ...options },
    {},
  );

const guest = async ({ site }: TestSite) => makeContext(site, guestViewer(await site.roleRegistry()));

const OLD: Record<Kind, { discussion: string; comment: string; user: string; category: string }> = {
  vanilla: {
    discussion: '/discussion/11/cracks',
    comment: '/discussion/comment/21',
    user: '/profile/7/mara',
    category: '/category/none',
  },
  nodebb: {
    discussion: '/topic/11/cracks',
    comment: '/post/102',
    user: '/user/mara',
    category: '/category/2/porcelain',
  },
  phpbb: {
    discussion: '/viewtopic.php?f=2&t=11',
    comment: '/viewtopic.php?p=102#p102',
    user: '/memberlist.php?mode=viewprofile&u=2',
    category: '/viewforum.php?f=2',
  },
};

describe.each(KINDS)('an export of %s', (kind) => {
  let test: TestSite;
  beforeAll(async () => {
    test = await importSite();
  });
  afterAll(() => test.close());

  it('tells what it would bring, which is what it brings', async () => {
    const before = await siteState(test.site.database);
    const preview = await importerOf(kind).inspect({ path: fileOf(kind), out: silent });
    expect(await siteState(test.site.database)).toEqual(before);
    const { run } = await bring(test, kind);
    expect(run.stats.unbalanced).toEqual([]);
    const imported = Object.fromEntries(run.stats.kinds.map((each) => [each.kind, each.imported]));
    for (const { kind: name, comes } of preview.kinds)
      if (['users', 'categories', 'topics'].includes(name))
        expect([name, imported[name]]).toEqual([name, comes]);
    expect(preview.kinds.find((each) => each.kind === 'messages')).toMatchObject({ found: 1, comes: 0 });
    expect(imported).toMatchObject({ users: 2, categories: 3, topics: 3, posts: 2 });
  });

  it('has its people, tree, posts and tags here', async () => {
    const { database } = test.site;
    const tree = await database.rows(sql`
      select c.name, p.name as parent from categories c left join categories p on p.category_id = c.parent_category_id
      where c.name like 'Porcelain'`);
    expect(tree).toEqual([{ name: 'Porcelain', parent: expect.stringMatching(/^Clay/) }]);
    const discussion = await database.row<{ body_html: string; count_views: number; count_comments: number }>(
      sql`select body_html, count_views, count_comments from discussions where name = 'Cracks in the foot'`,
    );
    expect(discussion).toMatchObject({ count_views: 25, count_comments: 1 });
    expect(discussion?.body_html).toContain('<strong>crack</strong>');
    expect(discussion?.body_html).not.toMatch(/\[\/?b|&lt;/);
    const reply = await database.row<{ body_html: string }>(sql`
      select c.body_html from comments c join discussions using (discussion_id) where name = 'Cracks in the foot'`);
    expect(reply?.body_html).toMatch(/Dry it <(em|i)>slowly/);
    const names = await database.rows<{ name: string }>(sql`
      select distinct u.name from comments c join users u on u.user_id = c.insert_user_id order by 1`);
    expect(names.length).toBe(2);
    const closed = await database.row(sql`
      select (date_closed is not null) as is_closed, pin_location from discussions where name = 'Where to dig'`);
    expect(closed).toEqual({ is_closed: true, pin_location: 'category' });
    expect(await wrongCounters(test.site)).toEqual({});
  });

  it('shows nobody what only some could read there', async () => {
    const { body } = await test.guest.get('/discussions?limit=50');
    const names = body.map(({ name }: { name: string }) => name);
    expect(names).toContain('Cracks in the foot');
    expect(names).not.toContain('The budget');
  });

  it('is found at its old addresses', async () => {
    const ctx = await guest(test);
    const at = (address: string) => {
      const [path = '', search] = address.replace(/#.*/, '').split('?');
      return findOldPath(ctx, path, search === undefined ? '' : `?${search}`);
    };
    const old = OLD[kind];
    expect(await at(old.discussion)).toMatch(/^\/discussion\/\d+\/cracks-in-the-foot/);
    expect(await at(old.comment)).toMatch(/^\/discussion\/comment\/\d+/);
    expect(await at(old.user)).toBe('/profile/Mara');
    if (kind !== 'vanilla') expect(await at(old.category)).toBe('/categories/porcelain');
  });

  it('changes no row when it comes again', async () => {
    const before = await siteState(test.site.database);
    const { run } = await bring(test, kind);
    expect(run.stats.unbalanced).toEqual([]);
    expect(await siteState(test.site.database)).toEqual(before);
  });

  it('ends the same where it was cut off at any batch', async () => {
    const cut = await importSite();
    try {
      for (let stop = 1; stop < 40; stop += 3)
        if (!(await isCutOff(bring(cut, kind, { stopAfterBatches: stop, batchSize: 2 })))) break;
      await bring(cut, kind, { batchSize: 2 });
      const [state, whole] = [await siteState(cut.site.database), await siteState(test.site.database)];
      for (const table of ['users', 'categories', 'discussions', 'comments', 'discussion_tags', 'reactions'])
        expect([table, state[table]?.split(' ')[0]]).toEqual([table, whole[table]?.split(' ')[0]]);
      expect(await wrongCounters(cut.site)).toEqual({});
    } finally {
      await cut.close();
    }
  });

  it('is refused in one line where it is cut off or another file', async () => {
    const text = await readFile(fileOf(kind), 'utf8');
    const before = await siteState(test.site.database);
    for (const [at, content] of [
      text.slice(0, text.indexOf('Ask the farmer') + 5),
      'Nothing of the kind.',
      '',
    ].entries()) {
      const path = join(folder, `${at}-${FILES[kind].split('/')[1]}`);
      await writeFile(path, content);
      const problem = await importerOf(kind)
        .begin({ site: test.site, out: silent, path, host: 'other.example.org' }, {})
        .then(
          () => undefined,
          (error: unknown) => error,
        );
      expect(problem).toBeInstanceOf(CommandProblem);
      expect((problem as Error).message).not.toContain('\n');
    }
    expect(await siteState(test.site.database)).toEqual(before);
  });
});

it('of phpBB may be a dump of PostgreSQL', async () => {
  const test = await importSite();
  try {
    await cp(join(FIXTURES, 'phpbb-pg.sql'), join(folder, 'pg.sql'));
    await importerOf('phpbb').begin(
      { site: test.site, out: silent, path: join(folder, 'pg.sql'), host: 'pg.example.org' },
      {},
    );
    const row = await test.site.database.row(sql`
      select d.name, d.body, u.name as author from discussions d join users u on u.user_id = d.insert_user_id`);
    expect(row).toMatchObject({ name: 'Cracks; in the foot', author: 'Mara' });
  } finally {
    await test.close();
  }
});

it('of Vanilla brings the badges that members were given, each once, and says which it could not take', async () => {
  const test = await importSite();
  try {
    await bring(test, 'vanilla');
    await bring(test, 'vanilla');
    const badges = await test.site.database.rows(sql`
      select foreign_id, name, date_awarded from imported_badges order by foreign_id`);
    expect(badges).toEqual([
      { foreign_id: '7/1', name: 'Steady hands', date_awarded: '2014-04-01T10:00:00+00:00' },
      { foreign_id: '8/1', name: 'Steady hands', date_awarded: '2014-04-02T10:00:00+00:00' },
    ]);
    const refused = await test.site.database.rows(sql`
      select foreign_id, reason from import_rejections where kind = 'badges' order by foreign_id`);
    expect(refused).toEqual([
      { foreign_id: '8/77', reason: 'it has no name' },
      { foreign_id: '99/2', reason: 'nobody knows whose badge it is' },
    ]);
  } finally {
    await test.close();
  }
});
