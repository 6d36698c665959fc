// Undoing a move of comments of which some were moved on since.
import { expect, it } from 'vitest';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { commentOn, miscounted } from '../testing/comments.ts';

const test = communityOfFile({ withJobs: true });

const move = (commentIDs: number[], discussionID: number) =>
  test.admin.client.patch('/comments/move', { commentIDs, discussionID });
const placeOf = async (commentID: number) => (await test.guest.get(`/comments/${commentID}`)).body;

async function thread() {
  const { discussionID } = await discussionBy(test.member.client);
  const { commentID: root } = await commentOn(test.other.client, discussionID);
  const { commentID: reply } = await commentOn(test.member.client, discussionID, { parentCommentID: root });
  const { commentID: last } = await commentOn(test.other.client, discussionID);
  return { discussionID, root, reply, last };
}

async function newestAct(discussionID: number) {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=discussion&recordID=${discussionID}`);
  return body[0] as { auditLogID: number; runID: string | null };
}

const undo = (auditLogID: number) =>
  test.admin.client.post('/audit-logs/undo', { auditLogIDs: [auditLogID] });

it('says what was moved on since, brings back the rest, and that once it is possible', async () => {
  const [source, target, third] = [await thread(), await thread(), await thread()];
  await move([source.root, source.last], target.discussionID);
  const first = await newestAct(source.discussionID);
  await move([source.last], third.discussionID);
  const second = await newestAct(target.discussionID);
  const partly = await undo(first.auditLogID);
  expect(partly).toMatchObject({
    status: 409,
    body: {
      progress: {
        exceptionsByID: {
          [first.auditLogID]: {
            description: '1 comment was moved on since then, and stays where it is now.',
          },
        },
      },
    },
  });
  expect((await placeOf(source.root)).discussionID).toBe(source.discussionID);
  expect((await placeOf(source.last)).discussionID).toBe(third.discussionID);
  expect(await miscounted(test)).toEqual([]);
  expect((await undo(second.auditLogID)).status).toBe(200);
  expect((await undo(first.auditLogID)).status).toBe(200);
  expect((await placeOf(source.last)).discussionID).toBe(source.discussionID);
  expect(await miscounted(test)).toEqual([]);
});
