// Between the category that a moderator looks after and one where they read: lists that name posts of both, posts that go
// from one to the other, and what was begun or done where it was theirs and stands elsewhere by now.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { discussionBy, letIn } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { CATEGORY_PERMISSIONS } from '../features/roles/testing/permission-names.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type NamedRecords, rowsAbout } from './testing/rows-about.ts';

const test = communityOfFile();
const THEIRS = 1;
let mine: number;
let roleID: number;
let local: TestMember;

beforeAll(async () => {
  const { client } = test.admin;
  const room = { name: 'Mine', urlcode: 'mine', customPermissions: true };
  mine = (await client.post('/categories', room)).body.categoryID;
  roleID = (
    await client.post('/roles', {
      name: 'Of one category',
      permissions: [{ type: 'global', permissions: { 'session.valid': true } }],
    })
  ).body.roleID;
  await letIn(client, roleID, mine, CATEGORY_PERMISSIONS);
  await client.patch(`/categories/${THEIRS}`, { customPermissions: true });
  await letIn(client, roleID, THEIRS);
  local = await signedIn(test, 'Lokalia');
  await client.patch(`/users/${local.userID}`, { roleID: [roleID] });
});

interface Thread {
  discussionID: number;
  commentIDs: number[];
}

async function threadIn(categoryID: number): Promise<Thread> {
  const { discussionID } = await discussionBy(test.admin.client, { categoryID });
  const commentIDs = [];
  for (let count = 0; count < 2; count++)
    commentIDs.push((await commentOn(test.admin.client, discussionID)).commentID);
  return { discussionID, commentIDs };
}

async function rowsOf({ discussionID, commentIDs }: Thread): Promise<Map<string, string>> {
  const nothing = [0];
  const records: NamedRecords = {
    ...{ discussion_id: [discussionID], comment_id: commentIDs, category_id: nothing, case_id: nothing },
    ...{ report_id: nothing, escalation_id: nothing, audit_log_id: nothing },
  };
  return rowsAbout(test.site.database, records, local.userID);
}

type Act = (client: TestClient, own: Thread, other: Thread) => Promise<{ status: number }>;

/** By what it is, a call about something of theirs, and what is the caller's own beside it. */
const CALLS: Readonly<Record<string, Act>> = {
  'closes both': (c, own, other) =>
    c.patch('/discussions/close', { discussionIDs: [own.discussionID, other.discussionID] }),
  'moves both into theirs': (c, own, other) =>
    c.patch('/discussions/move', {
      discussionIDs: [own.discussionID, other.discussionID],
      categoryID: THEIRS,
    }),
  'moves both into the own': (c, own, other) =>
    c.patch('/discussions/move', {
      discussionIDs: [own.discussionID, other.discussionID],
      ...{ categoryID: mine, addRedirects: true },
    }),
  'merges theirs into the own': (c, own, other) =>
    c.patch('/discussions/merge', {
      discussionIDs: [other.discussionID],
      ...{ destinationDiscussionID: own.discussionID, addRedirects: true },
    }),
  'merges the own into theirs': (c, own, other) =>
    c.patch('/discussions/merge', {
      ...{ discussionIDs: [own.discussionID], destinationDiscussionID: other.discussionID },
    }),
  'moves comments of theirs into the own': (c, own, other) =>
    c.patch('/comments/move', { commentIDs: other.commentIDs, discussionID: own.discussionID }),
  'moves own comments into theirs': (c, own, other) =>
    c.patch('/comments/move', { commentIDs: own.commentIDs, discussionID: other.discussionID }),
  'moves comments of both into the own': (c, own, other) =>
    c.patch('/comments/move', {
      commentIDs: [...own.commentIDs, ...other.commentIDs],
      discussionID: own.discussionID,
    }),
  'moves one comment into theirs': (c, own, other) =>
    c.patch(`/comments/${own.commentIDs[0]}`, { discussionID: other.discussionID }),
  'splits theirs off into the own': (c, _own, other) =>
    c.post('/discussions/split', { commentIDs: other.commentIDs, newPost: newPost(mine) }),
  'splits theirs off where they stand': (c, _own, other) =>
    c.post('/discussions/split', { commentIDs: other.commentIDs, newPost: newPost(THEIRS) }),
  'deletes comments of theirs': (c, _own, other) =>
    c.delete('/comments/list', {
      commentIDs: other.commentIDs,
      deleteMethod: 'full',
    }),
  'empties comments of theirs': (c, _own, other) =>
    c.delete('/comments/list', {
      commentIDs: other.commentIDs,
      deleteMethod: 'tombstone',
    }),
  'deletes both': (c, own, other) =>
    c.delete('/discussions/list', { discussionIDs: [own.discussionID, other.discussionID] }),
  'deletes both by a job': (c, own, other) =>
    c.delete('/discussions/list?longRunnerMode=async', {
      discussionIDs: [own.discussionID, other.discussionID],
    }),
};

