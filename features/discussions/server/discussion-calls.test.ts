// Every call on one discussion, by everybody; edits that would overwrite what was never seen.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from './testing/community.ts';
import { communityWithRiddles } from './testing/riddles.ts';

const test = communityWithRiddles();
let hiddenID: number;
let deletedID: number;

beforeAll(async () => {
  hiddenID = (await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID })).discussionID;
  deletedID = (await discussionBy(test.member.client)).discussionID;
  await test.moderator.client.delete(`/discussions/${deletedID}`);
});

interface Row {
  call: string;
  body?: object;
  /** Guest, its author, another member, a moderator. */
  answers: [number, number, number, number];
  /** Bodies that are refused, with their status. */
  invalid?: [object, number][];
}

const ROWS: Row[] = [
  { call: 'GET', answers: [200, 200, 200, 200] },
  { call: 'GET edit', answers: [403, 200, 403, 200] },
  { call: 'GET quote', answers: [200, 200, 200, 200] },
  { call: 'GET status-log', answers: [403, 200, 200, 200] },
  {
    call: 'PATCH',
    body: { name: 'Other words' },
    answers: [403, 200, 403, 200],
    invalid: [
      [{ name: 'x'.repeat(251) }, 422],
      [{ format: 'word' }, 422],
      [{ categoryID: 4711 }, 404],
      [{ pinLocation: 'moon' }, 422],
    ],
  },
  { call: 'PATCH', body: { closed: true }, answers: [403, 403, 403, 200] },
  { call: 'PATCH bump', body: {}, answers: [403, 403, 403, 200] },
  {
    call: 'PUT bookmark',
    body: { bookmarked: true },
    answers: [403, 200, 200, 200],
    invalid: [
      [{}, 400],
      [{ bookmarked: 'perhaps' }, 422],
    ],
  },
  {
    call: 'PUT dismiss',
    body: {},
    answers: [403, 200, 200, 200],
    invalid: [[{ dismissed: 'perhaps' }, 422]],
  },
  {
    call: 'PUT type',
    body: { type: 'riddle' },
    answers: [403, 403, 403, 200],
    invalid: [
      [{}, 400],
      [{ type: 'discussion', postTypeID: 'discussion' }, 400],
      [{ type: 'redirect' }, 400],
    ],
  },
  {
    call: 'PUT status',
    body: { statusID: 0 },
    answers: [403, 201, 403, 201],
    invalid: [
      [{}, 400],
      [{ statusID: 'open' }, 422],
    ],
  },
  {
    call: 'PUT canonical-url',
    body: { canonicalUrl: 'https://bees.example/swarm' },
    answers: [403, 200, 403, 200],
    invalid: [
      [{}, 400],
      [{ canonicalUrl: '/swarm' }, 422],
      [{ canonicalUrl: 'javascript:alert(1)' }, 422],
    ],
  },
  { call: 'DELETE canonical-url', answers: [403, 204, 403, 204] },
  {
    call: 'PUT tags',
    body: { tagIDs: [] },
    answers: [403, 200, 403, 200],
    invalid: [[{ tagIDs: ['x'] }, 422]],
  },
  { call: 'DELETE', answers: [403, 403, 403, 204] },
];

function send(client: TestClient, { call }: Row, discussionID: number, body: object | undefined) {
  const [method = 'GET', part] = call.split(' ');
  return client.call(method, `/discussions/${discussionID}${part ? `/${part}` : ''}`, body);
}

