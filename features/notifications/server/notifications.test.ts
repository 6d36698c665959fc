import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { statementsOf } from '../../../platform/server/testing/rows-read.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { jobsDone } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { notificationsOf, typesOf, unreadOf } from './testing/notifications.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;

/** Of whom nothing is known yet. */
const somebody = () => signedIn(test, `Person_${++number}`);
const bookmark = ({ client }: TestMember, discussionID: number) =>
  client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
const follow = ({ client, userID }: TestMember, wanted: Record<string, boolean>, categoryID = 1) =>
  client.patch(`/categories/${categoryID}/preferences/${userID}`, wanted);

beforeEach(async () => {
  person = await somebody();
});

describe('a notification', () => {
  it('says who mentioned whom where, and leads to the very comment', async () => {
    const { discussionID, name } = await discussionBy(test.member.client, { name: 'Bees & <b>wasps</b>' });
    const { commentID } = await commentOn(test.other.client, discussionID, { body: `Ask @${person.name}!` });
    const [shown, ...others] = await notificationsOf(test, person, '?expand=discussion');
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      activityType: 'CommentMention',
      activityName: 'CommentMention',
      body: '<strong>Otto</strong> mentioned you in <strong>Bees &amp; &lt;b&gt;wasps&lt;/b&gt;</strong>',
      reason: 'mention',
      read: false,
      url: `${test.url}/discussion/comment/${commentID}#Comment_${commentID}`,
      readUrl: `${test.url}/activity/${shown?.notificationID}/mark-read-and-redirect`,
      recordType: 'comment',
      recordID: commentID,
      recordUrl: `${test.url}/discussion/comment/${commentID}`,
      discussionID,
      discussion: { discussionID, name, categoryID: 1 },
      count: 1,
    });
    expect(shown?.notifyUsers).toMatchObject([{ name: 'Otto' }]);
    expect(await unreadOf(test, person)).toEqual([1, 1, 1]);
  });

  it('comes for each of its reasons', async () => {
    await follow(person, { 'preferences.popup.posts': true });
    const { discussionID } = await discussionBy(test.member.client);
    expect(await typesOf(test, person)).toEqual(['NewDiscussion']);
    await bookmark(person, discussionID);
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual(['BookmarkComment', 'NewDiscussion']);
    const own = await discussionBy(person.client);
    await commentOn(test.other.client, own.discussionID);
    expect((await typesOf(test, person))[0]).toBe('DiscussionComment');
    await discussionBy(test.member.client, { body: `Who knows @${person.name}?`, categoryID: 1 });
    expect((await typesOf(test, person))[0]).toBe('DiscussionMention');
  });

  it('comes once, for the first reason, whoever has several', async () => {
    await follow(person, { 'preferences.popup.posts': true, 'preferences.popup.comments': true });
    const { discussionID } = await discussionBy(person.client);
    await bookmark(person, discussionID);
    await commentOn(person.client, discussionID);
    await commentOn(test.other.client, discussionID, { body: `Right, @${person.name}.` });
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual(['DiscussionComment', 'CommentMention']);
    expect(await typesOf(test, test.other)).not.toContain('DiscussionComment');
  });

  it('is stored by one statement for all who have the same rights, whatever their reasons', async () => {
    const [starter, bookmarker] = [await somebody(), await somebody()];
    const { discussionID } = await discussionBy(starter.client);
    await bookmark(bookmarker, discussionID);
    await jobsDone(test);
    const statements = await statementsOf(test.site.database, async () => {
      await commentOn(test.other.client, discussionID, { body: `Right, @${person.name}.` });
      await jobsDone(test);
    });
    expect(statements.filter(({ text }) => text.includes('insert into notifications ('))).toHaveLength(1);
    for (const [who, type] of [
      [starter, 'DiscussionComment'],
      [bookmarker, 'BookmarkComment'],
      [person, 'CommentMention'],
    ] as const)
      expect(await typesOf(test, who)).toEqual([type]);
  });

  it('does not come to who did it, to who is banned, or for what is quoted', async () => {
    const { discussionID } = await discussionBy(person.client);
    await commentOn(person.client, discussionID, { body: `I am @${person.name}.` });
    const banned = await somebody();
    await bookmark(banned, discussionID);
    await test.admin.client.put(`/users/${banned.userID}/ban`, { banned: true });
    await commentOn(test.other.client, discussionID, { body: `> @${test.member.name} said\n\nNo.` });
    expect(await typesOf(test, person)).toEqual(['DiscussionComment']);
    expect(await typesOf(test, test.member)).not.toContain('CommentMention');
    const stored = await test.site.database.rows(
      sql`select from notifications where user_id = ${banned.userID}`,
    );
    expect(stored).toEqual([]);
  });

  it('comes when an edit mentions somebody, and not again with the next edit', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await commentOn(test.member.client, discussionID);
    const edit = (body: string) =>
      test.member.client.patch(`/comments/${commentID}`, { body, format: 'markdown' });
    await edit(`Ask @${person.name}.`);
    expect(await typesOf(test, person)).toEqual(['CommentMention']);
    await edit(`Do ask @${person.name}.`);
    expect(await typesOf(test, person)).toEqual(['CommentMention']);
  });
});

