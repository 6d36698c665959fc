// What calls on comments refuse to take, where they refuse it, and what only some may say.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { commentOn } from '../testing/comments.ts';
import { countedCommunity } from '../testing/counted-community.ts';

const test = countedCommunity();
let admin: TestClient;
let moderator: TestClient;
let member: TestClient;
let openID: number;
let closedID: number;
let hiddenID: number;
let deletedID: number;
let commentID: number;

beforeAll(async () => {
  [admin, moderator, member] = [test.admin.client, test.moderator.client, test.member.client];
  const made = async (client: TestClient, more = {}) => (await discussionBy(client, more)).discussionID;
  openID = await made(member);
  closedID = await made(moderator, { closed: true });
  hiddenID = await made(moderator, { categoryID: test.privateCategoryID });
  deletedID = await made(member);
  await moderator.delete(`/discussions/${deletedID}`);
  commentID = (await commentOn(member, openID)).commentID;
});

const set = async (config: Record<string, unknown>) =>
  expect((await admin.patch('/config', config)).status).toBe(200);

interface Refusal {
  status: number;
  body: { code?: string; errors?: { field: string; code: string }[]; permissions?: string[] };
}
function outcome({ status, body }: Refusal): string {
  const [error] = body.errors ?? [];
  if (error) return `${status} ${error.field} ${error.code}`;
  return body.permissions ? `${status} ${body.permissions[0]}` : `${status} ${body.code ?? ''}`.trim();
}

describe('POST /comments', () => {
  const post = (more: object, client = member, query = '') =>
    client.post(`/comments${query}`, {
      body: `Words ${Math.random()}`,
      format: 'text',
      discussionID: openID,
      ...more,
    });

  it.each<[more: () => object, answer: string]>([
    [() => ({ body: undefined }), '400 body missingField'],
    [() => ({ format: undefined }), '400 format missingField'],
    [() => ({ discussionID: undefined }), '400 comment.parentMissing'],
    [() => ({ body: ' ' }), '422 body missingField'],
    [() => ({ body: 'x'.repeat(8001) }), '422 body maxLength'],
    [() => ({ body: '{', format: 'rich2' }), '422 body invalid'],
    [() => ({ format: 'word' }), '422 format invalid'],
    [() => ({ discussionID: 'this' }), '422 discussionID invalid'],
    [() => ({ parentCommentID: 'that' }), '422 parentCommentID invalid'],
    [() => ({ discussionID: 4711 }), '404 notFound'],
    [() => ({ discussionID: deletedID }), '410 discussion.deleted'],
    [() => ({ discussionID: hiddenID }), '403 discussions.view'],
    [() => ({ discussionID: closedID }), '400 comment.closed'],
    [() => ({ parentCommentID: 987_654 }), '404 notFound'],
    [() => ({ insertUserID: test.other.userID }), '403 site.manage'],
    [() => ({ discussionID: undefined, parentRecordID: openID }), '400 comment.parentTypeMissing'],
    [
      () => ({ discussionID: undefined, parentRecordType: 'escalation', parentRecordID: openID }),
      '400 comment.parentTypeUnknown',
    ],
    [() => ({ discussionID: undefined, parentRecordType: 'discussion' }), '400 comment.parentMissing'],
  ])('refuses: %#', async (more, answer) => {
    const before = (await moderator.get(`/discussions/${openID}`)).body.countComments;
    expect(outcome(await post(more()))).toBe(answer);
    expect((await moderator.get(`/discussions/${openID}`)).body.countComments).toBe(before);
  });

  it('takes a draft that is not there, and another author from administrators', async () => {
    expect((await post({ draftID: 4711 })).status).toBe(201);
    const as = await post({ insertUserID: test.other.userID }, admin);
    expect([as.status, as.body.insertUserID, as.body.insertUser.name]).toEqual([
      201,
      test.other.userID,
      'Otto',
    ]);
    expect(outcome(await post({ insertUserID: 4711 }, admin))).toBe('404 notFound');
    expect(outcome(await post({}, test.guest))).toBe('403 session.valid');
    expect(outcome(await post({}, member, '?expand=secrets'))).toBe('422 expand invalid');
  });

  it('keeps threads as flat as the site wants them', async () => {
    await set({ 'vanilla.comments.maxDepth': 1, 'vanilla.comment.minLength': 10 });
    const { status, body } = await post({ parentCommentID: commentID });
    expect([status, body.code, body.maxDepth, body.actualDepth]).toEqual([400, 'comment.tooDeep', 1, 2]);
    expect(outcome(await post({ body: 'Nine char' }))).toBe('422 body minLength');
    await set({ 'vanilla.comments.maxDepth': 5, 'vanilla.comment.minLength': 0 });
    expect((await post({ parentCommentID: commentID })).body.depth).toBe(2);
  });
});

