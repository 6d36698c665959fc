// All posts of a member go as one act, wherever somebody may delete them, and come back as one: only those, and all of them.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { CONTINUATION, once, remove, undo } from './testing/removal.ts';

const test = communityOfFile();

/** What readers see of these, without what they cannot: bodies, authors, numbers. */
async function seenOf(discussionIDs: readonly number[]) {
  const seen = await Promise.all(
    discussionIDs.map(async (id) => {
      const { status, body } = await test.guest.get(`/discussions/${id}`);
      const comments = await test.guest.get(`/comments?discussionID=${id}`);
      const rows = comments.status === 200 ? comments.body : [];
      return [
        status,
        body.countComments,
        ...rows.map((each: { commentID: number; body: string; insertUserID: number }) => [
          each.commentID,
          each.body,
          each.insertUserID,
        ]),
      ];
    }),
  );
  const counts = await test.site.database.rows(sql`
    select user_id, count_discussions, count_comments from users order by user_id`);
  return { seen, counts };
}

/** Two discussions of the member and one of somebody else, with comments of both in each. */
async function written(begin: string) {
  const name = once(begin);
  const author = await signedIn(test, name);
  const own = await discussionBy(author.client, { name: `${name} one` });
  const second = await discussionBy(author.client, { name: `${name} two` });
  const host = await discussionBy(test.other.client, { name: `Host of ${name}` });
  await commentOn(test.other.client, own.discussionID);
  await commentOn(author.client, own.discussionID);
  const lonely = await commentOn(author.client, host.discussionID);
  const answered = await commentOn(author.client, host.discussionID);
  const reply = await commentOn(test.other.client, host.discussionID, {
    parentCommentID: answered.commentID,
  });
  const ownReply = await commentOn(author.client, host.discussionID, { parentCommentID: reply.commentID });
  return {
    author,
    ids: [own.discussionID, second.discussionID, host.discussionID],
    hostID: host.discussionID,
    lonely,
    answered,
    reply,
    ownReply,
  };
}