describe('reading', () => {
  it('is marked for one, for what is shown as one with it, for all', async () => {
    const { discussionID } = await discussionBy(person.client);
    const { discussionID: anotherID } = await discussionBy(person.client);
    for (const id of [discussionID, discussionID, anotherID]) {
      await commentOn(test.other.client, id);
      await jobsDone(test);
    }
    const batches = await notificationsOf(test, person, '?shouldBatch=true');
    expect(batches.map((each) => [each.discussionID, each.count])).toEqual([
      [anotherID, 1],
      [discussionID, 2],
    ]);
    const path = `/notifications/${batches[1]?.notificationID}`;
    expect((await person.client.patch(path, { read: false })).status).toBe(422);
    const read = await person.client.patch(path, { read: true });
    expect(read).toMatchObject({ status: 200, body: { read: true } });
    expect(read.body.readUrl).toBeUndefined();
    expect(await unreadOf(test, person)).toEqual([1, 1, 1]);
    expect((await person.client.patch('/notifications', { read: true })).status).toBe(204);
    expect(await unreadOf(test, person)).toEqual([0, 0, 0]);
    expect((await notificationsOf(test, person)).map((each) => each.read)).toEqual([true, true, true]);
  });

  it('is marked by the link that leads to the record', async () => {
    const { discussionID } = await discussionBy(person.client);
    const { commentID } = await commentOn(test.other.client, discussionID);
    const [shown] = await notificationsOf(test, person);
    const address = new URL(shown?.readUrl ?? '').pathname;
    const asGuest = await fetch(test.url + address, { redirect: 'manual' });
    expect([asGuest.status, asGuest.headers.get('location')]).toEqual([
      302,
      `/entry/signin?Target=${encodeURIComponent(address)}`,
    ]);
    const led = await person.client.page(address);
    expect([led.status, led.headers.get('location')]).toEqual([
      302,
      `${test.url}/discussion/comment/${commentID}#Comment_${commentID}`,
    ]);
    expect(await unreadOf(test, person)).toEqual([0, 0, 0]);
  });

  it('is of one’s own alone', async () => {
    const { discussionID } = await discussionBy(person.client);
    await commentOn(test.other.client, discussionID);
    const [shown] = await notificationsOf(test, person);
    const path = `/notifications/${shown?.notificationID}`;
    for (const { client } of [test.other, test.admin]) {
      expect((await client.get(path)).body.code).toBe('notification.notYours');
      expect((await client.patch(path, { read: true })).status).toBe(403);
      expect((await client.put(`${path}/read`)).status).toBe(403);
    }
    expect((await person.client.get('/notifications/999999')).status).toBe(404);
    expect((await person.client.put(`${path}/read`)).body.read).toBe(true);
    expect((await test.guest.get('/notifications')).status).toBe(403);
  });

  it('goes page by page', async () => {
    const { discussionID } = await discussionBy(person.client);
    for (let at = 0; at < 5; at++) await commentOn(test.other.client, discussionID);
    const first = await notificationsOf(test, person, '?limit=2');
    const last = await notificationsOf(test, person, '?limit=2&page=3');
    expect([first.length, last.length]).toEqual([2, 1]);
    expect((first[0]?.notificationID ?? 0) > (first[1]?.notificationID ?? 0)).toBe(true);
    const { headers } = await person.client.get('/notifications?limit=2');
    expect(headers.get('link')).toContain('page=2');
  });
});