describe('PATCH /comments/{id}', () => {
  it.each<[patch: () => object, client: () => TestClient, answer: string]>([
    [() => ({ body: ' ' }), () => moderator, '422 body missingField'],
    [() => ({ body: 'x'.repeat(8001), format: 'text' }), () => moderator, '422 body maxLength'],
    [() => ({ body: '{', format: 'rich2' }), () => moderator, '422 body invalid'],
    [() => ({ format: 'word' }), () => moderator, '422 format invalid'],
    [() => ({ insertUserID: 'me' }), () => admin, '422 insertUserID invalid'],
    [() => ({ insertUserID: 4711 }), () => admin, '404 notFound'],
    [() => ({ insertUserID: test.other.userID }), () => moderator, '403 site.manage'],
    [() => ({ discussionID: 4711 }), () => moderator, '404 notFound'],
    [() => ({ discussionID: deletedID }), () => moderator, '410 discussion.deleted'],
    [() => ({ discussionID: hiddenID }), () => member, '403 discussions.view'],
    [() => ({ body: 'Not mine' }), () => test.other.client, '403 comments.edit'],
    [() => ({ body: 'Not mine' }), () => test.guest, '403 session.valid'],
  ])('refuses: %#', async (patch, client, answer) => {
    const before = (await test.guest.get(`/comments/${commentID}?expand=raw`)).text;
    expect(outcome(await client().patch(`/comments/${commentID}`, patch()))).toBe(answer);
    expect((await test.guest.get(`/comments/${commentID}?expand=raw`)).text).toBe(before);
  });

  it('is over for authors when the discussion is closed, and by the clock', async () => {
    const { discussionID } = await discussionBy(member);
    const { commentID: own } = await commentOn(test.other.client, discussionID);
    const edit = (client: TestClient) => client.patch(`/comments/${own}`, { body: `Words ${Math.random()}` });
    await moderator.patch(`/discussions/${discussionID}`, { closed: true });
    expect(outcome(await edit(test.other.client))).toBe('400 comment.closed');
    expect((await edit(moderator)).status).toBe(200);
    await moderator.patch(`/discussions/${discussionID}`, { closed: false });
    expect((await edit(test.other.client)).status).toBe(200);
    await set({ 'garden.editContentTimeout': 0 });
    expect(outcome(await edit(test.other.client))).toBe('400 comment.editWindowOver');
    await set({ 'garden.editContentTimeout': -1 });
    await test.site.database.execute(
      sql`update comments set date_inserted = now() - interval '9 years' where comment_id = ${own}`,
    );
    expect((await edit(test.other.client)).status).toBe(200);
    await set({ 'garden.editContentTimeout': 3600 });
  });

  it('tells its revision to those who may edit', async () => {
    const etag = async (client: TestClient) =>
      (await client.get(`/comments/${commentID}`)).headers.get('etag');
    expect(await etag(member)).toMatch(/^"[\w-]{22}"$/);
    expect([await etag(test.guest), await etag(test.other.client)]).toEqual([null, null]);
  });
});