describe('each call on a discussion', () => {
  it.each(ROWS)('$call $body is for those who may', async (row) => {
    const { guest, member, other, moderator } = test;
    const found: number[] = [];
    for (const client of [guest, member.client, other.client, moderator.client]) {
      const { discussionID } = await discussionBy(member.client);
      found.push((await send(client, row, discussionID, row.body)).status);
    }
    expect(found).toEqual(row.answers);
    for (const [body, status] of row.invalid ?? []) {
      const { discussionID } = await discussionBy(member.client);
      expect([body, (await send(moderator.client, row, discussionID, body)).status]).toEqual([body, status]);
    }
  });

  it.each(ROWS)('$call $body is refused on what is hidden, unknown and deleted', async (row) => {
    expect((await send(test.member.client, row, hiddenID, row.body)).status).toBe(403);
    expect((await send(test.moderator.client, row, 987_654, row.body)).status).toBe(404);
    const gone = await send(test.moderator.client, row, deletedID, row.body);
    expect([gone.status, gone.body.code, gone.body.discussionID]).toEqual([
      410,
      'discussion.deleted',
      deletedID,
    ]);
    expect(gone.body.logID).toBeGreaterThan(0);
  });
});

describe('a canonical address', () => {
  it('stands until it is taken back', async () => {
    const { discussionID, url } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    const canonicalUrl = 'https://bees.example/swarm';
    const put = await test.member.client.put(`${path}/canonical-url`, { canonicalUrl });
    expect(put.body).toMatchObject({ canonicalUrl, url });
    expect((await test.guest.page(new URL(url).pathname)).text).toContain(canonicalUrl);
    expect((await test.member.client.delete(`${path}/canonical-url`)).text).toBe('');
    expect((await test.guest.get(path)).body.canonicalUrl).toBe(url);
    expect((await test.guest.page(new URL(url).pathname)).text).not.toContain(canonicalUrl);
  });
});

