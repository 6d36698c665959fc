import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { removeExpired } from '../../../../platform/server/jobs/expiry.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();

const SECRET = 'The key lies under the third flowerpot.';

async function deletedAtOnce(): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client, { body: SECRET });
  await test.admin.client.delete(`/discussions/${discussionID}`);
  return discussionID;
}

const age = (id: number, days: number) =>
  test.site.database.execute(sql`
    update deleted_discussions set date_deleted = now() - ${days} * interval '1 day' where discussion_id = ${id}`);

const recordOf = async (id: number) =>
  JSON.stringify(
    await test.site.database.row(sql`select record from deleted_discussions where discussion_id = ${id}`),
  );

it('forgets the texts of deleted discussions with the time in which they can be brought back', async () => {
  const { client } = test.admin;
  await client.patch('/config', { 'moderation.undoDays': 0 });
  const [old, young] = [await deletedAtOnce(), await deletedAtOnce()];
  await client.patch('/config', { 'moderation.undoDays': 30 });
  const standing = await deletedAtOnce();
  await age(old, 31);
  await age(standing, 31);
  await age(young, 29);
  await removeExpired(test.site);
  expect(await recordOf(old)).not.toContain(SECRET);
  expect(await recordOf(young)).toContain(SECRET);
  // It can still be brought back: nothing has removed it.
  expect(await recordOf(standing)).toContain(SECRET);
  expect((await client.get(`/discussions/${old}`)).status).toBe(410);
});
