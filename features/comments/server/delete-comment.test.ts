import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import {
  type Community,
  community,
  discussionBy,
  withoutFloodLimits,
} from '../../discussions/server/testing/community.ts';
import { commentOn, miscounted } from './testing/comments.ts';

let test: Community;

beforeAll(async () => {
  test = await community();
  await withoutFloodLimits(test);
});
afterAll(async () => {
  expect(await miscounted(test)).toEqual([]);
  await test.close();
});

async function smallThread() {
  const { discussionID } = await discussionBy(test.member.client);
  const root = await commentOn(test.other.client, discussionID);
  const reply = await commentOn(test.member.client, discussionID, { parentCommentID: root.commentID });
  const leaf = await commentOn(test.other.client, discussionID, { parentCommentID: reply.commentID });
  return { discussionID, root, reply, leaf };
}

describe('deleting a comment', () => {
  it('takes the replies along', async () => {
    const { discussionID, root, reply, leaf } = await smallThread();
    await test.other.client.post(`/comments/${reply.commentID}/reactions`, { reactionType: 'Like' });
    expect((await test.other.client.delete(`/comments/${reply.commentID}`)).status).toBe(403);
    expect((await test.guest.delete(`/comments/${reply.commentID}`)).status).toBe(403);
    const { status, text } = await test.moderator.client.delete(`/comments/${reply.commentID}`);
    expect([status, text]).toEqual([204, '']);
    expect((await test.guest.get(`/comments/${leaf.commentID}`)).status).toBe(404);
    expect((await test.guest.get(`/comments/${root.commentID}`)).body.countChildComments).toBe(0);
    const discussion = (await test.guest.get(`/discussions/${discussionID}?expand=lastPost`)).body;
    expect(discussion).toMatchObject({ countComments: 1, lastUserID: test.other.userID });
    expect(discussion.lastPost.commentID).toBe(root.commentID);
    expect((await test.moderator.client.delete(`/comments/${reply.commentID}`)).status).toBe(404);
    // Numbers are not given twice.
    expect((await commentOn(test.other.client, discussionID)).number).toBe(4);
  });

  it('is for authors where the site allows it', async () => {
    const { leaf } = await smallThread();
    expect((await test.other.client.delete(`/comments/${leaf.commentID}`)).status).toBe(403);
    await test.site.database.execute(
      sql`insert into config_values (key, value) values ('vanilla.comments.allowSelfDelete', 'true')`,
    );
    test.site.touch(['config']);
    expect((await test.member.client.delete(`/comments/${leaf.commentID}`)).status).toBe(403);
    expect((await test.other.client.delete(`/comments/${leaf.commentID}`)).status).toBe(204);
  });
});

describe('deleting several comments', () => {
  it('leaves tombstones, without author and text', async () => {
    const { discussionID, root, reply } = await smallThread();
    const { status, body } = await test.moderator.client.delete('/comments/list', {
      commentIDs: [root.commentID, root.commentID, 99_999],
      deleteMethod: 'tombstone',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      progress: { successIDs: [root.commentID], failedIDs: [], exceptionsByID: {}, countTotalIDs: 1 },
      callbackPayload: null,
    });
    const left = await test.guest.get(`/comments/${root.commentID}?expand=all`);
    expect(left.body).toMatchObject({ insertUserID: 0, updateUserID: 0, format: 'html', isTombstone: true });
    expect(left.text).not.toContain('Follow the sun');
    expect(left.text).not.toContain('Otto');
    expect(left.body.bodyRaw ?? '').not.toContain('Follow');
    expect((await test.guest.get(`/comments/${reply.commentID}`)).status).toBe(200);
    expect((await test.guest.get(`/comments/${reply.commentID}`)).text).not.toContain('Otto');
    expect((await test.guest.get(`/comments?insertUserID=${test.other.userID}`)).text).not.toContain(
      `"commentID":${root.commentID},`,
    );
    const revised = await test.moderator.client.patch(`/comments/${root.commentID}`, { body: 'Back' });
    expect([revised.status, revised.body.code]).toEqual([400, 'comment.removed']);
    const again = await test.moderator.client.delete('/comments/list', {
      commentIDs: [root.commentID, reply.commentID],
      deleteMethod: 'full',
    });
    expect(again.body.progress.successIDs).toEqual([root.commentID, reply.commentID]);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(0);
  });

  it('goes on in steps where time is short', async () => {
    const { discussionID, root, reply } = await smallThread();
    const commentIDs = [reply.commentID, root.commentID];
    const path = '/comments/list?longRunnerTimeout=0';
    const first = await test.moderator.client.delete(path, { commentIDs, deleteMethod: 'full' });
    expect([first.status, first.body.progress.successIDs]).toEqual([408, [reply.commentID]]);
    const next = await test.moderator.client.call('POST', '/calls/run', first.body.callbackPayload, {
      'content-type': 'application/system+jwt',
    });
    expect([next.status, next.body.progress.successIDs]).toEqual([200, [root.commentID]]);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(0);
  });

  it('asks for one discussion, the method and the right', async () => {
    const [one, two] = [await smallThread(), await smallThread()];
    const commentIDs = [one.root.commentID, two.root.commentID];
    const several = await test.moderator.client.delete('/comments/list', {
      commentIDs,
      deleteMethod: 'full',
    });
    expect([several.status, several.body.code]).toEqual([400, 'comment.severalParents']);
    expect((await test.moderator.client.delete('/comments/list', { commentIDs })).status).toBe(400);
    expect(
      (await test.member.client.delete('/comments/list', { commentIDs, deleteMethod: 'full' })).status,
    ).toBe(403);
    const many = Array.from({ length: 51 }, (_, at) => at + 1);
    expect(
      (await test.moderator.client.delete('/comments/list', { commentIDs: many, deleteMethod: 'full' }))
        .status,
    ).toBe(422);
  });
});
