import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import type { FinishedImport } from './run-import.ts';
import { askedIn } from './testing/accepted-replies.ts';
import { DISCOURSE, importSite, isCutOff, silent } from './testing/import-site.ts';
import { siteState, wrongCounters } from './testing/site-state.ts';

let test: TestSite;
let finished: FinishedImport;

beforeAll(async () => {
  test = await importSite();
  finished = await importFromDiscourse({ site: test.site, out: silent, path: DISCOURSE, batchSize: 4 });
});
afterAll(() => test.close());

interface Post {
  name: string;
  author: string;
  body: string;
  body_html: string;
  number: number;
  depth: number;
  parent: number | null;
  date_held: string | null;
  score: number;
  is_accepted: boolean;
}

function repliesOf(title: string): Promise<Post[]> {
  return test.site.database.rows<Post>(sql`
    select d.name, u.name as author, c.body, c.body_html, c.number, c.depth, p.number as parent, c.date_held, c.score,
      a.comment_id is not null as is_accepted
    from comments c join discussions d using (discussion_id) join users u on u.user_id = c.insert_user_id
    left join comments p on p.comment_id = c.parent_comment_id left join accepted_replies a on a.comment_id = c.comment_id
    where d.name = ${title} order by c.number`);
}

async function discussion(title: string): Promise<Record<string, unknown>> {
  const row = await test.site.database.row<Record<string, unknown>>(sql`
    select d.*, u.name as author, c.name as category from discussions d
    join users u on u.user_id = d.insert_user_id join categories c using (category_id) where d.name = ${title}`);
  return row ?? {};
}

