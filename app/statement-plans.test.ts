// What the pages and calls that are asked for most take of the database, at the size of a community of some years: each statement
// finds its rows by an index, reads few of them, and those that are asked for all the time are planned once. A benchmark
// would tell later, and say less.
import { beforeAll, expect, it } from 'vitest';
import { writeComments } from '../features/comments/server/testing/many-comments.ts';
import { addUpCounts } from '../features/discussions/server/member-counts/add-up-counts.jobs.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { type Sql, sql } from '../platform/server/db/sql.ts';
import { plansOf, type StatementPlan } from '../platform/server/testing/statement-plans.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';

const MEMBERS = 2000;
const DISCUSSIONS = 4000;
const COMMENTS_EACH = 5;
const COMMENTS_OF_LONG = 3000;

/** They grow with the community. All others hold what administrators set, or are emptied by jobs. */
const LARGE = [
  'answers',
  'bookmarks',
  'comment_blocks',
  'comments',
  'discussion_reads',
  'discussions',
  'events',
  'member_post_counts',
  'notifications',
  'reaction_totals',
  'reactions',
  'search_documents',
  'users',
];

const test = communityOfFile();
let threadID: number;
let threadPath: string;

beforeAll(async () => {
  const thread = await discussionBy(test.member.client);
  threadID = thread.discussionID;
  threadPath = new URL(thread.url).pathname;
  await writeCommunity();
  await writeComments(test.site.database, threadID, test.other.userID, COMMENTS_OF_LONG);
  await test.site.database.execute(sql`
    update discussions set count_comments = ${COMMENTS_OF_LONG},
      count_top_comments = (select count(*) from comments c where c.discussion_id = ${threadID} and depth = 1)
    where discussion_id = ${threadID}`);
  await test.site.database.execute(sql`
    update comments p set count_child_comments = 1
    where exists (select from comments c where c.parent_comment_id = p.comment_id)`);
  await addUpCounts(test.site.database);
  await test.site.database.execute(sql`vacuum analyze`);
}, 120_000);