describe('addresses of what was moved and renamed', () => {
  it('go on working', async () => {
    const { body: target } = await test.admin.client.post('/categories', {
      name: 'Elsewhere',
      urlcode: 'elsewhere',
    });
    const { discussionID, url } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    const before = new URL(url).pathname;
    await test.member.client.patch(`/discussions/${discussionID}`, { categoryID: target.categoryID });
    expect((await test.guest.page(before)).status).toBe(200);
    await test.member.client.patch(`/discussions/${discussionID}`, { name: 'Another name' });
    const moved = await test.guest.page(before);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/discussion/${discussionID}/another-name`,
    ]);
    const { discussionID: other } = await discussionBy(test.member.client);
    await test.moderator.client.patch(`/comments/${commentID}`, { discussionID: other });
    const comment = await test.guest.page(`/discussion/comment/${commentID}`);
    expect([comment.status, comment.text.includes(`"discussionID":${other},`)]).toEqual([200, true]);
  });
});

describe('an edit from an earlier state', () => {
  const edit = (client: TestClient, path: string, body: object, revision?: string | null) =>
    client.call('PATCH', path, body, revision ? { 'if-match': revision } : {});

  it('is refused, names the current state and changes nothing', async () => {
    const { discussionID } = await discussionBy(test.member.client, { name: 'First' });
    const path = `/discussions/${discussionID}`;
    const read = (await test.member.client.get(`${path}/edit`)).headers.get('etag');
    expect(read).toMatch(/^"[\w-]{22}"$/);
    expect((await test.moderator.client.get(path)).headers.get('etag')).toBe(read);
    // Of no use to those who may not edit.
    expect((await test.guest.get(path)).headers.get('etag')).toBeNull();
    await commentOn(test.other.client, discussionID);
    await test.other.client.post(`${path}/reactions`, { reactionType: 'Like' });
    const first = await edit(test.moderator.client, path, { name: 'Second' }, read);
    expect([first.status, first.body.name]).toEqual([200, 'Second']);
    const refused = await edit(test.member.client, path, { name: 'Third', sink: false }, read);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        updateUserID: test.moderator.userID,
        revision: first.headers.get('etag'),
        dateUpdated: first.body.dateUpdated,
      },
    });
    expect((await test.member.client.get(`${path}/edit`)).body).toMatchObject({ name: 'Second', tagIDs: [] });
    const weak = `W/${refused.body.revision}`;
    expect((await edit(test.member.client, path, { name: 'Third' }, `"x", ${weak}`)).status).toBe(200);
    expect((await edit(test.member.client, path, { name: 'Fourth' }, '*')).status).toBe(200);
    expect((await edit(test.member.client, path, { name: 'Fifth' })).status).toBe(200);
    const tags = await test.member.client.call('PUT', `${path}/tags`, { tagIDs: [] }, { 'if-match': weak });
    expect(tags.status).toBe(409);
    const type = await test.moderator.client.call(
      'PUT',
      `${path}/type`,
      { type: 'riddle' },
      { 'if-match': weak },
    );
    expect(type.status).toBe(409);
  });

  it('lets one of fifty through that start from the same state', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    const read = (await test.member.client.get(`${path}/edit`)).headers.get('etag');
    const edits = Array.from({ length: 50 }, (_, at) =>
      edit(test.member.client, path, { name: `Name ${at}` }, read),
    );
    const statuses = (await Promise.all(edits)).map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  });
});

describe('posts that wait for approval', () => {
  it('answer 202 without an id, and are seen by their author and moderators alone', async () => {
    await test.site.database.execute(sql`
      insert into role_permissions (role_id, resource_type, resource_id, permission)
      values (8, 'global', 0, 'approval.require') on conflict do nothing`);
    test.site.invalidate(['roles']);
    const post = { name: 'A held one', body: 'Words', format: 'text', categoryID: 1 };
    const { status, body } = await test.other.client.post('/discussions', post);
    expect(status).toBe(202);
    expect(body).toEqual({ message: expect.any(String), status: 202, description: null });
    const own = await test.other.client.get('/discussions?insertUserID=$me&expand=-body');
    const held = own.body.find((each: { name: string }) => each.name === 'A held one');
    expect(held).toMatchObject({ isHeld: true });
    const path = `/discussions/${held.discussionID}`;
    for (const [client, seen] of [
      [test.guest, 404],
      [test.member.client, 404],
      [test.other.client, 200],
      [test.moderator.client, 200],
    ] as const)
      expect((await client.get(path)).status).toBe(seen);
    const comment = { body: 'Mine', format: 'text', discussionID: hiddenID };
    expect((await test.other.client.post('/comments', comment)).status).toBe(403);
    expect(
      (await test.other.client.post('/comments', { ...comment, discussionID: held.discussionID })).status,
    ).toBe(202);
    await test.site.database.execute(sql`delete from role_permissions where permission = 'approval.require'`);
    test.site.invalidate(['roles']);
  });
});

describe('what is deleted', () => {
  it('is stored with all that a restore needs', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.admin.client.patch(`/discussions/${discussionID}`, { newTagNames: ['kept'] });
    const { commentID } = await commentOn(test.other.client, discussionID);
    await test.other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'Like' });
    await test.member.client.post(`/comments/${commentID}/reactions`, { reactionType: 'LOL' });
    await test.other.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await test.admin.client.patch('/config', { 'moderation.undoDays': 0 });
    await test.moderator.client.delete(`/discussions/${discussionID}`);
    await test.admin.client.patch('/config', { 'moderation.undoDays': 30 });
    const row = await test.site.database.row<{ record: Record<string, unknown[]> }>(
      sql`select record from deleted_discussions where discussion_id = ${discussionID}`,
    );
    expect(row?.record).toMatchObject({
      discussion: { discussion_id: discussionID, insert_user_id: test.member.userID },
      reactions: [{ urlcode: 'Like' }],
      tagIDs: [expect.any(Number)],
      bookmarkUserIDs: [test.other.userID],
    });
    const comment = await test.site.database.row<{ record: object }>(
      sql`select record from deleted_comments where discussion_id = ${discussionID}`,
    );
    expect(comment?.record).toMatchObject({
      comment_id: commentID,
      insert_user_id: test.other.userID,
      reactions: [{ urlcode: 'LOL' }],
    });
  });
});
