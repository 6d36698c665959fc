import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from './testing/community.ts';
import { communityOfFile } from './testing/community-of-file.ts';

const test = communityOfFile();

describe('starting a discussion', () => {
  it('answers what was posted, rendered', async () => {
    const { status, body } = await test.member.client.post(
      '/discussions?expand=category,tags,excerpt,permissions',
      {
        name: ' Sowing too early? ',
        body: 'Is **March** fine, @Otto?',
        format: 'Markdown',
        categoryID: 1,
      },
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'discussion',
      name: 'Sowing too early?',
      categoryID: 1,
      category: { name: 'General' },
      insertUserID: test.member.userID,
      insertUser: { name: 'Melba' },
      countComments: 0,
      closed: false,
      pinned: false,
      unread: false,
      bookmarked: false,
      statusID: 0,
      tags: [],
      excerpt: 'Is March fine, @Otto?',
      permissions: { 'comments.add': true, 'discussions.close': false },
    });
    expect(body.body).toContain('<strong>March</strong>');
    expect(body.body).toContain(`data-userid="${test.other.userID}"`);
    expect(body.url).toBe(`${test.url}/discussion/${body.discussionID}/sowing-too-early`);
    expect(body.dateInserted).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    const mentions = await test.site.database.rows(
      sql`select user_id from user_mentions where record_type = 'discussion' and record_id = ${body.discussionID}`,
    );
    expect(mentions).toEqual([{ user_id: test.other.userID }]);
  });

  it('refuses guests, unknown categories, missing and overlong fields', async () => {
    const post = { name: 'A title', body: 'A body', format: 'text', categoryID: 1 };
    expect((await test.guest.post('/discussions', post)).status).toBe(403);
    expect((await test.member.client.post('/discussions', { ...post, categoryID: 999 })).status).toBe(404);
    expect(
      (await test.member.client.post('/discussions', { ...post, categoryID: test.privateCategoryID })).status,
    ).toBe(403);
    const missing = await test.member.client.post('/discussions', { name: 'A title' });
    expect(missing.status).toBe(400);
    expect(missing.body.errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'body',
      'categoryID',
      'format',
    ]);
    const long = await test.member.client.post('/discussions', { ...post, name: 'x'.repeat(101) });
    expect(long.status).toBe(422);
    expect(long.body.errors[0]).toMatchObject({ field: 'name', code: 'maxLength' });
    const empty = await test.member.client.post('/discussions', { ...post, body: '  ' });
    expect(empty.status).toBe(422);
    const rich = await test.member.client.post('/discussions', { ...post, format: 'rich2', body: '{' });
    expect(rich.status).toBe(422);
    expect((await test.member.client.post('/discussions', { ...post, format: 'word' })).status).toBe(422);
    expect((await test.member.client.post('/discussions/poem', post)).status).toBe(404);
  });

  it('refuses categories that hold no posts', async () => {
    const { body } = await test.admin.client.post('/categories', {
      name: 'Only a heading',
      urlcode: 'heading',
      displayAs: 'heading',
    });
    const post = { name: 'A title', body: 'A body', format: 'text', categoryID: body.categoryID };
    expect((await test.member.client.post('/discussions', post)).status).toBe(403);
  });

  it('lets only those announce, close and sink who may', async () => {
    const post = { name: 'A title', body: 'A body', format: 'text', categoryID: 1 };
    for (const state of [{ pinned: true }, { closed: true }, { sink: true }]) {
      expect((await test.member.client.post('/discussions', { ...post, ...state })).status).toBe(403);
    }
    const made = await discussionBy(test.moderator.client, {
      pinned: true,
      pinLocation: 'recent',
      closed: true,
      sink: true,
    });
    expect(made).toMatchObject({ pinned: true, pinLocation: 'recent', closed: true, sink: true });
    await test.moderator.client.delete(`/discussions/${made.discussionID}`);
  });

  it('raises the counters of category and author', async () => {
    const counts = async () => ({
      category: (await test.guest.get('/categories/1')).body.countDiscussions,
      user: (await test.guest.get('/discussions')).headers.get('x-app-page-result-count'),
    });
    const before = await counts();
    await discussionBy(test.member.client);
    const after = await counts();
    expect(after.category).toBe(before.category + 1);
    expect(Number(after.user)).toBe(Number(before.user) + 1);
  });
});

