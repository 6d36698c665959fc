// Reactions come along with the person where an export says who, and as a number where it only says how many.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { importSite, silent } from '../testing/import-site.ts';
import { importTwice, reasons } from '../testing/imported-threads.ts';
import { discourseExport, post, topic } from '../testing/made-export.ts';
import { wrongCounters } from '../testing/site-state.ts';
import { importFromDiscourse } from './discourse.importer.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

const AT = '2022-03-05T08:00:00+00:00';
const likes = (count: number, fields = {}) => ({ actions_summary: [{ id: 2, count, ...fields }] });

async function named(): Promise<string[]> {
  const rows = await test.site.database.rows<{ line: string }>(sql`
    select r.record_type || ' ' || r.record_id || ' ' || u.name || ': ' || r.urlcode as line
    from reactions r join users u using (user_id) order by r.record_type desc, r.record_id, u.user_id`);
  return rows.map((row) => row.line);
}

async function totals(): Promise<string[]> {
  const rows = await test.site.database.rows<{ line: string }>(sql`
    select record_type || ' ' || record_id || ' ' || urlcode || ': ' || count || ' + ' || imported as line
    from reaction_totals where count + imported > 0 order by record_type desc, record_id, urlcode`);
  return rows.map((row) => row.line);
}

async function scores(): Promise<{ score: number; imported_score: number }[]> {
  const rows = await test.site.database.rows<{ score: number; imported_score: number }>(sql`
    select 1 as place, discussion_id as id, score, imported_score from discussions
    union all select 2, comment_id, score, imported_score from comments order by 1, 2`);
  return rows.map(({ score, imported_score }) => ({ score, imported_score }));
}

function kind(run: Awaited<ReturnType<typeof importTwice>>, name: string) {
  return run.stats.kinds.find((each) => each.kind === name);
}

it('are read from posts, however the plug-in that gave them wrote them down', async () => {
  const path = await discourseExport([
    topic(1, {}, [
      post(1, 1, {
        reactions: [
          { id: 'heart', type: 'emoji', count: 3, users: [{ username: 'Member2', created_at: AT }] },
          { id: 'tada', type: 'emoji', count: 1, users: [{ username: 'lurker' }] },
        ],
        ...likes(4),
      }),
      post(1, 2, {
        reaction_users: [{ id: '-1', count: 1, users: [{ id: 100, username: 'asker' }, { username: '' }] }],
      }),
      post(1, 3, { retorts: [{ emoji: 'joy', usernames: ['asker', 'member2', 'asker'] }] }),
      post(1, 4, {
        ...likes(2, { users: [{ id: 555, username: 'quiet' }] }),
        post_action_users: [{ id: 102, username: 'member2' }, null, 7],
      }),
    ]),
  ]);
  const run = await importTwice(test, path);
  expect(await named()).toEqual([
    'discussion 1 member2: Like',
    'discussion 1 lurker: Awesome',
    'comment 1 asker: Disagree',
    'comment 2 asker: LOL',
    'comment 2 member2: LOL',
    'comment 3 member2: Like',
    'comment 3 quiet: Like',
  ]);
  expect(await totals()).toEqual([
    'discussion 1 Awesome: 1 + 0',
    'discussion 1 Like: 1 + 2',
    'comment 1 Disagree: 1 + 0',
    'comment 2 LOL: 2 + 0',
    'comment 3 Like: 2 + 0',
  ]);
  expect(await scores()).toEqual([
    { score: 4, imported_score: 2 },
    { score: 0, imported_score: 0 },
    { score: 2, imported_score: 0 },
    { score: 2, imported_score: 0 },
  ]);
  const when = await test.site.database.rows(sql`
    select date_inserted from reactions where record_type = 'discussion' order by user_id`);
  expect(when).toEqual([{ date_inserted: AT }, { date_inserted: '2022-03-01T10:00:00+00:00' }]);
  expect(kind(run, 'reactions')).toEqual({ kind: 'reactions', read: 10, imported: 7, rejected: 3 });
  const people = await test.site.database.rows(sql`
    select name, profile_url, password_hash from imported_members join users using (user_id, name)
    where name in ('lurker', 'quiet') order by name`);
  expect(people).toEqual([
    { name: 'lurker', profile_url: 'https://old.example.org/u/lurker', password_hash: null },
    { name: 'quiet', profile_url: 'https://old.example.org/u/quiet', password_hash: null },
  ]);
});

it('are read from the table of what people did beside the topics', async () => {
  const path = await discourseExport([
    topic(1, {}, [post(1, 1, likes(3)), post(1, 2, likes(1)), post(1, 3, { deleted_at: AT })]),
  ]);
  await writeFile(join(path, 'users.json'), JSON.stringify([{ id: 700, username: 'reader' }]));
  const like = (id: number, post_id: number, user_id: number, fields = {}) =>
    JSON.stringify({ id, post_id, user_id, post_action_type_id: 2, created_at: AT, ...fields });
  await writeFile(
    join(path, 'post_actions.ndjson'),
    [
      like(1, 1001, 102),
      like(2, 1001, 700),
      like(3, 1001, 4242),
      like(4, 1002, 100, { deleted_at: AT }),
      like(5, 1003, 100),
      like(6, 1002, 100, { post_action_type_id: 8 }),
      like(7, 1002, 100, { post_action_type_id: undefined, reaction_value: 'clap' }),
      like(8, 2 ** 60, 100),
      '',
      '[]',
    ].join('\n'),
  );
  const run = await importTwice(test, path);
  expect(await named()).toEqual([
    'discussion 1 member2: Like',
    'discussion 1 reader: Like',
    'comment 1 asker: Awesome',
  ]);
  expect(await totals()).toEqual(['discussion 1 Like: 2 + 1', 'comment 1 Awesome: 1 + 0']);
  expect(kind(run, 'reactions')).toEqual({ kind: 'reactions', read: 9, imported: 3, rejected: 6 });
  expect((await reasons(test)).filter((line) => line.startsWith('reactions'))).toEqual([
    'reactions 1001/4242 (post_actions.ndjson, line 3): nobody knows whose reaction it is',
    'reactions 1002/100 (post_actions.ndjson, line 6): a flag, a bookmark or something else that is no reaction',
    'reactions 1003/100 (post_actions.ndjson, line 5): its post 1003 is not among those imported',
    `reactions ${2 ** 60}/100 (post_actions.ndjson, line 8): its post ${2 ** 60} is not among those imported`,
    'reactions line 10 (post_actions.ndjson, line 10): nothing says which post it is of',
  ]);
});

