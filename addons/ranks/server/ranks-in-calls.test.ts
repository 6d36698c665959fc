// Ranks as calls answer them: the list, and what stands with members; and what one comment costs with ranks on.
import { sql } from '@parley/addon-api';
import {
  commentOn,
  countedCommunity,
  discussionBy,
  rowsReadBy,
  signedIn,
  statementsOf,
} from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { arrivalListeners } from './rank.arrivals.ts';
import { addRank, deleteRanks } from './testing/rank-calls.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/ranks', { enabled: true });
});
afterEach(() => deleteRanks(test));

describe('the list of ranks', () => {
  it('has all of them, the lowest first, in whatever order they were made', async () => {
    expect((await test.member.client.get('/ranks')).body).toEqual([]);
    for (const level of [50, 7, 1000, 8, 1]) await addRank(test, level);
    const levels = async (query = '') => {
      const { status, body } = await test.member.client.get(`/ranks${query}`);
      expect(status).toBe(200);
      return body.map(({ level }: { level: number }) => level);
    };
    expect(await levels()).toEqual([1, 7, 8, 50, 1000]);
    const [first] = (await test.admin.client.get('/ranks')).body;
    await test.admin.client.patch(`/ranks/${first.rankID}`, { level: 9 });
    expect(await levels()).toEqual([7, 8, 9, 50, 1000]);
    expect((await test.guest.get('/ranks')).status).toBe(403);
  });

  it('is a hundred long at most: it has no pages', async () => {
    await test.site.database.execute(sql`
      insert into ranks (name, user_title, level) select 'R' || n, 'T' || n, n from generate_series(1, 99) n`);
    await addRank(test, 100);
    expect((await test.member.client.get('/ranks')).body).toHaveLength(100);
    const more = { name: 'One more', userTitle: 'One more', level: 101 };
    expect((await test.admin.client.post('/ranks', more)).body.code).toBe('rank.tooMany');
  });
});

describe('a member with a rank', () => {
  it('has it where it is asked for, and its title as label instead of their own', async () => {
    const member = await signedIn(test, 'Labelbee');
    await test.admin.client.patch(`/users/${member.userID}`, { title: 'Poet' });
    const path = `/users/${member.userID}`;
    const own = { title: 'Poet', label: 'Poet', labelHtml: 'Poet' };
    expect((await test.other.client.get(`${path}?expand=rank`)).body).toMatchObject(own);
    expect((await test.other.client.get(`${path}?expand=rank`)).body).not.toHaveProperty('rankID');
    const rankID = await addRank(test, 5, { userTitle: 'Fox & bee', cssClass: 'rank-green' });
    const named = {
      title: 'Poet',
      label: 'Fox & bee',
      labelHtml: '<span class="rank-green">Fox &amp; bee</span>',
    };
    const plain = (await test.other.client.get(path)).body;
    expect(plain).toMatchObject(named);
    expect(plain).not.toHaveProperty('rank');
    const rank = { rankID, name: 'Rank 5', userTitle: 'Fox & bee', level: 5 };
    for (const expand of ['rank', 'all'])
      expect((await test.other.client.get(`${path}?expand=${expand}`)).body).toMatchObject({ rankID, rank });
    const { body: list } = await test.other.client.get(`/users?userID=${member.userID}&expand=rank`);
    expect(list).toMatchObject([{ ...named, rankID, rank }]);
    const { discussionID } = await discussionBy(member.client);
    const { body } = await test.other.client.get(`/discussions/${discussionID}?expand=insertUser`);
    expect(body.insertUser).toMatchObject(named);
    await test.admin.client.patch(`/ranks/${rankID}`, { cssClass: null });
    const unclassed = { label: 'Fox & bee', labelHtml: 'Fox &amp; bee' };
    expect((await test.other.client.get(path)).body).toMatchObject(unclassed);
    const again = await test.other.client.get(`/discussions/${discussionID}?expand=insertUser`);
    expect(again.body.insertUser).toMatchObject(unclassed);
    await test.admin.client.delete(`/ranks/${rankID}`);
    expect((await test.other.client.get(path)).body).toMatchObject(own);
  });

  it('shows none of it where their profile is not open to who asks', async () => {
    const shy = await signedIn(test, 'Shybee');
    const rankID = await addRank(test, 5);
    const seenBy = async (client: typeof test.guest) =>
      (await client.get(`/users/${shy.userID}?expand=rank`)).body;
    expect(await seenBy(test.other.client)).toMatchObject({ rankID, label: 'Keeper of 5' });
    await test.admin.client.patch(`/users/${shy.userID}`, { private: true });
    const hidden = await seenBy(test.other.client);
    for (const name of ['rankID', 'rank', 'label', 'labelHtml']) expect(hidden).not.toHaveProperty(name);
    expect(await seenBy(shy.client)).toMatchObject({ rankID });
    expect(await seenBy(test.admin.client)).toMatchObject({ rankID });
  });
});

describe('a comment with ranks on', () => {
  const asksForRank = arrivalListeners.find(({ name }) => name === 'rank of whoever comments');

  async function grow(count: number): Promise<void> {
    const { database } = test.site;
    await database.execute(sql`
      insert into users (name, name_key) select 'Bee ' || n || '-' || ${count}::int, 'bee ' || n || '-' || ${count}::int
      from generate_series(1, ${count}::int) n`);
    await database.execute(sql`
      insert into rank_arrivals (user_id, rank_id) select u.user_id, r.rank_id
      from users u, ranks r where u.name like 'Bee %' and r.date_deleted is null on conflict do nothing`);
    await database.execute(sql`vacuum analyze`);
  }

  it('costs as much among five thousand members as among fifty', async () => {
    for (const level of [1, 2, 3]) await addRank(test, level, { criteria: { posts: level * 1000 } });
    await addRank(test, 4, { criteria: { permission: 'community.moderate' } });
    await addRank(test, 5, { criteria: { roleID: 32, time: '3 months' } });
    const { discussionID } = await discussionBy(test.member.client);
    const { userID } = test.member;
    const payload = { userID } as never;
    const asking = () => asksForRank?.handle(test.site, { payload } as never) ?? Promise.resolve();
    const measure = async () => {
      await commentOn(test.member.client, discussionID);
      return {
        posting: (await statementsOf(test.site.database, () => commentOn(test.member.client, discussionID)))
          .length,
        asking: (await statementsOf(test.site.database, asking)).length,
        rows: await rowsReadBy(test.site.database, asking),
      };
    };
    await grow(50);
    const few = await measure();
    expect(few.asking).toBe(1);
    await grow(5000);
    const many = await measure();
    expect(many.posting).toBeLessThanOrEqual(few.posting);
    expect(many.asking).toBe(1);
    expect(many.rows).toBeLessThanOrEqual(few.rows + 5);
    // Small tables are read as a whole: what roles may, of whom a rank asks for a permission, and the posts that were not added
    // up to those of their categories yet.
    expect(few.rows).toBeLessThan(300);
  }, 60_000);
});
