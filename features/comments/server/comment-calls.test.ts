// Every call on comments, by everybody: rights, states, lists by id.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient, TestResponse } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { commentOn } from './testing/comments.ts';
import { countedCommunity } from './testing/counted-community.ts';

const test = countedCommunity();
let openID: number;
let closedID: number;
let hiddenCommentID: number;

beforeAll(async () => {
  openID = (await discussionBy(test.member.client)).discussionID;
  closedID = (await discussionBy(test.moderator.client, { closed: true })).discussionID;
  const hidden = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
  hiddenCommentID = (await commentOn(test.moderator.client, hidden.discussionID)).commentID;
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
  {
    call: 'PATCH',
    body: { body: 'Other words' },
    answers: [403, 200, 403, 200],
    invalid: [
      [{ body: ' ' }, 422],
      [{ format: 'word' }, 422],
      [{ body: 'x'.repeat(8001), format: 'text' }, 422],
      [{ discussionID: 4711 }, 404],
    ],
  },
  { call: 'DELETE', answers: [403, 403, 403, 204] },
];

function send(client: TestClient, { call }: Row, commentID: number, body: object | undefined) {
  const [method = 'GET', part] = call.split(' ');
  return client.call(method, `/comments/${commentID}${part ? `/${part}` : ''}`, body);
}

describe('each call on a comment', () => {
  it.each(ROWS)('$call is for those who may', async (row) => {
    const { guest, other, member, moderator } = test;
    const found: number[] = [];
    for (const client of [guest, other.client, member.client, moderator.client]) {
      const { commentID } = await commentOn(other.client, openID);
      found.push((await send(client, row, commentID, row.body)).status);
    }
    expect(found).toEqual(row.answers);
    for (const [body, status] of row.invalid ?? []) {
      const { commentID } = await commentOn(other.client, openID);
      expect([body, (await send(moderator.client, row, commentID, body)).status]).toEqual([body, status]);
    }
    expect((await send(member.client, row, hiddenCommentID, row.body)).status).toBe(403);
    expect((await send(moderator.client, row, 987_654, row.body)).status).toBe(404);
  });

  it('posting needs a discussion one may comment on', async () => {
    const post = async (client: TestClient, more: object) => {
      const { status, body } = await client.post('/comments', {
        body: `Words ${Math.random()}`,
        format: 'text',
        ...more,
      });
      return [status, body.code];
    };
    const { client } = test.member;
    expect((await post(test.guest, { discussionID: openID }))[0]).toBe(403);
    expect((await post(client, { discussionID: openID }))[0]).toBe(201);
    expect((await post(client, { discussionID: 4711 }))[0]).toBe(404);
    expect(await post(client, { discussionID: closedID })).toEqual([400, 'comment.closed']);
    expect((await post(test.moderator.client, { discussionID: closedID }))[0]).toBe(201);
    expect(await post(client, {})).toEqual([400, 'comment.parentMissing']);
    expect(await post(client, { parentRecordID: openID })).toEqual([400, 'comment.parentTypeMissing']);
    expect(await post(client, { parentRecordID: openID, parentRecordType: 'event' })).toEqual([
      400,
      'comment.parentTypeUnknown',
    ]);
    expect((await post(client, { discussionID: openID, insertUserID: test.other.userID }))[0]).toBe(403);
    expect((await test.member.client.post('/comments', { discussionID: openID })).status).toBe(400);
  });

  it('refuses replies elsewhere and too deep, and says why', async () => {
    const reply = (parentCommentID: number, discussionID = openID) =>
      test.member.client.post('/comments', {
        body: `Deeper ${Math.random()}`,
        format: 'text',
        discussionID,
        parentCommentID,
      });
    let { commentID } = await commentOn(test.other.client, openID);
    const other = await discussionBy(test.member.client);
    expect((await reply(commentID, other.discussionID)).body).toMatchObject({
      status: 400,
      expected: { parentRecordType: 'discussion', parentRecordID: openID },
      actual: { parentRecordType: 'discussion', parentRecordID: other.discussionID },
    });
    for (let depth = 2; depth <= 5; depth++) commentID = (await reply(commentID)).body.commentID;
    expect((await reply(commentID)).body).toMatchObject({ status: 400, maxDepth: 5, actualDepth: 6 });
    expect((await reply(987_654)).status).toBe(404);
  });

  it('prefixes replies with what they reply to, unless configured otherwise', async () => {
    const { commentID } = await commentOn(test.other.client, openID, { body: 'The flowers' });
    const reply = await commentOn(test.member.client, openID, {
      body: 'Which ones?',
      parentCommentID: commentID,
    });
    const { body } = await test.guest.get(`/comments/${reply.commentID}`);
    expect(body.body).toMatch(/blockquote.*The flowers.*Which ones/s);
    const plain = await test.guest.get(
      `/comments/${reply.commentID}?quoteParent=false&expand=-insertUser,raw`,
    );
    expect(plain.body.body).not.toContain('flowers');
    expect(plain.body).toMatchObject({ bodyRaw: 'Which ones?', format: 'markdown' });
    expect(plain.body).not.toHaveProperty('insertUser');
  });
});

describe('an edit of a comment from an earlier state', () => {
  it('is refused, once for each of fifty', async () => {
    const { commentID } = await commentOn(test.other.client, openID);
    const path = `/comments/${commentID}`;
    const read = (await test.other.client.get(`${path}/edit`)).headers.get('etag') ?? '';
    const edits = Array.from({ length: 50 }, (_, at) =>
      test.other.client.call('PATCH', path, { body: `Words ${at}` }, { 'if-match': read }),
    );
    const answers = await Promise.all(edits);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.find((answer) => answer.status !== 200);
    expect(refused?.body).toMatchObject({
      status: 409,
      code: 'conflict',
      updateUserID: test.other.userID,
      revision: (await test.other.client.get(path)).headers.get('etag'),
    });
  });
});

describe('lists of comments', () => {
  let discussionID: number;
  let ids: number[];
  beforeAll(async () => {
    ({ discussionID } = await discussionBy(test.member.client));
    ids = [];
    for (let at = 0; at < 5; at++) ids.push((await commentOn(test.other.client, discussionID)).commentID);
  });
  const list = async (query: string, client: TestClient = test.guest) => {
    const { status, body, text } = await client.get(`/comments?${query}`);
    if (status !== 200) throw new Error(`${query} answered ${status}: ${text}`);
    return body.map((each: { commentID: number }) => each.commentID);
  };

  it('in the order of ids name the next page by the id it begins with', async () => {
    const found: number[] = [];
    const totals: (string | null)[] = [];
    let path: string | null = `/comments?discussionID=${discussionID}&sort=commentID&limit=2`;
    while (path !== null) {
      const answer: TestResponse<{ commentID: number }[]> = await test.guest.get(path);
      found.push(...answer.body.map((each) => each.commentID));
      totals.push(answer.headers.get('x-app-page-result-count'));
      const next: string | null = answer.headers.get('x-app-page-next-url');
      path = next === null ? null : next.slice(next.indexOf('/comments'));
      if (path) expect(decodeURIComponent(path)).toContain('page=1&');
    }
    expect(found).toEqual(ids);
    expect(totals).toEqual(['5', null, null]);
    const back = await test.guest.get(`/comments?discussionID=${discussionID}&sort=-commentID&limit=2`);
    expect(decodeURIComponent(back.headers.get('x-app-page-next-url') ?? '')).toContain(
      `commentID=<=${(ids[3] ?? 0) - 1}`,
    );
    // Narrowed to some ids, pages are counted.
    const some = await test.guest.get(`/comments?commentID=${ids.join(',')}&sort=commentID&limit=2`);
    expect(some.headers.get('x-app-page-next-url')).toContain('page=2');
  });

  it('are narrowed and ordered', async () => {
    const [first = 0, second = 0] = ids;
    expect(await list(`commentID[]=${first}&commentID[]=${second}`)).toEqual([first, second]);
    expect(
      await list(`parentRecordType=discussion&parentRecordID=${discussionID}&sort=-dateInserted`),
    ).toEqual(ids.toReversed());
    expect(await list(`discussionID=${discussionID}&insertUserID=${test.member.userID}`)).toEqual([]);
    expect(await list(`discussionID=${discussionID}&insertUserRoleID=8`)).toEqual(ids);
    expect(await list(`discussionID=${discussionID}&categoryID=1`)).toEqual(ids);
    expect(await list(`discussionID=${discussionID}&dateInserted=<2020-01-01`)).toEqual([]);
    await test.member.client.post(`/comments/${second}/reactions`, { reactionType: 'Like' });
    expect((await list(`discussionID=${discussionID}&sort=-score`))[0]).toBe(second);
    await test.other.client.patch(`/comments/${first}`, { body: 'Other words' });
    expect((await list(`discussionID=${discussionID}&sort=-dateUpdated`))[0]).toBe(first);
    expect(await list(`discussionID=${discussionID}&sort=-experimentalTrending`)).toHaveLength(5);
    for (const [query, status] of [
      ['insertUserRoleID=4711', 400],
      ['sort=experimentalTrending', 400],
      ['parentRecordID=1', 400],
      ['parentRecordID=1&parentRecordType=escalation', 400],
      ['discussionID=4711', 404],
      [`categoryID=${test.privateCategoryID}`, 403],
      ['dateInserted=soon', 422],
      ['sort=name', 422],
      ['limit=501', 422],
      ['expand=secrets', 422],
      ['expand=crawl', 403],
    ] as const)
      expect([query, (await test.guest.get(`/comments?${query}`)).status]).toEqual([query, status]);
  });

  it('tell those who index the site what changed, and all of it', async () => {
    await test.site.database.execute(sql`
      insert into indexed_records (record_type, event_id) select 'comment', max(event_id) from events
      on conflict (record_type) do update set event_id = excluded.event_id`);
    expect(await list('dirtyRecords=true', test.admin.client)).toEqual([]);
    const [first = 0, , third = 0] = ids;
    await test.other.client.patch(`/comments/${first}`, { body: 'Yet other words' });
    await test.member.client.post(`/comments/${third}/reactions`, { reactionType: 'Like' });
    expect((await list('dirtyRecords=true', test.admin.client)).sort()).toEqual([first, third].sort());
    const crawled = await test.admin.client.get(`/comments?commentID=${first}&expand=crawl,attachments`);
    expect(crawled.headers.get('x-app-page-result-count')).toBeNull();
    expect(crawled.body[0]).toMatchObject({
      canonicalID: `comment_${first}`,
      recordCollapseID: `site1_discussion${discussionID}`,
      scope: 'public',
      siteID: 1,
      locale: 'en',
      bodyPlainText: 'Yet other words',
      excerpt: 'Yet other words',
      attachments: [],
    });
    const hidden = await test.admin.client.get(`/comments/${hiddenCommentID}?expand=crawl,-body`);
    expect(hidden.body.scope).toBe('restricted');
    expect(hidden.body).not.toHaveProperty('body');
  });
});