describe('editing a discussion', () => {
  it('stores the former text and who edited', async () => {
    const { discussionID } = await discussionBy(test.member.client, { body: 'First words' });
    const { status, body } = await test.member.client.patch(`/discussions/${discussionID}`, {
      name: 'Better',
      body: 'Second words',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Better', updateUserID: test.member.userID });
    expect(body.body).toContain('Second words');
    expect(body.dateUpdated).not.toBeNull();
    const revisions = await test.site.database.rows(
      sql`select body, insert_user_id from post_revisions where record_type = 'discussion' and record_id = ${discussionID}`,
    );
    expect(revisions).toEqual([{ body: 'First words', insert_user_id: test.member.userID }]);
  });

  it('is for the author inside the window, and for moderators', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    expect((await test.guest.patch(path, { name: 'x' })).status).toBe(403);
    expect((await test.other.client.patch(path, { name: 'x' })).status).toBe(403);
    await test.site.database.execute(
      sql`update discussions set date_inserted = now() - interval '2 hours' where discussion_id = ${discussionID}`,
    );
    const late = await test.member.client.patch(path, { name: 'Too late' });
    expect(late.status).toBe(400);
    expect(late.body.code).toBe('discussion.editWindowOver');
    expect((await test.moderator.client.patch(path, { name: 'By moderator' })).body.name).toBe(
      'By moderator',
    );
    await test.moderator.client.patch(path, { closed: true });
    const closed = await test.member.client.patch(path, { name: 'Closed' });
    expect(closed).toMatchObject({ status: 400, body: { code: 'discussion.closed' } });
    expect((await test.moderator.client.patch(path, { name: 'Even closed' })).status).toBe(200);
  });

  it('closes, announces and sinks by permission', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    for (const patch of [
      { closed: true },
      { pinned: true },
      { sink: true },
      { insertUserID: test.other.userID },
    ]) {
      expect((await test.member.client.patch(path, patch)).status).toBe(403);
    }
    // What does not change anything needs no right.
    expect((await test.member.client.patch(path, { closed: false, pinned: false, sink: false })).status).toBe(
      200,
    );
    expect((await test.moderator.client.patch(path, { pinned: true })).body).toMatchObject({
      pinned: true,
      pinLocation: 'category',
    });
    expect((await test.moderator.client.patch(path, { pinLocation: 'none' })).body).toMatchObject({
      pinned: false,
      pinLocation: null,
    });
    expect((await test.moderator.client.patch(path, { sink: true })).body.sink).toBe(true);
    expect((await test.moderator.client.patch(path, { insertUserID: test.other.userID })).status).toBe(403);
    expect((await test.admin.client.patch(path, { insertUserID: test.other.userID })).body.insertUserID).toBe(
      test.other.userID,
    );
  });

  it('moves only where the mover may post, with its counters', async () => {
    const { body: target } = await test.admin.client.post('/categories', {
      name: 'Target',
      urlcode: 'target',
    });
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    expect((await test.member.client.patch(path, { categoryID: test.privateCategoryID })).status).toBe(403);
    expect((await test.member.client.patch(path, { categoryID: target.categoryID })).body.categoryID).toBe(
      target.categoryID,
    );
    const moved = (await test.guest.get(`/categories/${target.categoryID}?expand=lastPost`)).body;
    expect(moved).toMatchObject({ countDiscussions: 1, lastPost: { discussionID } });
    expect((await test.admin.client.delete(`/categories/${target.categoryID}`)).status).toBe(409);
    expect((await test.admin.client.delete(`/categories/${target.categoryID}?newCategoryID=1`)).status).toBe(
      204,
    );
    expect((await test.guest.get(path)).body.categoryID).toBe(1);
  });

  it('answers the source for editing and quoting', async () => {
    const { discussionID } = await discussionBy(test.member.client, { body: '**bold**' });
    expect((await test.member.client.get(`/discussions/${discussionID}/edit`)).body).toMatchObject({
      body: '**bold**',
      format: 'markdown',
      tagIDs: [],
    });
    expect((await test.other.client.get(`/discussions/${discussionID}/edit`)).status).toBe(403);
    expect((await test.guest.get(`/discussions/${discussionID}/quote`)).body).toMatchObject({
      bodyRaw: '**bold**',
      insertUser: { name: 'Melba' },
    });
  });
});

