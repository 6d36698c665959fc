import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { commentOn } from '../testing/comments.ts';
import { countedCommunity } from '../testing/counted-community.ts';

const test = countedCommunity();

describe('editing a comment', () => {
  it('is for its author within the window, and for moderators', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.other.client, discussionID, { body: 'First words' });
    expect((await test.other.client.get(`/comments/${commentID}/edit`)).body).toEqual({
      commentID,
      discussionID,
      body: 'First words',
      format: 'markdown',
    });
    expect((await test.member.client.get(`/comments/${commentID}/edit`)).status).toBe(403);
    expect((await test.member.client.patch(`/comments/${commentID}`, { body: 'Mine' })).status).toBe(403);
    const edited = await test.other.client.patch(`/comments/${commentID}`, { body: 'Second words' });
    expect(edited.body.body).toContain('Second words');
    expect(edited.body.updateUserID).toBe(test.other.userID);
    expect(edited.body.dateUpdated).not.toBeNull();
    const revisions = await test.site.database.rows(
      sql`select body from post_revisions where record_type = 'comment' and record_id = ${commentID}`,
    );
    expect(revisions).toEqual([{ body: 'First words' }]);
    await test.site.database.execute(
      sql`update comments set date_inserted = now() - interval '2 hours' where comment_id = ${commentID}`,
    );
    const late = await test.other.client.patch(`/comments/${commentID}`, { body: 'Third words' });
    expect([late.status, late.body.code]).toEqual([400, 'comment.editWindowOver']);
    expect(
      (await test.moderator.client.patch(`/comments/${commentID}`, { body: 'Third words' })).status,
    ).toBe(200);
  });

  it('moves it with its replies, and gives it to somebody else', async () => {
    const [from, to] = [await discussionBy(test.member.client), await discussionBy(test.member.client)];
    await commentOn(test.other.client, to.discussionID);
    const root = await commentOn(test.other.client, from.discussionID);
    const moved = await commentOn(test.other.client, from.discussionID, { parentCommentID: root.commentID });
    const reply = await commentOn(test.member.client, from.discussionID, {
      parentCommentID: moved.commentID,
    });
    const path = `/comments/${moved.commentID}`;
    expect((await test.member.client.patch(path, { discussionID: to.discussionID })).status).toBe(403);
    expect((await test.moderator.client.patch(path, { insertUserID: test.member.userID })).status).toBe(403);
    const { body } = await test.admin.client.patch(path, {
      discussionID: to.discussionID,
      insertUserID: test.member.userID,
    });
    expect(body).toMatchObject({
      discussionID: to.discussionID,
      depth: 1,
      number: 2,
      insertUserID: test.member.userID,
    });
    expect((await test.guest.get(`/comments/${reply.commentID}`)).body).toMatchObject({
      discussionID: to.discussionID,
      depth: 2,
      number: 3,
      parentCommentID: moved.commentID,
    });
    expect((await test.guest.get(`/discussions/${from.discussionID}`)).body.countComments).toBe(1);
    expect((await test.guest.get(`/discussions/${to.discussionID}`)).body.countComments).toBe(3);
  });

  it('hands out what is needed to quote it', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const body = JSON.stringify([{ type: 'p', children: [{ text: 'Rich' }] }]);
    const { commentID } = await commentOn(test.other.client, discussionID, { body, format: 'rich2' });
    const quote = (await test.guest.get(`/comments/${commentID}/quote`)).body;
    expect(quote).toMatchObject({ commentID, format: 'rich2', insertUser: { name: 'Otto' } });
    expect(quote.bodyRaw).toEqual(JSON.parse(body));
  });
});
