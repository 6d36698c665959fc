import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { discussionBy, letIn } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { AuditLogEntry } from '../audit-log.contract.ts';

const test = communityOfFile();

const newest = async (recordType: string, recordID: number): Promise<AuditLogEntry> => {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=${recordType}&recordID=${recordID}`);
  return body[0];
};
const undo = (client: TestClient, ...auditLogIDs: number[]) =>
  client.post('/audit-logs/undo', { auditLogIDs });
const problemOf = (answer: Awaited<ReturnType<typeof undo>>) =>
  Object.values(answer.body.progress?.exceptionsByID ?? {})[0] as { message: string; status: number };

/** Looks after one category, and is a member elsewhere. */
async function moderatorOf(categoryID: number, name: string): Promise<TestMember> {
  const { body: role } = await test.admin.client.post('/roles', {
    name: `Moderators ${name} ${randomUUID()}`,
    permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
  });
  await letIn(test.admin.client, role.roleID, categoryID, [
    'discussions.view',
    'discussions.add',
    'discussions.close',
    'discussions.delete',
    'discussions.edit',
    'discussions.manage',
    'comments.delete',
    'posts.moderate',
  ]);
  const made = await signedIn(test, name);
  await test.admin.client.patch(`/users/${made.userID}`, { roleID: [8, role.roleID] });
  return made;
}

async function otherCategory(name: string): Promise<number> {
  const { body } = await test.admin.client.post('/categories', { name, urlcode: name.toLowerCase() });
  return body.categoryID;
}

/** All that readers see of a discussion, and what is counted of it. */
async function stateOf(discussionID: number) {
  const [discussion, comments] = await Promise.all([
    test.member.client.get(`/discussions/${discussionID}?expand=tags`),
    test.member.client.get(`/comments?discussionID=${discussionID}`),
  ]);
  const { database } = test.site;
  const counters = await database.rows(
    sql`select user_id, count_discussions, count_comments from users order by 1`,
  );
  const categories = await database.rows(sql`
    select category_id, count_discussions, count_comments from categories order by 1`);
  const { countViews: _, ...seen } = discussion.body;
  return { status: discussion.status, seen, comments: comments.body, counters, categories };
}

describe('undoing what was done to a discussion', () => {
  it.each([
    ['closed', { closed: true }],
    ['sunk', { sink: true }],
    ['announced', { pinned: true, pinLocation: 'recent' }],
  ])('that was %s leaves it as it was, and says who undid it', async (_name, patch) => {
    const { discussionID } = await discussionBy(test.member.client);
    const before = await stateOf(discussionID);
    await test.admin.client.patch(`/discussions/${discussionID}`, patch);
    const entry = await newest('discussion', discussionID);
    expect(entry.undo).toMatchObject({ state: 'open', dateUndone: null, undoUser: null });
    expect(await stateOf(discussionID)).not.toEqual(before);
    expect(await undo(test.admin.client, entry.auditLogID)).toMatchObject({
      status: 200,
      body: { progress: { successIDs: [entry.auditLogID], failedIDs: [] }, callbackPayload: null },
    });
    expect(await stateOf(discussionID)).toEqual(before);
    expect((await test.admin.client.get(`/audit-logs/${entry.auditLogID}`)).body.undo).toMatchObject({
      state: 'undone',
      undoUserID: test.admin.userID,
      dateUndone: expect.any(String),
    });
  });

  it('that was moved brings it back to its category, and takes the redirect away', async () => {
    const toID = await otherCategory('Archive');
    const { discussionID } = await discussionBy(test.member.client);
    await commentOn(test.other.client, discussionID);
    const before = await stateOf(discussionID);
    const move = { discussionIDs: [discussionID], categoryID: toID, addRedirects: true };
    expect((await test.admin.client.patch('/discussions/move', move)).status).toBe(200);
    const { body: redirects } = await test.admin.client.get('/discussions?type=redirect');
    expect(redirects).toHaveLength(1);
    const { auditLogID } = await newest('discussion', discussionID);
    await undo(test.admin.client, auditLogID);
    expect(await stateOf(discussionID)).toEqual(before);
    expect((await test.admin.client.get('/discussions?type=redirect')).body).toEqual([]);
    expect(await miscounted(test)).toEqual([]);
  });

  it('that was deleted brings all of it back: comments, votes, bookmarks, tags, where it was read', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await test.other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' });
    await test.member.client.post(`/comments/${commentID}/reactions`, { reactionType: 'Like' });
    await test.other.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await test.admin.client.put(`/discussions/${discussionID}/tags`, { tagIDs: [] });
    const before = await stateOf(discussionID);
    expect(before.seen.score).toBe(1);
    expect((await test.admin.client.delete(`/discussions/${discussionID}`)).status).toBe(204);
    for (const client of [test.guest, test.member.client, test.admin.client])
      expect((await client.get(`/discussions/${discussionID}`)).status).toBe(410);
    expect((await test.admin.client.get(`/comments/${commentID}`)).status).toBe(404);
    expect((await test.other.client.get('/discussions/bookmarked')).body).toEqual([]);
    expect(await miscounted(test)).toEqual([]);
    const { auditLogID } = await newest('discussion', discussionID);
    await undo(test.admin.client, auditLogID);
    expect(await stateOf(discussionID)).toEqual(before);
    expect((await test.other.client.get('/discussions/bookmarked')).body).toHaveLength(1);
    expect(await miscounted(test)).toEqual([]);
  });

  it('twice, and at the same time, does it once', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.admin.client.delete(`/discussions/${discussionID}`);
    const { auditLogID } = await newest('discussion', discussionID);
    const answers = await Promise.all([1, 2, 3].map(() => undo(test.admin.client, auditLogID)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await test.admin.client.get(
      `/audit-logs?recordType=discussion&recordID=${discussionID}`,
    );
    expect(body.map(({ eventType }: AuditLogEntry) => eventType)).toEqual([
      'discussion.restored',
      'discussion.deleted',
    ]);
    await test.admin.client.delete(`/discussions/${discussionID}`);
    await undo(test.admin.client, auditLogID);
    expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(410);
  });

  it('is refused where somebody changed it since, where it is too late, and where nothing undoes it', async () => {
    const [third, fourth] = [await otherCategory('Third'), await otherCategory('Fourth')];
    const { discussionID } = await discussionBy(test.member.client);
    const move = (categoryID: number) =>
      test.admin.client.patch(`/discussions/${discussionID}`, { categoryID });
    await move(third);
    const { auditLogID } = await newest('discussion', discussionID);
    await move(fourth);
    expect(problemOf(await undo(test.admin.client, auditLogID))).toMatchObject({
      status: 409,
      message: 'This was changed again since then, so it cannot be undone.',
    });
    await test.admin.client.patch('/config', { 'moderation.undoDays': 0 });
    const late = await newest('discussion', discussionID);
    expect(late.undo?.state).toBe('over');
    expect(problemOf(await undo(test.admin.client, late.auditLogID)).status).toBe(410);
    await test.admin.client.patch('/config', { 'moderation.undoDays': 30 });
    await test.admin.client.patch(`/discussions/${discussionID}`, { name: 'Another name for it' });
    const edited = await newest('discussion', discussionID);
    expect(edited.undo).toBeNull();
    expect((await undo(test.admin.client, edited.auditLogID)).status).toBe(404);
    expect((await test.admin.client.post('/audit-logs/undo', {})).status).toBe(400);
    expect((await test.guest.post('/audit-logs/undo', { auditLogIDs: [auditLogID] })).status).toBe(403);
  });
});

describe('undoing what was done to a comment', () => {
  it.each(['full', 'tombstone'])('that was deleted (%s) brings it back', async (deleteMethod) => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await commentOn(test.member.client, discussionID, { parentCommentID: commentID });
    const before = await stateOf(discussionID);
    await test.admin.client.call('DELETE', '/comments/list', { commentIDs: [commentID], deleteMethod });
    expect(await stateOf(discussionID)).not.toEqual(before);
    const { auditLogID } = await newest('comment', commentID);
    expect((await undo(test.admin.client, auditLogID)).status).toBe(200);
    const { seen, comments } = await stateOf(discussionID);
    expect(comments).toEqual(before.comments);
    expect(seen.countComments).toBe(before.seen.countComments);
    expect(await miscounted(test)).toEqual([]);
  });
});

describe('one gesture', () => {
  it('on many, in several calls, is undone as one, newest first', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 4; at++) ids.push((await discussionBy(test.member.client)).discussionID);
    const before = await Promise.all(ids.map(stateOf));
    const runID = randomUUID();
    const inRun = { 'x-audit-log-run-id': runID };
    const del = (discussionIDs: number[]) =>
      test.admin.client.call('DELETE', '/discussions/list', { discussionIDs }, inRun);
    await del(ids.slice(0, 2));
    await del(ids.slice(2));
    const { body: logged } = await test.admin.client.get(`/audit-logs?runID=${runID}`);
    expect(logged).toHaveLength(4);
    const { status, body } = await test.admin.client.post('/audit-logs/undo', { runID });
    expect([status, body.progress.successIDs.length]).toEqual([200, 4]);
    expect(await Promise.all(ids.map(stateOf))).toEqual(before);
    expect((await test.admin.client.post('/audit-logs/undo', { runID })).status).toBe(200);
    expect(await miscounted(test)).toEqual([]);
  });

  it('may hold what cannot be undone any more, which is said of each', async () => {
    const [one, two] = [await discussionBy(test.member.client), await discussionBy(test.member.client)];
    const discussionIDs = [one.discussionID, two.discussionID];
    await test.admin.client.patch('/discussions/close', { discussionIDs });
    const { runID } = await newest('discussion', one.discussionID);
    await test.admin.client.delete(`/discussions/${one.discussionID}`);
    const { status, body } = await test.admin.client.post('/audit-logs/undo', { runID });
    expect([status, body.progress.successIDs.length, body.progress.failedIDs.length]).toEqual([410, 1, 1]);
    expect((await test.guest.get(`/discussions/${two.discussionID}`)).body.closed).toBe(false);
  });
});

describe('a moderator of one category', () => {
  it('undoes nothing that is elsewhere, by any call', async () => {
    const [mine, theirs] = [await otherCategory('Mine'), await otherCategory('Theirs')];
    const moderator = await moderatorOf(mine, 'Mona');
    const runID = randomUUID();
    const inRun = { 'x-audit-log-run-id': runID };
    const own = await discussionBy(test.admin.client, { categoryID: mine });
    const other = await discussionBy(test.member.client, { categoryID: theirs });
    for (const { discussionID } of [own, other])
      await test.admin.client.call('DELETE', `/discussions/${discussionID}`, undefined, inRun);
    const entry = await newest('discussion', other.discussionID);
    expect((await undo(moderator.client, entry.auditLogID)).status).toBe(404);
    const { body } = await moderator.client.post('/audit-logs/undo', { runID });
    expect(body.progress.successIDs).toHaveLength(1);
    expect((await test.guest.get(`/discussions/${other.discussionID}`)).status).toBe(410);
    expect((await test.admin.client.get(`/discussions/${own.discussionID}`)).status).toBe(200);
  });

  it('does not undo what they did themselves once it stands where they are no moderator', async () => {
    const [mine, theirs] = [await otherCategory('Ours'), await otherCategory('Far')];
    const moderator = await moderatorOf(mine, 'Mika');
    const { discussionID } = await discussionBy(test.admin.client, { categoryID: mine });
    await moderator.client.patch(`/discussions/${discussionID}`, { closed: true });
    const { auditLogID } = await newest('discussion', discussionID);
    await test.admin.client.patch(`/discussions/${discussionID}`, { categoryID: theirs });
    expect(problemOf(await undo(moderator.client, auditLogID)).status).toBe(403);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.closed).toBe(true);
  });
});