describe('reading', () => {
  const thread = (query: string, client = test.guest) =>
    client.get(`/comments/thread?parentRecordType=discussion&parentRecordID=${openID}&${query}`);

  it.each([
    ['limit=101', '422 limit maximum'],
    ['limit=0', '422 limit minimum'],
    ['page=0', '422 page minimum'],
    ['sort=commentID', '422 sort invalid'],
    ['collapseChildDepth=0', '422 collapseChildDepth minimum'],
    ['collapseChildLimit=-1', '422 collapseChildLimit minimum'],
    ['expand=secrets', '422 expand invalid'],
    ['parentCommentID=987654', '404 notFound'],
    ['focusCommentID=987654', '200'],
  ])('a thread with %s: %s', async (query, answer) => {
    expect(outcome(await thread(query))).toBe(answer);
  });

  it('a thread of what is deleted, hidden, or not named', async () => {
    const of = (id: number | '') =>
      test.guest.get(`/comments/thread?parentRecordType=discussion&parentRecordID=${id}`);
    expect(outcome(await of(deletedID))).toBe('410 discussion.deleted');
    expect(outcome(await of(hiddenID))).toBe('403 discussions.view');
    expect(outcome(await test.guest.get(`/comments/thread?parentRecordID=${openID}`))).toBe(
      '400 parentRecordType missingField',
    );
    const { discussionID } = await discussionBy(member);
    const elsewhere = await commentOn(member, discussionID);
    expect(outcome(await thread(`parentCommentID=${elsewhere.commentID}`))).toBe('404 notFound');
  });

  it('a list, by every kind of date and range, and by what is deleted', async () => {
    const { discussionID } = await discussionBy(member);
    const ids: number[] = [];
    for (let at = 0; at < 4; at++) ids.push((await commentOn(member, discussionID)).commentID);
    const [first = 0, second = 0, third = 0] = ids;
    const { commentID: reply } = await commentOn(member, discussionID, { parentCommentID: first });
    const list = async (query: string) =>
      (await test.guest.get(`/comments?discussionID=${discussionID}&${query}`)).body.map(
        (row: { commentID: number }) => row.commentID,
      );
    expect(await list(`commentID=[${first},${third})`)).toEqual([first, second]);
    expect(await list(`commentID=>${third}`)).toEqual([...ids.slice(3), reply]);
    await member.patch(`/comments/${second}`, { body: 'Said again' });
    expect(await list('dateUpdated=>=2020-01-01')).toEqual([second]);
    expect(await list('dateUpdated=<2020-01-01')).toEqual([]);
    expect(await list(`insertUserID=${test.other.userID},${test.member.userID}`)).toHaveLength(5);
    expect(await list('categoryID=[1,2]')).toHaveLength(5);
    expect(await list('sort=-score&limit=2')).toHaveLength(2);
    const quoted = async (query: string) =>
      (await test.guest.get(`/comments?commentID=${reply}${query}`)).body[0].body.includes('embedQuote');
    expect([await quoted(''), await quoted('&quoteParent=false')]).toEqual([true, false]);
    for (const [query, answer] of [
      [`discussionID=${deletedID}`, '410 discussion.deleted'],
      [`discussionID=${hiddenID}`, '403 discussions.view'],
      ['commentID=many', '422 commentID invalid'],
      ['commentID=[5,1]', '400 commentID invalid'],
      ['categoryID=4711', '404 notFound'],
      ['page=0', '422 page minimum'],
      ['dirtyRecords=true', '403 site.manage'],
    ] as const)
      expect([query, outcome(await moderatorOrGuest(query).get(`/comments?${query}`))]).toEqual([
        query,
        answer,
      ]);
    expect(outcome(await member.get('/comments/search?query=x&limit=101'))).toBe('422 limit maximum');
    expect(outcome(await test.guest.get(`/comments/${first}?expand=secrets`))).toBe('422 expand invalid');
  });

  /** Members get 403 for what is hidden, moderators see it. */
  const moderatorOrGuest = (query: string) => (query.startsWith('dirty') ? moderator : test.guest);
});