/** Everybody has written something, and been answered and liked for it. */
async function writeCommunity(): Promise<void> {
  const { database } = test.site;
  await database.execute(sql`
    insert into users (name, name_key) select 'Reader' || n, 'reader' || n from generate_series(1, ${MEMBERS}::int) n`);
  await database.execute(sql`
    with people as (
      select user_id, row_number() over (order by user_id)::int as at from users where name_key like 'reader%'
    )
    insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, date_inserted,
      date_last_comment, count_comments, count_top_comments, next_comment_number, renderer_version)
    select 'Subject ' || n, 1, p.user_id, p.user_id, 'Words', 'text', '<p>Words</p>', now() - n * interval '1 hour',
      now() - n * interval '50 minutes', ${COMMENTS_EACH}::int, ${COMMENTS_EACH}::int, ${COMMENTS_EACH}::int + 1, 1
    from generate_series(1, ${DISCUSSIONS}::int) n join people p on p.at = n % ${MEMBERS} + 1`);
  await database.execute(sql`
    with fresh as materialized (
      select nextval('comments_comment_id_seq')::int as id, d.discussion_id, d.date_inserted, n,
        (select user_id from users where name_key = 'reader' || (d.discussion_id * 7 + n) % ${MEMBERS} + 1) as user_id
      from discussions d, generate_series(1, ${COMMENTS_EACH}::int) n where d.name like 'Subject %'
    )
    insert into comments (comment_id, discussion_id, top_comment_id, depth, number, insert_user_id, body, format, body_html,
      renderer_version, date_inserted)
    select id, discussion_id, id, 1, n, coalesce(user_id, 1), 'Words', 'text', '<p>Words</p>', 1,
      date_inserted + n * interval '1 minute'
    from fresh order by id`);
  await database.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode, count)
    select 'comment', comment_id, 'Like', 1 from comments
    union all select 'discussion', discussion_id, 'Like', 2 from discussions`);
  await database.execute(sql`
    insert into reactions (record_type, record_id, user_id, urlcode, is_flag, weight, points)
    select 'discussion', discussion_id, user_id, 'Like', false, 1, 1 from discussions
    join users on user_id in (insert_user_id + 1, insert_user_id + 2)`);
  await database.execute(sql`
    insert into discussion_reads (user_id, discussion_id, count_comments_read)
    select user_id, discussion_id, 1 from users join discussions d on (d.discussion_id + user_id) % 100 = 0`);
  await database.execute(sql`
    insert into bookmarks (user_id, discussion_id) select user_id, discussion_id from discussion_reads where discussion_id % 3 = 0`);
  await database.execute(sql`
    insert into notifications (user_id, record_type, record_id, occasion, activity_type, actor_user_id, is_shown)
    select user_id, 'discussion', discussion_id, 'posted', 'bookmarkPosts', 1, true from discussion_reads
    where discussion_id % 4 = 0`);
}

interface Work {
  /** By statements that only read, together; about half as many again as there were when this was written. */
  mostRows: number;
  run: () => Promise<{ status: number; text: string }>;
}

/** With nothing cached. */
const read = (run: Work['run'], mostRows: number): Work => ({
  mostRows,
  run: () => {
    test.site.invalidate(['*']);
    return run();
  },
});
const page = (client: () => TestClient, address: () => string, mostRows: number) =>
  read(() => client().send('GET', address(), undefined, { accept: 'text/html' }), mostRows);
const answer = (client: () => TestClient, path: () => string, mostRows: number) =>
  read(() => client().get(path()), mostRows);
const guest = () => test.guest;
const member = () => test.member.client;
const thread = () => `/comments/thread?parentRecordType=discussion&parentRecordID=${threadID}&limit=50`;

const WORK: Readonly<Record<string, Work>> = {
  'the home page': page(guest, () => '/', 90),
  // Of those who joined lately, all of this community, a hundred are counted.
  'the home page of a member': page(member, () => '/', 370),
  'the list of discussions': page(guest, () => '/discussions', 80),
  'the list of discussions of a member': page(member, () => '/discussions', 310),
  // Who takes part is found among the first thousand.
  'a thread': page(guest, () => threadPath, 1250),
  'a thread of a member': page(member, () => threadPath, 1350),
  'the JSON of a list': answer(member, () => '/discussions?limit=30&expand=all', 100),
  'the JSON of a thread': answer(guest, thread, 400),
  'the JSON of a thread of a member': answer(member, thread, 400),
  'the page of a member': page(member, () => '/profile/Reader7', 400),
  'posting a comment': {
    mostRows: 55,
    run: () =>
      member().post('/comments', { discussionID: threadID, format: 'markdown', body: `Word ${++words}` }),
  },
  'reacting to a discussion': {
    mostRows: 65,
    run: () => test.other.client.post(`/discussions/${threadID}/reactions`, { reactionType: 'like' }),
  },
};
let words = 0;

/** What all requests share: once for all, and some rows more with each capability. */
const PERMISSIONS = /^select role_id, resource_type, resource_id, permission from role_permissions$/;

/** Read whole for a page that is then cached, and planned again since it is: their cost is what they count. */
const COUNTS: readonly RegExp[] = [
  // How many members and questions there are, in the panel of the home page.
  /^select count\(\*\) as count from (?:users|discussions) where/,
];

/** What PostgreSQL may plan at every call, since it depends on whom it is about. */
const PLANNED_AGAIN: readonly RegExp[] = [
  // Members differ in how much they wrote: a plan for all of them reads too much of some.
  /^select greatest\(0, coalesce\(sum\(discussions\), 0\)\)::int as total from \( select category_id/,
  // Of these posts the reader has few marks, of others they may have many.
  /^select d\.id as discussion_id, b\.user_id is not null as is_bookmarked/,
  // Whoever takes part, of the first thousand comments.
  /^select d\.discussion_id, count\(\*\)::int as total, \(array_agg\( user_id/,
];

const isOneOf = (patterns: readonly RegExp[], { text }: StatementPlan) =>
  patterns.some((each) => each.test(text));

it.each(Object.entries(WORK))(
  '%s finds its rows by indexes, and few of them',
  async (_, { run, mostRows }) => {
    const work = async () => {
      test.site.invalidate(['*']);
      const { status, text } = await run();
      if (status >= 300) throw new Error(`${status} ${text.slice(0, 200)}`);
    };
    await work();
    const plans = await plansOf(test.site.database, work);
    expect(plans.length).toBeGreaterThan(1);
    const others = plans.filter((plan) => !isOneOf([PERMISSIONS, ...COUNTS], plan));
    const readWhole = others.filter(({ wholeTables }) => wholeTables.some((table) => LARGE.includes(table)));
    expect(readWhole).toEqual([]);
    const plannedAgain = others.filter((plan) => !plan.isPlannedOnce && !isOneOf(PLANNED_AGAIN, plan));
    expect(plannedAgain).toEqual([]);
    const rows = others.reduce((sum, plan) => sum + plan.rows, 0);
    expect(rows).toBeLessThanOrEqual(mostRows);
  },
);

it('would be told otherwise: what is read whole, and what is planned at every call', async () => {
  const { database } = test.site;
  const planOf = async (statement: Sql) => (await plansOf(database, () => database.rows(statement)))[0];
  const whole = await planOf(sql`select from comments where body = ${'Words 7'}`);
  expect(whole?.wholeTables).toEqual(['comments']);
  expect(whole?.rows).toBeGreaterThan(DISCUSSIONS * COMMENTS_EACH);
  const oneOf = (isOne: Sql) => sql`
    select from comments c join discussions d using (discussion_id) where c.comment_id ${isOne}`;
  const again = await planOf(oneOf(sql`= any(${[threadID]})`));
  expect(again).toMatchObject({ wholeTables: [], isPlannedOnce: false });
  const once = await planOf(oneOf(sql`= ${sql.anyOf([threadID])}`));
  expect(once).toMatchObject({ wholeTables: [], isPlannedOnce: true });
  expect(once?.rows).toBe(2);
});
