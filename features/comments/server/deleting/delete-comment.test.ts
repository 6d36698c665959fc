import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { commentOn } from '../testing/comments.ts';
import { countedCommunity } from '../testing/counted-community.ts';

const test = countedCommunity();

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
    test.site.invalidate(['config']);
    expect((await test.member.client.delete(`/comments/${leaf.commentID}`)).status).toBe(403);
    expect((await test.other.client.delete(`/comments/${leaf.commentID}`)).status).toBe(204);
    expect((await test.guest.get(`/comments/${leaf.commentID}`)).status).toBe(404);
  });

  it.each([
    ['one', (id: number) => test.other.client.delete(`/comments/${id}`), 204],
    [
      'a list',
      (id: number) => test.other.client.delete('/comments/list', { commentIDs: [id], deleteMethod: 'full' }),
      200,
    ],
  ] as const)('leaves what others replied to the author who deletes: %s', async (_way, remove, status) => {
    const { discussionID, root, reply, leaf } = await smallThread();
    expect((await remove(root.commentID)).status).toBe(status);
    const left = await test.guest.get(`/comments/${root.commentID}`);
    expect(left.body).toMatchObject({ insertUserID: 0, isTombstone: true });
    expect(left.text).not.toContain('Follow the sun');
    for (const { commentID } of [reply, leaf])
      expect((await test.guest.get(`/comments/${commentID}`)).status).toBe(200);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(3);
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

  it('counts as deleted what a call deleted before it was cut off, for whoever repeats it', async () => {
    const { discussionID, root, reply } = await smallThread();
    const further = await commentOn(test.other.client, discussionID);
    const body = {
      commentIDs: [reply.commentID, root.commentID, further.commentID],
      deleteMethod: 'full',
    };
    const cut = await test.moderator.client.delete('/comments/list?longRunnerTimeout=0', body);
    expect(cut.body.progress.successIDs).toEqual([reply.commentID]);
    for (let call = 0; call < 2; call++) {
      const again = await test.moderator.client.delete('/comments/list', body);
      expect([again.status, again.body.progress]).toEqual([
        200,
        { successIDs: body.commentIDs, failedIDs: [], exceptionsByID: {}, countTotalIDs: 3 },
      ]);
    }
    const other = await test.admin.client.delete('/comments/list', body);
    expect(other.body.progress.countTotalIDs).toBe(0);
  });

  it('counts as deleted what went with its whole discussion, for whoever deleted that', async () => {
    const { discussionID, root, reply } = await smallThread();
    const body = { commentIDs: [reply.commentID, root.commentID], deleteMethod: 'full' };
    await test.moderator.client.delete('/comments/list?longRunnerTimeout=0', body);
    await test.moderator.client.delete(`/discussions/${discussionID}`);
    const again = await test.moderator.client.delete('/comments/list', body);
    expect([again.status, again.body.progress.successIDs]).toEqual([200, body.commentIDs]);
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

describe('deleting comments at once', () => {
  const remove = (client: TestClient, commentIDs: number[], deleteMethod?: string) =>
    client.delete('/comments/list', { commentIDs, ...(deleteMethod && { deleteMethod }) });
  const three = async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const root = await commentOn(test.other.client, discussionID);
    const reply = await commentOn(test.member.client, discussionID, { parentCommentID: root.commentID });
    const last = await commentOn(test.other.client, discussionID);
    return { discussionID, ids: [root, reply, last].map((each) => each.commentID) };
  };

  it('needs the right on each, one discussion, a method and at most fifty', async () => {
    const { ids } = await three();
    const other = await commentOn(test.other.client, (await discussionBy(test.member.client)).discussionID);
    expect((await remove(test.guest, ids, 'full')).status).toBe(403);
    expect((await remove(test.member.client, ids, 'full')).status).toBe(403);
    expect((await remove(test.moderator.client, ids)).status).toBe(400);
    expect((await remove(test.moderator.client, ids, 'half')).status).toBe(422);
    expect((await remove(test.moderator.client, [], 'full')).status).toBe(422);
    expect(
      (
        await remove(
          test.moderator.client,
          Array.from({ length: 51 }, (_, at) => at + 1),
          'full',
        )
      ).status,
    ).toBe(422);
    expect((await remove(test.moderator.client, [...ids, other.commentID], 'full')).body.code).toBe(
      'comment.severalParents',
    );
    await test.site.database.execute(sql`
      insert into config_values (key, value) values ('vanilla.comments.allowSelfDelete', 'true') on conflict do nothing`);
    test.site.invalidate(['config']);
    // Behind one's own comment in the list, another's is as safe as in front of it.
    const [root = 0, reply = 0, last = 0] = ids;
    const refused = await remove(test.other.client, [last, reply], 'tombstone');
    expect(refused).toMatchObject({
      status: 403,
      body: {
        progress: { successIDs: [last], failedIDs: [reply], exceptionsByID: { [reply]: { status: 403 } } },
      },
    });
    expect((await test.guest.get(`/comments/${reply}`)).body).not.toHaveProperty('isTombstone');
    expect((await test.guest.get(`/comments/${root}`)).status).toBe(200);
    await test.site.database.execute(
      sql`delete from config_values where key = 'vanilla.comments.allowSelfDelete'`,
    );
    test.site.invalidate(['config']);
  });

  it('takes replies along, all in one act that can be undone', async () => {
    const { discussionID, ids } = await three();
    const [root = 0, reply = 0, last = 0] = ids;
    await test.other.client.post(`/comments/${reply}/reactions`, { reactionType: 'Like' });
    const { status, body } = await remove(test.moderator.client, [root, reply, root, 987_654], 'full');
    expect(status).toBe(200);
    expect(body).toEqual({
      progress: { successIDs: [root, reply], failedIDs: [], exceptionsByID: {}, countTotalIDs: 2 },
      callbackPayload: null,
    });
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(1);
    expect((await test.guest.get(`/comments/${last}`)).status).toBe(200);
    const stored = await test.site.database.rows<{ date_deleted: string; record: Record<string, unknown> }>(
      sql`select date_deleted, record from deleted_comments where comment_id = any(${ids}) order by comment_id`,
    );
    expect(stored.map((each) => each.record)).toMatchObject([
      { comment_id: root, insert_user_id: test.other.userID, reactions: [] },
      {
        comment_id: reply,
        parent_comment_id: root,
        reactions: [{ urlcode: 'Like', user_id: test.other.userID }],
      },
    ]);
    expect(new Set(stored.map((each) => each.date_deleted)).size).toBe(1);
  });

  it('empties comments whose replies shall stay', async () => {
    const { discussionID, ids } = await three();
    const [root = 0, reply = 0] = ids;
    const before = (await test.guest.get(`/comments/${root}?expand=raw`)).body;
    expect((await remove(test.moderator.client, [root], 'tombstone')).body.progress.successIDs).toEqual([
      root,
    ]);
    const emptied = (await test.guest.get(`/comments/${root}?expand=raw,updateUser`)).body;
    expect(emptied).toMatchObject({
      insertUserID: 0,
      updateUserID: 0,
      format: 'html',
      insertUser: { userID: 0 },
    });
    expect(emptied.body).not.toBe(before.body);
    expect((await test.guest.get(`/comments/${reply}`)).body.parentCommentID).toBe(root);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(3);
    expect((await test.other.client.patch(`/comments/${root}`, { body: 'Back' })).body.code).toBe(
      'comment.removed',
    );
    const stored = await test.site.database.row<{ body: string; insert_user_id: number }>(sql`
      select r.body, c.insert_user_id from post_revisions r join comments c on c.comment_id = r.record_id
      where r.record_type = 'comment' and r.record_id = ${root}`);
    expect(stored).toEqual({ body: before.bodyRaw, insert_user_id: test.other.userID });
  });

  it('leaves what comes after unread', async () => {
    const { discussionID, ids } = await three();
    const path = `/discussions/${discussionID}`;
    const tick = { type: 'discussion_view', discussionID };
    await test.moderator.client.call('POST', '/tick', tick, { 'user-agent': 'Mozilla/5.0 (X11) Gecko' });
    expect((await test.moderator.client.get(path)).body).toMatchObject({ unread: false, countUnread: 0 });
    await remove(test.moderator.client, ids.slice(2), 'full');
    await commentOn(test.other.client, discussionID);
    expect((await test.moderator.client.get(path)).body).toMatchObject({ unread: true, countUnread: 1 });
  });
});
