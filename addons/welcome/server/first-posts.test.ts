// What the add-on keeps of first posts: while it is off, for how long, and at what cost.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  rowsReadBy,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';
import { catchUpOnFirstPosts } from './follow-posts.ts';
import { welcomeExpiries } from './welcome.places.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/welcome', { enabled: true });
});

async function waiting(query = 'limit=100') {
  const { status, body } = await test.moderator.client.get(`/newcomers?${query}`);
  expect(status).toBe(200);
  return body as { user: { name: string } }[];
}

const becomesWaiting = ({ name }: TestMember) =>
  expect.poll(async () => (await waiting()).map(({ user }) => user.name)).toContain(name);
const rowOf = ({ userID }: { userID: number }) =>
  test.site.database.row<{ welcome_user_id: number | null }>(sql`
    select welcome_user_id from welcome_newcomers where user_id = ${userID}`);

it('loses nothing while it is switched off, and finds what was written then', async () => {
  const [ola, pat] = [await signedIn(test, 'Ola'), await signedIn(test, 'Pat')];
  await discussionBy(ola.client);
  await becomesWaiting(ola);
  await test.moderator.client.put(`/newcomers/${ola.userID}`, { isWelcomed: true });
  await test.admin.client.patch('/addons/welcome', { enabled: false });
  expect((await test.moderator.client.get('/newcomers')).status).toBe(404);
  expect((await test.moderator.client.page('/newcomers')).status).toBe(404);
  await discussionBy(pat.client);
  expect(await rowOf(pat)).toBeUndefined();
  await test.admin.client.patch('/addons/welcome', { enabled: true });
  await becomesWaiting(pat);
  expect((await rowOf(ola))?.welcome_user_id).toBe(test.moderator.userID);
});

it('forgets who is new no more', async () => {
  const quin = await signedIn(test, 'Quin');
  await discussionBy(quin.client);
  await becomesWaiting(quin);
  for (const [days, stays] of [
    [365, true],
    [367, false],
  ] as const) {
    await test.site.database.execute(sql`
      update welcome_newcomers set date_posted = now() - make_interval(days => ${days}) where user_id = ${quin.userID}`);
    for (const expiry of welcomeExpiries ?? []) await expiry.remove(test.site.database, 100);
    expect((await rowOf(quin)) !== undefined).toBe(stays);
  }
});

it('reads as many rows where two thousand wait as where fifty do, and catches up on all of them', async () => {
  const { discussionID } = await discussionBy(test.admin.client);
  const plant = (from: number, to: number) =>
    test.site.database.execute(sql`
      with people as (
        insert into users (name, name_key) select 'New' || n, 'new' || n from generate_series(${from}::int, ${to}::int) n
        returning user_id
      ) insert into discussions (name, category_id, insert_user_id, body, format, body_html, last_user_id)
      select 'Hello', d.category_id, people.user_id, 'Hello', 'text', 'Hello', people.user_id
      from people cross join discussions d where d.discussion_id = ${discussionID}`);
  const catchUp = async () => {
    await catchUpOnFirstPosts(test.site, { after: 0 });
    await test.site.database.execute(sql`vacuum analyze welcome_newcomers, users, discussions`);
  };
  const count = async () =>
    (
      await test.site.database.rows(sql`
      select from welcome_newcomers join users using (user_id) where name like 'New%'`)
    ).length;
  const reading = () =>
    rowsReadBy(test.site.database, async () => expect(await waiting('limit=20')).toHaveLength(20));
  await plant(1, 50);
  await catchUp();
  await waiting();
  const few = await reading();
  await plant(51, 2000);
  await catchUp();
  await expect.poll(count, { timeout: 20_000 }).toBe(2000);
  await test.site.database.execute(sql`vacuum analyze welcome_newcomers, users, discussions`);
  await waiting();
  expect(await reading()).toBeLessThanOrEqual(few + 20);
  // They were planted beside the counters.
  const { features, database } = test.site;
  for (const recount of features.all.flatMap(({ recounts = [] }) => recounts))
    await recount.run(database, false);
}, 60_000);
