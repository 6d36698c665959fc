import { beforeEach, expect, it } from 'vitest';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { notificationsOf, unreadOf } from './testing/notifications.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
let commentIDs: number[];
let discussionID: number;

/** Twice in all three places: pages count it once, and remember. */
async function expectUnread(count: number): Promise<void> {
  for (let time = 0; time < 2; time++) expect(await unreadOf(test, person)).toEqual([count, count, count]);
}

beforeEach(async () => {
  person = await signedIn(test, `Reader_${++number}`);
  ({ discussionID } = await discussionBy(test.member.client));
  await expectUnread(0);
  commentIDs = [];
  for (let at = 0; at < 2; at++)
    commentIDs.push(
      (await commentOn(test.other.client, discussionID, { body: `Ask @${person.name}!` })).commentID,
    );
  await expectUnread(2);
});

it('is counted again when something is read', async () => {
  const [newest] = await notificationsOf(test, person);
  await person.client.patch(`/notifications/${newest?.notificationID}`, { read: true });
  await expectUnread(0);
});

it('is counted again when a comment is deleted, also one that was moved to another discussion', async () => {
  const other = await discussionBy(test.member.client);
  await test.moderator.client.patch(`/comments/${commentIDs[0]}`, { discussionID: other.discussionID });
  await expectUnread(2);
  expect((await test.moderator.client.delete(`/comments/${commentIDs[0]}`)).status).toBeLessThan(300);
  await expectUnread(1);
});

it('is counted again when the discussion goes', async () => {
  expect((await test.moderator.client.delete(`/discussions/${discussionID}`)).status).toBeLessThan(300);
  await expectUnread(0);
});

it('is counted again when somebody is ignored, and when they no longer are', async () => {
  const path = `/users/${person.userID}/ignored/${test.other.userID}`;
  expect((await person.client.put(path, {})).status).toBeLessThan(300);
  await expectUnread(0);
  await person.client.delete(path);
  await expectUnread(2);
});

it('is counted again when the discussion is muted, and when it no longer is', async () => {
  const path = `/mutes/discussion/${discussionID}`;
  expect((await person.client.put(path, { muted: true })).status).toBeLessThan(300);
  await expectUnread(0);
  await person.client.put(path, { muted: false });
  await expectUnread(2);
});