describe('the posts of a member', () => {
  it('are counted first, go in one act, stand in the log as one line, and come back as they were', async () => {
    const { author, ids, hostID, answered, reply } = await written('Verbose');
    await test.other.client.post(`/comments/${answered.commentID}/reactions`, { reactionType: 'like' });
    const before = await seenOf(ids);
    const { client } = test.moderator;
    const preview = await client.get(`/users/${author.userID}/posts/removal-preview`);
    expect(preview.body).toEqual({
      countDiscussions: 2,
      countComments: 4,
      countCommentsByOthers: 1,
      hasMoreThanCounted: false,
    });
    const removed = await remove(client, author.userID);
    expect([removed.status, removed.body.progress.successIDs.length]).toEqual([200, 7]);
    const { body: left } = await test.guest.get(`/comments?discussionID=${hostID}`);
    expect(left.map((each: { commentID: number }) => each.commentID).sort()).toEqual(
      [answered.commentID, reply.commentID].sort(),
    );
    expect(left.map((each: { insertUserID: number }) => each.insertUserID)).not.toContain(author.userID);
    expect((await test.guest.get(`/discussions/${ids[0]}`)).status).toBe(410);
    expect(await miscounted(test)).toEqual([]);
    const lines = await test.admin.client.get(`/audit-logs?recordType=user&recordID=${author.userID}`);
    expect(lines.body[0]).toMatchObject({
      eventType: 'user.postsRemoved',
      runID: removed.runID,
      after: { countDiscussions: 2, countComments: 4 },
    });
    // Again: there is nothing left, and nothing is written down.
    expect((await remove(client, author.userID)).body.progress.successIDs).toEqual([`user:${author.userID}`]);
    const again = await test.admin.client.get(`/audit-logs?recordType=user&recordID=${author.userID}`);
    expect(again.body.length).toBe(lines.body.length);

    const undone = await undo(client, removed.runID);
    expect([undone.status, undone.body.progress.failedIDs]).toEqual([200, []]);
    expect(await seenOf(ids)).toEqual(before);
    expect(await miscounted(test)).toEqual([]);
  });

  it('goes on step by step; the same step sent twice at once changes nothing more', async () => {
    const { author, ids } = await written('Stepwise');
    const before = await seenOf(ids);
    const { client } = test.moderator;
    const runID = randomUUID();
    const path = `/users/${author.userID}/posts?longRunnerTimeout=0`;
    let answer = await client.call('DELETE', path, {}, { 'x-audit-log-run-id': runID });
    expect([answer.status, answer.body.progress.countTotalIDs]).toEqual([408, 7]);
    let steps = 1;
    while (answer.body.callbackPayload) {
      const payload = answer.body.callbackPayload;
      const [first, second] = await Promise.all([
        client.call('POST', '/calls/run?longRunnerTimeout=0', payload, CONTINUATION),
        client.call('POST', '/calls/run?longRunnerTimeout=0', payload, CONTINUATION),
      ]);
      answer = first.body.callbackPayload === undefined ? second : first;
      steps++;
    }
    expect([answer.status, steps]).toEqual([200, 7]);
    const acts = await test.site.database.row(sql`
      select count(*)::int as acts, count(distinct (record_type, record_id))::int as records
      from audit_log join audit_log_undos using (audit_log_id) where run_id = ${runID}::uuid`);
    expect(acts).toEqual({ acts: 7, records: 7 });
    await undo(client, runID);
    expect(await seenOf(ids)).toEqual(before);
  });

  it('stay where they stand when the run is not gone on with, and what went comes back alone', async () => {
    const { author, ids } = await written('Halfway');
    const before = await seenOf(ids);
    const { client } = test.moderator;
    const runID = randomUUID();
    const headers = { 'x-audit-log-run-id': runID };
    await client.call('DELETE', `/users/${author.userID}/posts?longRunnerTimeout=0`, {}, headers);
    const preview = await client.get(`/users/${author.userID}/posts/removal-preview`);
    expect(preview.body).toMatchObject({ countDiscussions: 2, countComments: 3 });
    await undo(client, runID);
    expect(await seenOf(ids)).toEqual(before);
    expect(await miscounted(test)).toEqual([]);
  });

  it('come back without what was removed before, and without what somebody else removed since', async () => {
    const { author, ids, lonely, ownReply } = await written('Contested');
    const [firstID = 0, secondID = 0] = ids;
    const { client } = test.moderator;
    // Before: one of each, by somebody else.
    await test.admin.client.delete(`/discussions/${secondID}`);
    await test.admin.client.call('DELETE', '/comments/list', {
      commentIDs: [lonely.commentID],
      deleteMethod: 'full',
    });
    const { runID, body } = await remove(client, author.userID);
    expect(body.progress.successIDs).not.toContain(`discussion:${secondID}`);
    // Since: brought back, and removed again by an administrator. A comment is restored from its history, too.
    const path = `/audit-logs?recordType=discussion&recordID=${firstID}&eventType=discussion.deleted`;
    const [entry] = (await test.admin.client.get(path)).body;
    await test.admin.client.post('/audit-logs/undo', { auditLogIDs: [entry.auditLogID] });
    await test.admin.client.delete(`/discussions/${firstID}`);
    const restored = await test.admin.client.patch(`/deleted-comments/${ownReply.commentID}/restore`);
    expect(restored.status).toBe(200);
    await test.admin.client.call('DELETE', '/comments/list', {
      commentIDs: [ownReply.commentID],
      deleteMethod: 'tombstone',
    });

    const undone = await undo(client, runID);
    const messages = Object.values<{ message: string }>(undone.body.progress.exceptionsByID);
    expect(messages.map(({ message }) => message).sort()).toEqual([
      'This discussion was deleted.',
      'This was changed again since then, so it cannot be undone.',
    ]);
    const { body: emptied } = await test.guest.get(`/comments/${ownReply.commentID}`);
    expect(emptied.isTombstone).toBe(true);
    for (const id of [firstID, secondID])
      expect((await test.guest.get(`/discussions/${id}`)).status).toBe(410);
    expect((await test.guest.get(`/comments/${lonely.commentID}`)).status).toBe(404);
    expect(await miscounted(test)).toEqual([]);
  });

  it('come back though some were brought back one by one meanwhile', async () => {
    const { author, ids, lonely } = await written('Partly');
    const before = await seenOf(ids);
    const { runID } = await remove(test.moderator.client, author.userID);
    const path = `/audit-logs?recordType=comment&recordID=${lonely.commentID}&eventType=comment.deleted`;
    const [entry] = (await test.admin.client.get(path)).body;
    await test.admin.client.post('/audit-logs/undo', { auditLogIDs: [entry.auditLogID] });
    const undone = await undo(test.moderator.client, runID);
    expect(undone.body.progress.failedIDs).toEqual([]);
    expect(await seenOf(ids)).toEqual(before);
  });
});
