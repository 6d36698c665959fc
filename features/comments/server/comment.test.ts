import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy, withoutFloodLimits } from '../../discussions/server/testing/community.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import { commentOn } from './testing/comments.ts';
import { countedCommunity } from './testing/counted-community.ts';

const test = countedCommunity();

describe('posting a comment', () => {
  it('answers what was posted, rendered, and counts it everywhere', async () => {
    const discussion = await discussionBy(test.member.client);
    const before = (await test.guest.get('/categories/1')).body;
    const { status, body } = await test.other.client.post('/comments', {
      parentRecordType: 'discussion',
      parentRecordID: discussion.discussionID,
      body: 'Ask **@Melba**.',
      format: 'markdown',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      parentRecordType: 'discussion',
      parentRecordID: discussion.discussionID,
      discussionID: discussion.discussionID,
      parentCommentID: null,
      depth: 1,
      number: 1,
      countChildComments: 0,
      name: 'Re: How do bees find their way?',
      insertUserID: test.other.userID,
      insertUser: { name: 'Otto' },
      dateUpdated: null,
      score: 0,
      type: 'comment',
      categoryID: 1,
      attributes: {},
      url: `${test.url}/discussion/comment/${body.commentID}#Comment_${body.commentID}`,
    });
    expect(body.body).toContain(`data-userid="${test.member.userID}"`);
    const after = (await test.guest.get(`/discussions/${discussion.discussionID}?expand=lastPost`)).body;
    expect(after).toMatchObject({ countComments: 1, lastUserID: test.other.userID });
    expect(after.lastPost.commentID).toBe(body.commentID);
    const category = (await test.guest.get('/categories/1')).body;
    expect(category.countComments).toBe(before.countComments + 1);
    expect((await test.guest.get(`/comments/${body.commentID}`)).body.commentID).toBe(body.commentID);
  });

  it('refuses guests, unknown and closed discussions, and bad input', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const post = { discussionID, body: 'A comment', format: 'text' };
    expect((await test.guest.post('/comments', post)).status).toBe(403);
    expect((await test.other.client.post('/comments', { ...post, discussionID: 99_999 })).status).toBe(404);
    const missing = await test.other.client.post('/comments', { discussionID });
    expect(missing.status).toBe(400);
    expect(missing.body.errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'body',
      'format',
    ]);
    expect((await test.other.client.post('/comments', { body: 'x', format: 'text' })).body.code).toBe(
      'comment.parentMissing',
    );
    expect((await test.other.client.post('/comments', { ...post, body: ' ' })).status).toBe(422);
    expect((await test.other.client.post('/comments', { ...post, body: 'x'.repeat(8001) })).status).toBe(422);
    expect((await test.other.client.post('/comments', { ...post, insertUserID: 2 })).status).toBe(403);
    const elsewhere = { ...post, discussionID: undefined, parentRecordType: 'event', parentRecordID: 1 };
    expect((await test.other.client.post('/comments', elsewhere)).body.code).toBe(
      'comment.parentTypeUnknown',
    );
    await test.moderator.client.patch(`/discussions/${discussionID}`, { closed: true });
    const closed = await test.other.client.post('/comments', post);
    expect([closed.status, closed.body.code]).toEqual([400, 'comment.closed']);
    expect((await test.moderator.client.post('/comments', post)).status).toBe(201);
  });

  it('is not possible where one cannot look', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    const secret = await commentOn(test.moderator.client, discussionID, { body: 'zanzibar' });
    const post = { discussionID, body: 'A comment', format: 'text' };
    expect((await test.other.client.post('/comments', post)).status).toBe(403);
    for (const path of [
      `/comments/${secret.commentID}`,
      `/comments/${secret.commentID}/quote`,
      `/comments?discussionID=${discussionID}`,
      `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}`,
    ])
      expect((await test.other.client.get(path)).status).toBe(403);
    for (const path of [
      '/comments',
      `/comments?insertUserID=${test.moderator.userID}`,
      '/comments?sort=-commentID',
    ]) {
      const list = await test.guest.get(path);
      expect(list.text).not.toContain('zanzibar');
      expect(list.headers.get('x-app-page-result-count')).toBe(String(list.body.length));
    }
  });

  it('slows down who posts too fast or twice the same', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.site.database.execute(
      sql`update config_values set value = '3' where key = 'vanilla.comment.spamCount'`,
    );
    test.site.invalidate(['config']);
    const hasty = await signedIn(test, 'Hasty');
    const post = { discussionID, body: 'Same again', format: 'text' };
    expect((await hasty.client.post('/comments', post)).status).toBe(201);
    expect((await hasty.client.post('/comments', post)).body.code).toBe('discussion.duplicate');
    await commentOn(hasty.client, discussionID);
    await commentOn(hasty.client, discussionID);
    const flood = await hasty.client.post('/comments', { ...post, body: 'One more' });
    expect([flood.status, flood.body.code]).toEqual([400, 'discussion.flood']);
    expect((await test.moderator.client.post('/comments', post)).status).toBe(201);
    await withoutFloodLimits(test);
  });

  it('waits for approval where a role asks for it', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await test.site.database.execute(sql`
      insert into role_permissions (role_id, permission) values (4, 'approval.require'), (4, 'comments.add') on conflict do nothing`);
    test.site.invalidate(['roles']);
    const applicant = await signedIn(test, 'Newcomer', 'applicant');
    const { status, body } = await applicant.client.post('/comments', {
      discussionID,
      body: 'Is this thing on?',
      format: 'text',
    });
    expect(status).toBe(202);
    expect(body).toMatchObject({ status: 202, description: null });
    expect(body.commentID).toBeUndefined();
    const seenBy = async (client: typeof test.guest) =>
      (await client.get(`/comments?discussionID=${discussionID}`)).body.length;
    expect(await seenBy(test.guest)).toBe(0);
    expect(await seenBy(test.other.client)).toBe(0);
    expect(await seenBy(applicant.client)).toBe(1);
    expect(await seenBy(test.moderator.client)).toBe(1);
    expect((await test.guest.get(`/discussions/${discussionID}`)).body.countComments).toBe(0);

    const { commentID } = await commentOn(test.other.client, discussionID);
    await commentOn(test.other.client, discussionID, { parentCommentID: commentID });
    const totals = async (client: typeof test.guest) => {
      const answers = await Promise.all([
        client.get(`/comments?discussionID=${discussionID}&limit=1`),
        client.get(`/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&limit=1`),
      ]);
      return answers.map(({ headers }) => Number(headers.get('x-app-page-result-count')));
    };
    expect(await totals(test.guest)).toEqual([2, 1]);
    expect(await totals(test.other.client)).toEqual([2, 1]);
    expect(await totals(applicant.client)).toEqual([3, 2]);
    expect(await totals(test.moderator.client)).toEqual([3, 2]);
  });
});

