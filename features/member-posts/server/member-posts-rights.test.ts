// Whose posts somebody may remove at once, and which of them.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { discussionBy, letIn } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { CONTINUATION, once, remove, undo } from './testing/removal.ts';

const test = communityOfFile();

async function moderatorOf(categoryID: number, name: string): Promise<TestMember> {
  const { body: role } = await test.admin.client.post('/roles', {
    name: `Moderators ${name} ${randomUUID()}`,
    permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
  });
  const names = ['discussions.view', 'discussions.delete', 'comments.delete', 'posts.moderate'];
  await letIn(test.admin.client, role.roleID, categoryID, names);
  const made = await signedIn(test, once(name));
  await test.admin.client.patch(`/users/${made.userID}`, { roleID: [8, role.roleID] });
  return made;
}

async function category(name: string): Promise<number> {
  const { body } = await test.admin.client.post('/categories', { name, urlcode: once(name).toLowerCase() });
  return body.categoryID;
}

describe('who removes the posts of a member', () => {
  it('removes nothing where they may not delete, and brings nothing back there', async () => {
    const theirs = await category('Orchard');
    const elsewhere = await category('Meadow');
    const author = await signedIn(test, once('Wanderer'));
    const here = await discussionBy(author.client, { categoryID: theirs });
    const there = await discussionBy(author.client, { categoryID: elsewhere });
    const comment = await commentOn(author.client, there.discussionID);
    const keeper = await moderatorOf(theirs, 'Keeper');
    const preview = await keeper.client.get(`/users/${author.userID}/posts/removal-preview`);
    expect(preview.body).toMatchObject({ countDiscussions: 1, countComments: 0 });
    const { body } = await remove(keeper.client, author.userID);
    expect(body.progress.successIDs).toEqual([`discussion:${here.discussionID}`, `user:${author.userID}`]);
    expect((await test.guest.get(`/discussions/${there.discussionID}`)).status).toBe(200);
    expect((await test.guest.get(`/comments/${comment.commentID}`)).status).toBe(200);

    // What somebody with more rights removed: they bring back what is theirs to bring back, and nothing else.
    const { runID } = await remove(test.admin.client, author.userID);
    expect((await undo(keeper.client, runID)).status).toBe(404);
    expect((await test.guest.get(`/discussions/${there.discussionID}`)).status).toBe(410);
  });

  it('stops at what they may not delete any more: that fails alone, and says so', async () => {
    const lost = await category('Hedge');
    const fenced = await category('Fence');
    const author = await signedIn(test, once('Shifting'));
    const inLost = await discussionBy(author.client, { categoryID: lost });
    const stillTheirs = await discussionBy(author.client, { categoryID: fenced });
    await commentOn(author.client, stillTheirs.discussionID);
    const keeper = await moderatorOf(lost, 'Halfkeeper');
    const role = (await test.admin.client.get(`/users/${keeper.userID}`)).body.roles.find(
      (each: { name: string }) => each.name.startsWith('Moderators'),
    );
    await letIn(test.admin.client, role.roleID, fenced, [
      'discussions.view',
      'discussions.delete',
      'comments.delete',
    ]);
    const runID = randomUUID();
    const headers = { 'x-audit-log-run-id': runID };
    const path = `/users/${author.userID}/posts?longRunnerTimeout=0`;
    const first = await keeper.client.call('DELETE', path, {}, headers);
    expect(first.status).toBe(408);
    await test.admin.client.patch(`/roles/${role.roleID}/permissions`, [
      { type: 'category', id: lost, permissions: { 'discussions.delete': false } },
    ]);
    const rest = await keeper.client.call('POST', '/calls/run', first.body.callbackPayload, CONTINUATION);
    expect(rest.status).toBe(403);
    expect(rest.body.progress.failedIDs).toEqual([`discussion:${inLost.discussionID}`]);
    const statusOf = async (id: number) => (await test.admin.client.get(`/discussions/${id}`)).status;
    expect([await statusOf(inLost.discussionID), await statusOf(stillTheirs.discussionID)]).toEqual([
      200, 410,
    ]);
    expect(await miscounted(test)).toEqual([]);
  });

  it('may delete somewhere, and ranks no lower', async () => {
    const path = `/users/${test.admin.userID}/posts`;
    expect((await test.guest.get(`${path}/removal-preview`)).status).toBe(403);
    expect((await test.member.client.get(`${path}/removal-preview`)).status).toBe(403);
    expect((await test.member.client.delete(path)).status).toBe(403);
    expect((await test.moderator.client.delete(path)).body.code).toBe('user.outranked');
    expect((await test.moderator.client.delete('/users/999999/posts')).status).toBe(404);
  });

  it('takes what waits for approval along only where they decide about it', async () => {
    const author = await signedIn(test, once('Waiting'));
    const categoryID = await category('Gate');
    const { discussionID } = await discussionBy(author.client, { categoryID });
    await test.site.database.execute(sql`
      update discussions set date_held = now() where discussion_id = ${discussionID}`);
    const { body: role } = await test.admin.client.post('/roles', {
      name: `Deleters ${randomUUID()}`,
      permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
    });
    await letIn(test.admin.client, role.roleID, categoryID, ['discussions.view', 'discussions.delete']);
    const deleter = await signedIn(test, once('Deleter'));
    await test.admin.client.patch(`/users/${deleter.userID}`, { roleID: [8, role.roleID] });
    const countFor = async (client: TestClient) =>
      (await client.get(`/users/${author.userID}/posts/removal-preview`)).body.countDiscussions;
    expect(await countFor(deleter.client)).toBe(0);
    expect(await countFor(test.admin.client)).toBe(1);
  });
});