describe('import from Discourse', () => {
  it('takes every row or says why not', async () => {
    expect(finished.run.source).toBe('forum.example.net');
    expect(finished.run.stats.unbalanced).toEqual([]);
    expect(finished.run.stats.kinds).toEqual([
      { kind: 'categories', read: 5, imported: 5, rejected: 0 },
      { kind: 'users', read: 8, imported: 8, rejected: 0 },
      { kind: 'former members', read: 1, imported: 1, rejected: 0 },
      { kind: 'topics', read: 9, imported: 6, rejected: 3 },
      { kind: 'posts', read: 29, imported: 22, rejected: 7 },
      { kind: 'actions', read: 1, imported: 0, rejected: 1 },
    ]);
    const reasons = await test.site.database.rows<{ kind: string; reason: string }>(
      sql`select kind, reason from import_rejections order by kind, foreign_id`,
    );
    expect(reasons.map(({ kind, reason }) => `${kind}: ${reason}`)).toEqual([
      "actions: “closed.enabled”: an action of the old site's staff, not a post",
      'posts: deleted on the old site',
      'posts: it has no text',
      'posts: it has no usable date',
      'posts: its topic has another post 4',
      'posts: its topic was not taken: a private message',
      'posts: its topic was not taken: a private message',
      'posts: its topic was not taken: it has no title',
      'topics: a private message',
      'topics: it has no title',
      'topics: it has no post that could be taken',
    ]);
  });

  it('keeps the tree of categories, and names what has no name', async () => {
    const rows = await test.site.database.rows(sql`
      select c.name, c.urlcode, p.urlcode as parent, c.description from categories c
      left join categories p on p.category_id = c.parent_category_id where c.category_id > 1 order by c.sort`);
    expect(rows).toEqual([
      { name: 'Workshop', urlcode: 'workshop', parent: null, description: null },
      { name: 'Category 3', urlcode: 'category-3', parent: null, description: 'Rules and news of the club.' },
      { name: 'Glazes', urlcode: 'glazes', parent: 'workshop', description: null },
      { name: 'Category 12', urlcode: 'category-12', parent: null, description: null },
      { name: 'Uncategorized', urlcode: 'uncategorized', parent: null, description: null },
    ]);
  });

  it('makes members without credentials whose names are theirs alone', async () => {
    const rows = await test.site.database.rows<{ name: string; banned: number }>(sql`
      select name, banned from users where import_source = 'forum.example.net' and email is null and password_hash is null
      order by user_id`);
    expect(rows.map((row) => row.name)).toEqual([
      'Hanno',
      'Mira',
      'o.kettle',
      'bea',
      'Ines_R',
      'spam-king',
      'Ｂｅａ_2',
      'Nobody Left',
    ]);
    expect(rows.filter((row) => row.banned > 0).map((row) => row.name)).toEqual(['spam-king']);
    expect((await discussion('House rules of the kiln club')).author).toBe('System');
    const roles = await test.site.database.rows(sql`
      select distinct r.type from user_roles join roles r using (role_id) join users using (user_id)
      where import_source is not null`);
    expect(roles).toEqual([{ type: 'member' }]);
  });

  it('keeps what a topic was: closed, pinned, edited, viewed, tagged, solved, unlisted', async () => {
    expect(await discussion('House rules of the kiln club')).toMatchObject({
      category: 'Category 3',
      pin_location: 'recent',
      date_pinned: '2021-03-01T10:00:00+00:00',
      date_closed: '2021-03-01T09:00:00+00:00',
      date_inserted: '2021-03-01T09:00:00+00:00',
      date_updated: '2021-04-02T10:00:00+00:00',
      count_views: 10,
      score: 9,
      type: 'discussion',
    });
    expect(await discussion('Glaze runs off the rim')).toMatchObject({
      type: askedIn(test).type,
      status_id: askedIn(test).status(9, true),
      // By the action of closing it.
      date_closed: '2021-03-04T19:00:00+00:00',
      date_updated: null,
      count_comments: 9,
      score: 2,
      next_comment_number: 12,
    });
    expect((await discussion('Not in any category')).date_held).not.toBeNull();
    expect((await discussion('A topic that comes later')).date_held).not.toBeNull();
    const tags = await test.site.database.rows<{ name: string }>(
      sql`select t.name from discussion_tags join tags t using (tag_id) order by sort`,
    );
    expect(tags.map((tag) => tag.name)).toEqual(['glaze', 'Celadon']);
    const likes = await test.site.database.rows(
      sql`select record_type, urlcode, count, imported from reaction_totals order by imported`,
    );
    expect(likes).toEqual([
      { record_type: 'discussion', urlcode: 'Like', count: 0, imported: 2 },
      { record_type: 'comment', urlcode: 'Like', count: 0, imported: 5 },
      { record_type: 'discussion', urlcode: 'Like', count: 0, imported: 9 },
    ]);
  });

  it('hangs replies under what they answer, and quotes where it is too deep', async () => {
    const replies = await repliesOf('Glaze runs off the rim');
    expect(replies.map(({ number, parent, depth }) => [number, parent, depth])).toEqual([
      [1, null, 1],
      [2, 1, 2],
      [3, 2, 3],
      [4, 3, 4],
      [5, 4, 5],
      [6, 4, 5],
      [7, 4, 5],
      [8, null, 1],
      [9, null, 1],
      [11, null, 1],
    ]);
    expect(replies[5]?.body).toMatch(
      /^> \[Mira\]\(\/discussion\/comment\/\d+#Comment_\d+\):\n>\n> Until the shine is gone\.\n\nAn hour, then\.$/,
    );
    expect(replies[4]?.body).toBe('Until the shine is gone.');
    expect(replies.map((each) => each.is_accepted)).toEqual([true, ...Array(8).fill(false), true]);
    expect(replies[8]?.date_held).toBe('2021-03-04T18:00:00+00:00');
    expect(replies[9]?.body).toBe('Solved, thank you all! 😀');
  });

  it('converts bodies, mentions members by their names here and leads links to their new place', async () => {
    const opening = await discussion('Glaze runs off the rim');
    const rules = (await discussion('House rules of the kiln club')).discussion_id;
    expect(opening.body).toContain(`[the rules](/discussion/${rules}/house-rules-of-the-kiln-club)`);
    expect(opening.body).toMatch(
      /and http:\/\/community\.example\.com\/discussion\/comment\/\d+#Comment_\d+ too/,
    );
    expect(opening.body).toContain('**Cone 6**, [bea](/profile/bea)');
    expect(opening.body_html).toContain(`href="/discussion/${rules}/house-rules-of-the-kiln-club"`);
    const [answer, quoting] = await repliesOf('Glaze runs off the rim');
    expect(answer?.body).toBe('Thinner, @Hanno. And ask @"o.kettle".');
    expect(answer?.body_html).toContain('>@o.kettle</a>');
    expect(quoting?.body).toMatch(
      /^> \[Mira\]\(\/discussion\/comment\/\d+#Comment_\d+\):\n>\n> Thinner\n\nYes/,
    );
    const [twin, , code] = await repliesOf('Name twins');
    expect(twin?.body).toContain('Hello @bea!');
    expect(code?.body).toContain('```\n@bea in code\n```');
    const mentions = await test.site.database.rows(sql`
      select u.name, count(*) from user_mentions join users u using (user_id) group by 1 order by 1`);
    expect(mentions).toEqual([
      { name: 'Hanno', count: 1 },
      { name: 'Mira', count: 1 },
      { name: 'bea', count: 1 },
      { name: 'o.kettle', count: 1 },
    ]);
    const [ash] = await repliesOf('Which wood burns best');
    expect(ash?.body_html).toMatch(/href="\/discussion\/comment\/\d+#Comment_\d+"/);
    expect((await discussion('Which wood burns best')).body_html).toMatch(/<li[^>]*>Ash/);
    const [back] = await repliesOf('A topic that comes later');
    expect(back?.body).toContain('[away](https://forum.example.org/t/not-ours/2)');
  });

  it('leaves every counter as a recount would', async () => {
    expect(await wrongCounters(test.site)).toEqual({});
  });

  it('changes nothing when run again', async () => {
    const before = await siteState(test.site.database);
    const again = await importFromDiscourse({ site: test.site, out: silent, path: DISCOURSE });
    expect(again.run.hasChanged).toBe(false);
    expect(again.run.stats.kinds).toEqual(finished.run.stats.kinds);
    expect(await siteState(test.site.database)).toEqual(before);
  });

  it('takes what came to a topic since, beside what was written here since', async () => {
    const other = await importSite();
    const folder = await mkdtemp(join(tmpdir(), 'parley-export-'));
    const lines = (await readFile(join(DISCOURSE, 'topics.ndjson'), 'utf8'))
      .replace(/^\uFEFF/, '')
      .split('\r\n');
    const glaze = JSON.parse(lines[1] ?? '');
    const twins = JSON.parse(lines[2] ?? '');
    const cut = (topic: typeof glaze, posts: number) => ({
      ...topic,
      post_stream: { posts: topic.post_stream.posts.slice(0, posts) },
    });
    const path = join(folder, 'topics.ndjson');
    const save = (topics: unknown[]) =>
      writeFile(path, topics.map((topic) => JSON.stringify(topic)).join('\n'));
    await save([cut(glaze, 6), cut(twins, 2)]);
    await importFromDiscourse({ site: other.site, out: silent, path });
    await other.site.database.execute(sql`
      with place as (
        update discussions set next_comment_number = 7 where discussion_id = 1 returning 1
      )
      insert into comments (discussion_id, top_comment_id, number, insert_user_id, body, format, body_html)
      select 1, 99, 6, 1, 'Written here.', 'text', 'Written here.' from place`);
    await other.site.database.execute(sql`delete from discussions where discussion_id = 2`);
    await save([glaze, twins]);
    const { run } = await importFromDiscourse({ site: other.site, out: silent, path });
    expect(run.stats.unbalanced).toEqual([]);
    const replies = await other.site.database.rows<{
      number: number;
      parent: number | null;
      body: string;
    }>(sql`
      select c.number, p.number as parent, c.body from comments c
      left join comments p on p.comment_id = c.parent_comment_id where c.discussion_id = 1 order by c.number`);
    expect(replies.map(({ number, parent, body }) => [number, parent, body.slice(0, 13)])).toEqual([
      [1, null, 'Thinner, @Han'],
      [2, 1, '> [Mira](/dis'],
      [3, 2, 'Two coats it '],
      [4, 3, 'How long betw'],
      [5, 4, 'Until the shi'],
      [6, null, 'Written here.'],
      [7, 4, '> [Mira](/dis'],
      [8, 4, '> [bea](/disc'],
      [9, null, 'Answers a pos'],
      [10, null, '<p>This post '],
      [11, null, 'Solved, thank'],
    ]);
    const reasons = await other.site.database.rows<{ reason: string }>(
      sql`select reason from import_rejections where kind = 'posts'`,
    );
    expect(new Set(reasons.map((each) => each.reason))).toEqual(new Set(['its topic was deleted here']));
    expect(await wrongCounters(other.site)).toEqual({});
    await rm(folder, { recursive: true });
    await other.close();
  });

  it('ends the same wherever it was cut off', async () => {
    const whole = await siteState(test.site.database);
    const other = await importSite();
    for (const stopAfterBatches of [0, 1, 3, 5]) {
      const cut = importFromDiscourse({
        site: other.site,
        out: silent,
        path: DISCOURSE,
        batchSize: 4,
        stopAfterBatches,
      });
      expect(await isCutOff(cut)).toBe(true);
    }
    // A batch that was cut off after it had taken its ids.
    await other.site.database.execute(
      sql`select nextval('comments_comment_id_seq'), nextval('discussions_discussion_id_seq')`,
    );
    await importFromDiscourse({ site: other.site, out: silent, path: DISCOURSE, batchSize: 4 });
    expect(await siteState(other.site.database)).toEqual(whole);
    await other.close();
  });
});