describe('deleting a discussion', () => {
  it('needs the permission, then answers 410 and counts nothing any more', async () => {
    const before = (await test.guest.get('/categories/1')).body.countDiscussions;
    const { discussionID } = await discussionBy(test.member.client);
    expect((await test.member.client.delete(`/discussions/${discussionID}`)).status).toBe(403);
    expect((await test.moderator.client.delete(`/discussions/${discussionID}`)).status).toBe(204);
    const gone = await test.guest.get(`/discussions/${discussionID}`);
    expect(gone).toMatchObject({ status: 410, body: { discussionID } });
    expect((await test.guest.get('/discussions/987654')).status).toBe(404);
    expect((await test.guest.get('/categories/1')).body.countDiscussions).toBe(before);
  });
});

describe('marks', () => {
  it('makes one bookmark of fifty at once', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.other.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const rows = await test.site.database.rows(
      sql`select 1 from bookmarks where discussion_id = ${discussionID}`,
    );
    expect(rows).toHaveLength(1);
    expect((await test.other.client.get('/discussions/bookmarked')).body[0]).toMatchObject({
      discussionID,
      bookmarked: true,
    });
    expect((await test.other.client.get(`/discussions?bookmarkUserID=$me`)).body).toHaveLength(1);
    expect((await test.member.client.get(`/discussions?bookmarkUserID=${test.other.userID}`)).status).toBe(
      403,
    );
    await test.other.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: false });
    expect((await test.other.client.get('/discussions/bookmarked')).body).toEqual([]);
    expect((await test.guest.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true })).status).toBe(
      403,
    );
  });

  it('dismisses, bumps and changes type by permission', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    expect((await test.other.client.put(`${path}/dismiss`, {})).body).toEqual({ dismissed: true });
    expect((await test.other.client.get(path)).body.dismissed).toBe(true);
    expect((await test.other.client.put(`${path}/dismiss`, { dismissed: false })).body).toEqual({
      dismissed: false,
    });
    expect((await test.member.client.patch(`${path}/bump`)).status).toBe(403);
    expect((await test.moderator.client.patch(`${path}/bump`)).status).toBe(200);
    expect((await test.guest.get('/discussions?pinOrder=mixed')).body[0].discussionID).toBe(discussionID);
    expect((await test.member.client.put(`${path}/type`, { type: 'discussion' })).status).toBe(403);
    expect((await test.moderator.client.put(`${path}/type`, {})).status).toBe(400);
    expect((await test.moderator.client.put(`${path}/type`, { type: 'redirect' })).status).toBe(400);
    expect((await test.moderator.client.put(`${path}/type`, { type: 'discussion' })).status).toBe(200);
  });

  it('tells read from unread and counts views of people, not of bots', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const path = `/discussions/${discussionID}`;
    expect((await test.other.client.get(path)).body).toMatchObject({ unread: true });
    const tick = { type: 'discussion_view', discussionID };
    const browser = { 'user-agent': 'Mozilla/5.0 (X11) Gecko' };
    expect((await test.other.client.call('POST', '/tick', tick, browser)).body).toEqual({ didTrack: true });
    await test.guest.call('POST', '/tick', tick, { 'user-agent': 'Googlebot/2.1' });
    expect((await test.other.client.get(path)).body).toMatchObject({ unread: false, countUnread: 0 });
    const { viewCounter } = await import('./page/view-counter.ts');
    await viewCounter(test.site).flush();
    expect((await test.guest.get(path)).body.countViews).toBe(1);
  });
});