it('are counted once where posts number the faces and the table lists them among the likes', async () => {
  const face = (id: string, count: number) => ({ id, type: 'emoji', count });
  const path = await discourseExport([
    topic(1, {}, [
      post(1, 1, { reactions: [face('heart', 2), face('joy', 3), face('-1', 1)], ...likes(5) }),
      // Without the plug-in's numbers: a laugh is one of the likes.
      post(1, 2, likes(3)),
      post(1, 3, { reactions: [face('tada', 1)], ...likes(1) }),
    ]),
  ]);
  const people = [700, 701, 702, 703, 704, 705].map((id) => ({ id, username: `reader${id}` }));
  await writeFile(join(path, 'users.json'), JSON.stringify(people));
  const row = (post_id: number, user_id: number, fields: object = { post_action_type_id: 2 }) =>
    JSON.stringify({ post_id, user_id, created_at: AT, ...fields });
  await writeFile(
    join(path, 'post_actions.ndjson'),
    [
      ...[700, 701, 702, 703, 704].map((id) => row(1001, id)),
      ...[700, 701, 702].map((id) => row(1002, id)),
      row(1002, 702, { reaction_value: 'joy' }),
      row(1002, 703, { reaction_value: '-1' }),
      row(1003, 704),
      row(1003, 704, { reaction_value: 'tada' }),
    ].join('\n'),
  );
  await importTwice(test, path);
  expect(await totals()).toEqual([
    'discussion 1 Disagree: 0 + 1',
    'discussion 1 Like: 5 + 0',
    'comment 1 Disagree: 1 + 0',
    'comment 1 LOL: 1 + 0',
    'comment 1 Like: 2 + 0',
    'comment 2 Awesome: 1 + 0',
  ]);
  expect((await named()).filter((line) => /reader70[24]/.test(line))).toEqual([
    'discussion 1 reader702: Like',
    'discussion 1 reader704: Like',
    'comment 1 reader702: LOL',
    'comment 2 reader704: Awesome',
  ]);
  expect(await scores()).toEqual([
    { score: 5, imported_score: 0 },
    { score: 3, imported_score: 0 },
    { score: 1, imported_score: 0 },
  ]);
});

it('get their names from a later export, and stay taken back here', async () => {
  const common = { site: test.site, out: silent };
  const bare = await discourseExport([topic(1, {}, [post(1, 1, likes(2)), post(1, 2)])]);
  await importFromDiscourse({ ...common, path: bare });
  expect(await totals()).toEqual(['discussion 1 Like: 0 + 2']);
  const full = await discourseExport([
    topic(1, {}, [post(1, 1, likes(2, { users: [{ id: 102, username: 'member2' }] })), post(1, 2)]),
  ]);
  await importTwice(test, full);
  expect(await totals()).toEqual(['discussion 1 Like: 1 + 1']);
  await test.site.database.execute(sql`delete from reactions`);
  await test.site.database.execute(sql`update reaction_totals set count = 0`);
  await test.site.database.execute(sql`update discussions set score = score - 1`);
  await importFromDiscourse({ ...common, path: full });
  expect(await named()).toEqual([]);
  expect(await wrongCounters(test.site)).toEqual({});
});

it('join those of a member who is known by name alone with what they write later', async () => {
  const liked = post(1, 1, { retorts: [{ emoji: 'heart', usernames: ['late'] }] });
  const common = { site: test.site, out: silent };
  await importFromDiscourse({ ...common, path: await discourseExport([topic(1, {}, [liked])]) });
  const grown = await discourseExport([
    topic(1, {}, [liked, post(1, 2, { username: 'Late', user_id: 808 })]),
  ]);
  await importTwice(test, grown);
  const rows = await test.site.database.rows(sql`select name from users where import_source is not null`);
  expect(rows).toEqual([{ name: 'asker' }, { name: 'late' }]);
});

it('of an opening post that comes late come with it', async () => {
  const common = { site: test.site, out: silent };
  await importFromDiscourse({ ...common, path: await discourseExport([topic(1, {}, [post(1, 2)])]) });
  await importTwice(test, await discourseExport([topic(1, {}, [post(1, 1, likes(5)), post(1, 2)])]));
  expect(await totals()).toEqual(['discussion 1 Like: 0 + 5']);
});

it('are refused as a whole where their file is damaged, before anything is written', async () => {
  const path = await discourseExport([topic(1)]);
  await writeFile(join(path, 'post_actions.ndjson'), '{"post_id":1001}\n{"post_id":');
  await expect(importFromDiscourse({ site: test.site, out: silent, path })).rejects.toThrow(
    /Line 2 of post_actions.ndjson is not valid JSON/,
  );
  expect(await test.site.database.rows(sql`select from discussions`)).toEqual([]);
});