describe('what may not be seen', () => {
  it('is not notified of, counted or listed: closed categories, held and deleted posts', async () => {
    const secret = 'Zanzibar';
    const { discussionID } = await discussionBy(test.moderator.client, {
      name: secret,
      categoryID: test.privateCategoryID,
      body: `For @${person.name} ${secret}`,
    });
    await commentOn(test.moderator.client, discussionID, { body: `@${person.name} ${secret}` });
    expect(await notificationsOf(test, person)).toEqual([]);
    const open = await discussionBy(test.moderator.client, { name: secret, body: `@${person.name}` });
    const { commentID } = await commentOn(test.moderator.client, open.discussionID, {
      body: `@${person.name}`,
    });
    expect(await typesOf(test, person)).toEqual(['CommentMention', 'DiscussionMention']);
    await test.moderator.client.delete(`/comments/${commentID}`);
    expect(await typesOf(test, person)).toEqual(['DiscussionMention']);
    const [shown] = await notificationsOf(test, person);
    await test.admin.client.patch('/discussions/move', {
      discussionIDs: [open.discussionID],
      categoryID: test.privateCategoryID,
    });
    expect(await notificationsOf(test, person)).toEqual([]);
    expect(await notificationsOf(test, person, '?shouldBatch=true&expand=discussion')).toEqual([]);
    expect(await unreadOf(test, person)).toEqual([0, 0, 0]);
    const path = `/notifications/${shown?.notificationID}`;
    for (const { status, text } of [
      await person.client.get(path),
      await person.client.patch(path, { read: true }),
      await person.client.page(`/activity/${shown?.notificationID}/mark-read-and-redirect`),
    ]) {
      expect(status).toBe(404);
      expect(text).not.toContain(secret);
    }
  });

  it('is not notified of while it is held, whether it was from the beginning or is later', async () => {
    const { discussionID } = await discussionBy(test.member.client, { name: 'Waiting room' });
    const hold = (commentID: number, isHeld: boolean) =>
      test.site.database.execute(sql`
        update comments set date_held = ${isHeld ? new Date() : null}::timestamptz where comment_id = ${commentID}`);
    const newcomer = await somebody();
    const { body: role } = await test.admin.client.post('/roles', {
      name: `Newcomers ${number}`,
      permissions: [{ type: 'global', permissions: { 'approval.require': true } }],
    });
    await test.admin.client.patch(`/users/${newcomer.userID}`, { roleID: [8, role.roleID] });
    const post = { body: `Hello @${person.name}`, format: 'markdown', discussionID };
    expect((await newcomer.client.post('/comments', post)).status).toBe(202);
    const { commentID } = await commentOn(test.other.client, discussionID, { body: `@${person.name}?` });
    expect(await typesOf(test, person)).toEqual(['CommentMention']);
    await hold(commentID, true);
    expect(await notificationsOf(test, person)).toEqual([]);
    expect(await unreadOf(test, person)).toEqual([0, 0, 0]);
    await hold(commentID, false);
    expect(await typesOf(test, person)).toEqual(['CommentMention']);
  });
});