describe('replies', () => {
  it('are nested at most five deep', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    let parentCommentID: number | null = null;
    for (let depth = 1; depth <= 5; depth++) {
      const reply: { commentID: number; depth: number } = await commentOn(test.other.client, discussionID, {
        parentCommentID,
      });
      expect(reply.depth).toBe(depth);
      parentCommentID = reply.commentID;
    }
    const deeper = await test.other.client.post('/comments', {
      discussionID,
      parentCommentID,
      body: 'Deeper',
      format: 'text',
    });
    expect(deeper.status).toBe(400);
    expect(deeper.body).toMatchObject({ code: 'comment.tooDeep', maxDepth: 5, actualDepth: 6 });
  });

  it('belong to the discussion of what they reply to', async () => {
    const [one, two] = [await discussionBy(test.member.client), await discussionBy(test.member.client)];
    const there = await commentOn(test.other.client, one.discussionID);
    const { status, body } = await test.other.client.post('/comments', {
      discussionID: two.discussionID,
      parentCommentID: there.commentID,
      body: 'Lost',
      format: 'text',
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      expected: { parentRecordType: 'discussion', parentRecordID: one.discussionID },
      actual: { parentRecordType: 'discussion', parentRecordID: two.discussionID },
    });
  });

  it('begin with a quote of it in flat lists', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const parent = await commentOn(test.other.client, discussionID, {
      body: 'Bees <dance>.',
      format: 'text',
    });
    const reply = await commentOn(test.member.client, discussionID, {
      parentCommentID: parent.commentID,
      body: 'Indeed.',
    });
    expect(reply.body).toContain('embedQuote');
    expect(reply.body).toContain('Bees &lt;dance&gt;.');
    const plain = await test.guest.get(`/comments/${reply.commentID}?quoteParent=false`);
    expect(plain.body.body).toMatch(/^<p[^>]*>Indeed.<\/p>\s*$/);
    expect((await test.guest.get(`/comments/${parent.commentID}`)).body.countChildComments).toBe(1);
  });
});

describe('listing comments', () => {
  it('filters, sorts and pages', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    for (let n = 1; n <= 7; n++)
      await commentOn(n % 2 ? test.other.client : test.member.client, discussionID, { body: `No ${n}` });
    const numbers = async (query: string) => {
      const { body, status } = await test.guest.get(`/comments?discussionID=${discussionID}&${query}`);
      expect(status).toBe(200);
      return body.map((comment: { number: number }) => comment.number);
    };
    expect(await numbers('')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await numbers('sort=-dateInserted')).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await numbers('limit=3&page=3')).toEqual([7]);
    expect(await numbers('limit=3&page=2&sort=-commentID')).toEqual([4, 3, 2]);
    expect(await numbers('limit=3&page=9')).toEqual([]);
    expect(await numbers(`insertUserID=${test.member.userID}`)).toEqual([2, 4, 6]);
    expect(await numbers('dateInserted=<2001-01-01')).toEqual([]);
    expect(await numbers('sort=experimentalTrending')).toHaveLength(7);
    const { headers, body } = await test.guest.get(
      `/comments?discussionID=${discussionID}&limit=3&expand=-body,-insertUser`,
    );
    expect(headers.get('x-app-page-result-count')).toBe('7');
    expect(headers.get('link')).toContain('rel="last"');
    expect(body[0].body).toBeUndefined();
    expect(body[0].insertUser).toBeUndefined();
    const [first, second] = body;
    const byID = await test.guest.get(
      `/comments?commentID[]=${first.commentID}&commentID[]=${second.commentID}`,
    );
    expect(byID.body).toHaveLength(2);
    expect((await test.guest.get('/comments?sort=age')).status).toBe(422);
    expect((await test.guest.get('/comments?parentRecordID=4')).status).toBe(400);
  });

  it('takes the same few statements for one comment as for thirty', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const parent = await commentOn(test.other.client, discussionID);
    const path = `/comments?discussionID=${discussionID}&expand=reactions`;
    const one = (await test.guest.get(path)).statements;
    for (let n = 0; n < 29; n++)
      await commentOn(n % 2 ? test.other.client : test.moderator.client, discussionID, {
        ...(n % 3 === 0 && { parentCommentID: parent.commentID }),
      });
    const thirty = await test.guest.get(path);
    expect(thirty.body).toHaveLength(30);
    // Two more: the parents that are quoted, and the count that a page that is not full can do without.
    expect(thirty.statements).toBeLessThanOrEqual(one + 2);
    expect(thirty.statements).toBeLessThanOrEqual(8);
  });
});