/** By a job, some time later; and where they stand already. */
const LATER_OR_NOTHING = ['deletes both by a job', 'moves both into theirs'];

function newPost(categoryID: number, name = 'Split off') {
  return { name, categoryID, postType: 'discussion', authorType: 'me' };
}

describe('a call that names posts of both', () => {
  it.each(Object.entries(CALLS))('%s: theirs stay as they are', async (_name, send) => {
    const [own, other] = [await threadIn(mine), await threadIn(THEIRS)];
    const before = await rowsOf(other);
    const { status } = await send(local.client, own, other);
    expect(status).toBeLessThan(500);
    expect(await rowsOf(other)).toEqual(before);
  });

  it.each(Object.entries(CALLS).filter(([name]) => !LATER_OR_NOTHING.includes(name)))(
    '%s: would change them, were they let',
    async (_name, send) => {
      const [own, other] = [await threadIn(mine), await threadIn(THEIRS)];
      const before = await rowsOf(other);
      await send(test.admin.client, own, other);
      expect(await rowsOf(other)).not.toEqual(before);
    },
  );

  it('puts nothing of its own into theirs', async () => {
    const own = await threadIn(mine);
    const { client } = local;
    await client.patch('/discussions/move', { discussionIDs: [own.discussionID], categoryID: THEIRS });
    await client.patch(`/discussions/${own.discussionID}`, { categoryID: THEIRS });
    const split = { commentIDs: own.commentIDs, newPost: newPost(THEIRS, 'Put there') };
    expect((await client.post('/discussions/split', split)).status).toBe(403);
    const { body } = await test.admin.client.get(`/discussions/${own.discussionID}`);
    expect([body.categoryID, body.countComments]).toEqual([mine, 2]);
    const { body: there } = await test.admin.client.get(`/discussions?categoryID=${THEIRS}&limit=100`);
    expect(there.map(({ name }: { name: string }) => name)).not.toContain('Put there');
  });
});

