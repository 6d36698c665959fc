// `expand=countReports`: what waits for a decision about a post, for those who decide there.
import { expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy, privateCategory } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { decide, moderatorOf, reported } from './testing/cases.ts';

const test = communityOfFile();

const countOn = async (client: TestClient, path: string) =>
  (await client.get(`${path}?expand=countReports`)).body.countReports;

it('counts the open reports of discussions and comments, and none once they are decided', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.member.client, discussionID);
  const caseID = await reported(test, 'comment', commentID, [test.other, test.admin]);
  const { client } = test.moderator;
  expect(await countOn(client, `/comments/${commentID}`)).toBe(2);
  expect(await countOn(client, `/discussions/${discussionID}`)).toBe(0);
  const { body } = await client.get(`/comments?discussionID=${discussionID}&expand=countReports`);
  expect(body).toMatchObject([{ commentID, countReports: 2 }]);
  expect(await countOn(client, `/users/${test.member.userID}`)).toBeUndefined();
  await decide(client, caseID, 'dismissed');
  expect(await countOn(client, `/comments/${commentID}`)).toBe(0);
});

it('is told to nobody who does not decide there, and never of what is their own', async () => {
  const roomID = await privateCategory(test.admin.client, 'Smoke room', `smoke-${Date.now()}`);
  const local = await moderatorOf(test, roomID);
  const ofMember = await discussionBy(test.member.client);
  const ofModerator = await discussionBy(test.moderator.client);
  await reported(test, 'discussion', ofMember.discussionID);
  await reported(test, 'discussion', ofModerator.discussionID);
  const path = `/discussions/${ofMember.discussionID}`;
  expect(await countOn(test.moderator.client, path)).toBe(1);
  expect(await countOn(local.client, path)).toBe(0);
  for (const client of [test.guest, test.member.client, test.other.client])
    expect(await countOn(client, path)).toBeUndefined();
  expect(await countOn(test.moderator.client, `/discussions/${ofModerator.discussionID}`)).toBe(0);
  expect(await countOn(test.admin.client, `/discussions/${ofModerator.discussionID}`)).toBe(1);
});

it('says who reported it, why and when, to those who decide there alone', async () => {
  const roomID = await privateCategory(test.admin.client, 'Wax room', `wax-${Date.now()}`);
  const local = await moderatorOf(test, roomID);
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.member.client, discussionID);
  await reported(test, 'comment', commentID, [test.other, test.admin]);
  const metaFor = async (client: TestClient, path = `/comments/${commentID}`) =>
    (await client.get(`${path}?expand=reportMeta`)).body.reportMeta;
  const meta = await metaFor(test.moderator.client);
  expect(meta).toMatchObject({ countReports: 2, countReportUsers: 2, dateLastReport: expect.any(String) });
  expect(meta.reportUserIDs.toSorted()).toEqual([test.other.userID, test.admin.userID].toSorted());
  expect(meta.reportUsers.map(({ userID }: { userID: number }) => userID)).toEqual(meta.reportUserIDs);
  expect(meta.reportReasons.length).toBeGreaterThan(0);
  const { body } = await test.moderator.client.get(
    `/comments?discussionID=${discussionID}&expand=reportMeta`,
  );
  expect(body).toMatchObject([{ commentID, reportMeta: { countReports: 2 } }]);
  expect(await metaFor(test.moderator.client, `/discussions/${discussionID}`)).toBeUndefined();
  for (const client of [test.guest, test.member.client, test.other.client, local.client])
    expect(await metaFor(client)).toBeUndefined();
});
