// What is stored of newcomers and of whoever welcomed them: in the archive of their own data, and gone with their account.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  discussionBy,
  done,
  ownArchive,
  recordsIn,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it, vi } from 'vitest';

const test = countedCommunity({ withJobs: true });
let newcomer: TestMember;
let second: TestMember;
let welcomer: TestMember;
let firstPost: { discussionID: number };

beforeAll(async () => {
  await done(test.admin.client.patch('/addons/welcome', { enabled: true }));
  newcomer = await signedIn(test, 'Newbee');
  second = await signedIn(test, 'Secondbee');
  welcomer = await signedIn(test, 'Hostbee', 'moderator');
  firstPost = await discussionBy(newcomer.client);
  await discussionBy(second.client);
  await vi.waitUntil(async () => (await rows()).length === 2, { timeout: 10_000, interval: 50 });
  for (const { userID } of [newcomer, second])
    await done(welcomer.client.put(`/newcomers/${userID}`, { isWelcomed: true }));
});

const rows = () =>
  test.site.database.rows<{ user_id: number; welcome_user_id: number | null; is_welcomed: boolean }>(sql`
    select user_id, welcome_user_id, date_welcomed is not null as is_welcomed from welcome_newcomers
    where user_id in (${newcomer.userID}, ${second.userID}) order by user_id`);

const recordsOf = async (member: TestMember) => recordsIn(await ownArchive(test, member), 'welcome');

it('is in the archive of each, and tells nobody of the other', async () => {
  const own = await recordsOf(newcomer);
  expect(own).toMatchObject([{ part: 'newcomer', discussion_id: firstPost.discussionID, comment_id: null }]);
  expect(own[0]?.date_welcomed).toEqual(expect.any(String));
  expect(JSON.stringify(own)).not.toContain('welcome_user_id');
  const theirs = await recordsOf(welcomer);
  expect(theirs).toHaveLength(2);
  for (const record of theirs)
    expect(record).toMatchObject({ part: 'welcomed another', discussion_id: null, date_posted: null });
});

it('goes with the account; who was welcomed stays so, and nobody is told by whom', async () => {
  for (const { userID } of [newcomer, welcomer])
    expect((await test.admin.client.get(`/users/${userID}/erasure`)).text).toContain('welcome_newcomers');
  const welcomed = { welcome_user_id: welcomer.userID, is_welcomed: true };
  expect(await rows()).toMatchObject([welcomed, welcomed]);
  await done(test.admin.client.delete(`/users/${newcomer.userID}`, { deleteMethod: 'delete' }));
  await expect.poll(rows, { timeout: 20_000 }).toEqual([{ user_id: second.userID, ...welcomed }]);
  await done(test.admin.client.delete(`/users/${welcomer.userID}`, { deleteMethod: 'delete' }));
  const anonymous = { user_id: second.userID, welcome_user_id: null, is_welcomed: true };
  await expect.poll(rows, { timeout: 20_000 }).toEqual([anonymous]);
});