describe('what was theirs and stands elsewhere by now', () => {
  const moveAway = (...discussionIDs: number[]) =>
    test.admin.client.patch('/discussions/move', { discussionIDs, categoryID: THEIRS });

  it.each([
    ['close', 'PATCH', { closed: true }],
    ['list', 'DELETE', {}],
  ] as const)('is left out by their own %s that goes on', async (path, method, body) => {
    const [stays, goes] = [await threadIn(mine), await threadIn(mine)];
    const discussionIDs = [stays.discussionID, goes.discussionID];
    const begun = await local.client.call(method, `/discussions/${path}?longRunnerTimeout=0`, {
      ...{ discussionIDs, ...body },
    });
    expect(begun.body.callbackPayload).toBeTruthy();
    await moveAway(goes.discussionID);
    const before = await rowsOf(goes);
    const type = { 'content-type': 'application/system+jwt' };
    let payload = begun.body.callbackPayload;
    let progress = begun.body.progress;
    for (let step = 0; payload !== null && step < 5; step++) {
      const next = await local.client.call('POST', '/calls/run', payload, type);
      ({ callbackPayload: payload, progress } = next.body);
    }
    expect(progress.failedIDs.map(Number)).toEqual([goes.discussionID]);
    expect(await rowsOf(goes)).toEqual(before);
  });

  it('is left out of a whole run that they undo', async () => {
    const [stays, goes] = [await threadIn(mine), await threadIn(mine)];
    const runID = randomUUID();
    const discussionIDs = [stays.discussionID, goes.discussionID];
    await local.client.call(
      'PATCH',
      '/discussions/close',
      { discussionIDs },
      { 'x-audit-log-run-id': runID },
    );
    await moveAway(goes.discussionID);
    const before = await rowsOf(goes);
    await local.client.post('/audit-logs/undo', { runID });
    expect(await rowsOf(goes)).toEqual(before);
    const closed = async ({ discussionID }: Thread) =>
      (await test.admin.client.get(`/discussions/${discussionID}`)).body.closed;
    expect([await closed(stays), await closed(goes)]).toEqual([false, true]);
  });

  it.each(['merge', 'split', 'comments'] as const)(
    'is not taken apart again by undoing their %s',
    async (way) => {
      const [one, into] = [await threadIn(mine), await threadIn(mine)];
      const runID = randomUUID();
      const headers = { 'x-audit-log-run-id': runID };
      const { client } = local;
      const discussionIDs = [one.discussionID];
      const done = await (way === 'merge'
        ? client.call(
            'PATCH',
            '/discussions/merge',
            { discussionIDs, destinationDiscussionID: into.discussionID },
            headers,
          )
        : way === 'split'
          ? client.call(
              'POST',
              '/discussions/split',
              { commentIDs: one.commentIDs, newPost: newPost(mine) },
              headers,
            )
          : client.call(
              'PATCH',
              '/comments/move',
              { commentIDs: one.commentIDs, discussionID: into.discussionID },
              headers,
            ));
      expect([done.status, done.text]).toEqual([200, done.text]);
      const where = (await test.admin.client.get(`/comments/${one.commentIDs[0]}`)).body.discussionID;
      await moveAway(where);
      const gone = { discussionID: where, commentIDs: [...one.commentIDs, ...into.commentIDs] };
      const before = await rowsOf(gone);
      await client.post('/audit-logs/undo', { runID });
      expect(await rowsOf(gone)).toEqual(before);
    },
  );

  it('is not restored by them: deleted discussions and comments of theirs', async () => {
    const other = await threadIn(THEIRS);
    const { client } = local;
    const [first, second] = other.commentIDs;
    await test.admin.client.delete(`/comments/${first}`);
    const before = await rowsOf(other);
    for (const path of [`/deleted-comments/${first}/restore`, `/comments/${first}/restore`]) {
      await client.post(path, {});
      await client.patch(path, {});
    }
    expect(await rowsOf(other)).toEqual(before);
    await test.admin.client.delete(`/discussions/${other.discussionID}`);
    const deleted = await rowsOf(other);
    await client.patch(`/discussions/${other.discussionID}/restore`, {});
    await client.patch(`/comments/${second}/restore`, {});
    expect(await rowsOf(other)).toEqual(deleted);
  });
});

describe('who looks after it no more', () => {
  it('neither goes on with nor undoes what they did', async () => {
    const [one, two, closed] = [await threadIn(mine), await threadIn(mine), await threadIn(mine)];
    const runID = randomUUID();
    const inRun = { 'x-audit-log-run-id': runID };
    const { client } = local;
    await client.call('PATCH', '/discussions/close', { discussionIDs: [closed.discussionID] }, inRun);
    const begun = await client.delete('/discussions/list?longRunnerTimeout=0', {
      discussionIDs: [one.discussionID, two.discussionID],
    });
    await test.admin.client.patch(`/users/${local.userID}`, { roleID: [8] });
    const before = [await rowsOf(two), await rowsOf(closed)];
    const type = { 'content-type': 'application/system+jwt' };
    await client.call('POST', '/calls/run', begun.body.callbackPayload, type);
    await client.post('/audit-logs/undo', { runID });
    expect([await rowsOf(two), await rowsOf(closed)]).toEqual(before);
    await test.admin.client.patch(`/users/${local.userID}`, { roleID: [roleID] });
  });
});
