// How many follow a category is counted as they come and go: to say it reads no more the more there are.
import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { miscounted } from '../../comments/server/testing/comments.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';

const test = communityOfFile();
const FOLLOWERS = 1000;

const followers = async () => (await test.guest.get('/categories/1')).body.countFollowers;

async function rowsRead(): Promise<number> {
  test.site.invalidate(['*']);
  return rowsReadBy(test.site.database, async () => {
    expect((await test.guest.get('/categories?limit=30')).status).toBe(200);
  });
}

async function addFollowers(label: string): Promise<void> {
  await test.site.database.execute(sql`
    with fresh as (
      insert into users (name, name_key) select ${label} || n, ${label} || n from generate_series(1, ${FOLLOWERS}::int) n
      returning user_id
    )
    insert into category_follows (user_id, category_id) select user_id, 1 from fresh`);
  await test.site.database.execute(sql`analyze`);
}

it('reads as many rows for thousands of followers as for one', async () => {
  await addFollowers('early');
  const few = await rowsRead();
  await addFollowers('late');
  await addFollowers('later');
  expect(await rowsRead()).toBeLessThanOrEqual(few + 20);
  expect(await followers()).toBe(3 * FOLLOWERS);
});

it('counts who follows, follows no more, or is gone', async () => {
  const before = await followers();
  const member = await signedIn(test, 'Follower');
  const follow = (followed: boolean) => member.client.put('/categories/1/follow', { followed });
  await follow(true);
  await follow(true);
  expect(await followers()).toBe(before + 1);
  await follow(false);
  expect(await followers()).toBe(before);
  await follow(true);
  expect((await test.admin.client.delete(`/users/${member.userID}`, {})).status).toBe(204);
  test.site.invalidate(['*']);
  expect(await followers()).toBe(before);
  expect(await miscounted(test)).toEqual([]);
  await test.site.database.execute(sql`update category_follower_counts set count = 7`);
  expect(await miscounted(test)).toEqual(['followers of categories: 1']);
});
