import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { removeWhole } from '../../discussions/server/deleting/delete-discussion.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { typesOf, unreadOf } from '../../notifications/server/testing/notifications.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
beforeEach(async () => {
  person = await signedIn(test, `Follower_${++number}`);
});

const follow = ({ client }: TestMember, record: string, body: object = {}) =>
  client.put(`/follows/${record}`, { followed: true, ...body });
const mute = ({ client }: TestMember, record: string, body: object = {}) =>
  client.put(`/mutes/${record}`, { muted: true, ...body });
const tagNamed = async (name: string) => {
  const made = await test.admin.client.post('/tags', { name, urlcode: `${name}-${number}` });
  if (made.status !== 201) throw new Error(`POST /tags answered ${made.status}: ${made.text}`);
  return made.body.tagID as number;
};
const taggedBy = (who: TestMember, ...tagIDs: number[]) => discussionBy(who.client, { tagIDs });
const storedFor = ({ userID }: TestMember) =>
  test.site.database.rows(sql`
    select n.is_shown, d.channel, d.activity_type from notifications n join notification_deliveries d using (notification_id)
    where n.user_id = ${userID}`);

describe('following', () => {
  it('tells of new posts with a tag, of a person, and of comments in a discussion, once each', async () => {
    const tagID = await tagNamed('hives');
    expect((await follow(person, `tag/${tagID}`)).body).toEqual({
      recordType: 'tag',
      recordID: tagID,
      followed: true,
      popup: null,
      email: null,
      push: null,
    });
    await follow(person, `user/${test.other.userID}`);
    const { discussionID } = await taggedBy(test.other, tagID);
    await taggedBy(test.member, tagID);
    await follow(person, `discussion/${discussionID}`);
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual([
      'FollowedDiscussionComment',
      'FollowedTagDiscussion',
      'FollowedTagDiscussion',
    ]);
    await person.client.put(`/follows/tag/${tagID}`, { followed: false });
    await taggedBy(test.member, tagID);
    await discussionBy(test.other.client);
    expect((await typesOf(test, person)).slice(0, 2)).toEqual([
      'FollowedUserDiscussion',
      'FollowedDiscussionComment',
    ]);
  });

  it('tells of the comments of a person only who chose that', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await follow(person, `user/${test.other.userID}`);
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual([]);
    await person.client.patch(`/notification-preferences/${person.userID}`, {
      FollowedPersonComment: { popup: true },
    });
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual(['FollowedUserComment']);
  });

  it('has exceptions that win over the preference', async () => {
    const tagID = await tagNamed('wax');
    await follow(person, `tag/${tagID}`, { email: true, popup: false });
    await taggedBy(test.member, tagID);
    expect(await typesOf(test, person)).toEqual([]);
    expect(await storedFor(person)).toEqual([
      { is_shown: false, channel: 'email', activity_type: 'FollowedTagDiscussion' },
    ]);
    expect((await follow(person, `tag/${tagID}`, { popup: null })).body).toMatchObject({
      popup: null,
      email: true,
    });
  });

  it('lists what is followed and may be seen', async () => {
    const tagID = await tagNamed('propolis');
    const { discussionID, name } = await discussionBy(test.member.client, { name: 'Frames' });
    const hidden = await discussionBy(test.member.client);
    await follow(person, `tag/${tagID}`);
    await follow(person, `user/${test.other.userID}`);
    await follow(person, `discussion/${discussionID}`);
    await follow(person, `discussion/${hidden.discussionID}`);
    await test.moderator.client.patch(`/discussions/${hidden.discussionID}/move`, {});
    await test.admin.client.patch('/discussions/move', {
      discussionIDs: [hidden.discussionID],
      categoryID: test.privateCategoryID,
    });
    const { body } = await person.client.get('/follows');
    expect(body.map((each: { name: string }) => each.name)).toEqual([name, 'Otto', 'propolis']);
    expect((await person.client.get('/follows?recordType=user')).body).toMatchObject([
      { recordType: 'user', recordID: test.other.userID, url: expect.stringContaining('/profile/Otto') },
    ]);
    expect((await test.other.client.get('/follows')).body).toEqual([]);
  });

  it('is listed by as many statements, however much it is', async () => {
    const statementsOf = async () => {
      const answers = [
        await person.client.get('/follows?limit=100'),
        await person.client.get('/mutes?limit=100'),
      ];
      return answers.map(({ statements, body }) => [statements, body.length]);
    };
    const one = await discussionBy(test.member.client);
    await follow(person, `discussion/${one.discussionID}`);
    await mute(person, `discussion/${one.discussionID}`);
    const [follows, mutes] = await statementsOf();
    for (let more = 0; more < 5; more++) {
      const { discussionID } = await discussionBy(test.member.client);
      await follow(person, `discussion/${discussionID}`);
      await mute(person, `discussion/${discussionID}`);
    }
    expect(await statementsOf()).toEqual([
      [follows?.[0], 6],
      [mutes?.[0], 6],
    ]);
    expect(follows?.[0]).toBeLessThanOrEqual(4);
  });

  it('goes along when discussions are merged, and goes with what is deleted', async () => {
    const target = await discussionBy(test.member.client);
    const merged = await discussionBy(test.member.client);
    await follow(person, `discussion/${merged.discussionID}`);
    await mute(test.other, `discussion/${merged.discussionID}`);
    const answer = await test.admin.client.patch('/discussions/merge', {
      destinationDiscussionID: target.discussionID,
      discussionIDs: [target.discussionID, merged.discussionID],
    });
    expect(answer.status).toBeLessThan(300);
    expect((await person.client.get('/follows')).body).toMatchObject([{ recordID: target.discussionID }]);
    expect((await test.other.client.get('/mutes')).body).toMatchObject([{ recordID: target.discussionID }]);
    await test.admin.client.delete(`/discussions/${target.discussionID}`);
    expect((await person.client.get('/follows')).body).toEqual([]);
    // As after the time in which it could have come back.
    await test.site.database.execute(sql`
      update discussions set date_purge = now() - interval '1 hour' where discussion_id = ${target.discussionID}`);
    const ctx = await makeContext(test.site, systemViewer());
    await removeWhole(ctx, target.discussionID);
    const left = await test.site.database.rows(
      sql`select from follows where record_id = ${target.discussionID}`,
    );
    expect(left).toEqual([]);
  });
});

describe('a mute', () => {
  const muted = {
    discussion: ({ discussionID }: { discussionID: number }) => `discussion/${discussionID}`,
    category: () => 'category/1',
    tag: ({ tagID }: { tagID: number }) => `tag/${tagID}`,
    user: () => `user/${test.other.userID}`,
  };
  for (const [recordType, record] of Object.entries(muted))
    it(`of a ${recordType} rules out every channel, and takes what was told back while it lasts`, async () => {
      const tagID = await tagNamed(`mute-${recordType}`);
      const { discussionID } = await taggedBy(test.member, tagID);
      await person.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
      await commentOn(test.other.client, discussionID);
      expect(await unreadOf(test, person)).toEqual([1, 1, 1]);
      expect((await mute(person, record({ discussionID, tagID }))).body).toMatchObject({
        muted: true,
        dateUntil: null,
      });
      expect(await unreadOf(test, person)).toEqual([0, 0, 0]);
      await commentOn(test.other.client, discussionID, { body: `Secretariat, @${person.name}` });
      expect(await typesOf(test, person)).toEqual([]);
      expect(await storedFor(person)).toHaveLength(1);
      await person.client.put(`/mutes/${record({ discussionID, tagID })}`, { muted: false });
      expect(await unreadOf(test, person)).toEqual([1, 1, 1]);
    });

  it('does not keep anybody from their duties', async () => {
    const { client } = test.moderator;
    await mute(test.moderator, 'category/1');
    const { discussionID } = await discussionBy(test.member.client);
    const shown = async (query: string) =>
      (await client.get(`/discussions?limit=100&${query}`)).body.map(
        (each: { discussionID: number }) => each.discussionID,
      );
    expect(await shown('excludeMuted=true')).not.toContain(discussionID);
    expect(await shown('excludeMuted=true&resolved=false')).toContain(discussionID);
    expect(await shown('')).toContain(discussionID);
    await client.put('/mutes/category/1', { muted: false });
  });

  it('ends by itself, when it was said to', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const record = `discussion/${discussionID}`;
    const hours = async (body: object) => {
      const { body: state } = await mute(person, record, body);
      return (Date.parse(state.dateUntil) - Date.now()) / 3_600_000;
    };
    expect(await hours({ for: 'hour' })).toBeCloseTo(1, 1);
    expect(await hours({ for: '8hours' })).toBeCloseTo(8, 1);
    expect(await hours({ for: 'week' })).toBeCloseTo(168, 1);
    const { body } = await mute(person, record, { for: 'tomorrow', timeZone: 'Asia/Tokyo' });
    expect(body.dateUntil).toMatch(/T23:00:00/);
    await test.site.database.execute(sql`
      update mutes set date_inserted = now() - interval '2 hours', date_until = now() - interval '1 hour'
      where user_id = ${person.userID}`);
    expect((await person.client.get('/mutes')).body).toEqual([]);
    await person.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual(['BookmarkComment']);
  });

  it('takes what is muted out of lists, unless it is asked for or is one’s own', async () => {
    const tagID = await tagNamed('smoke');
    const byOther = await discussionBy(test.other.client);
    const alone = await discussionBy(test.member.client);
    const tagged = await taggedBy(test.member, tagID);
    const own = await taggedBy(person, tagID);
    await mute(person, `user/${test.other.userID}`);
    await mute(person, `discussion/${alone.discussionID}`);
    await mute(person, `tag/${tagID}`);
    const page = async (path: string, who = person) => (await who.client.page(path)).text;
    const has = (html: string) =>
      [byOther, alone, tagged, own].map(({ discussionID }) => html.includes(`/discussion/${discussionID}/`));
    expect(has(await page('/discussions'))).toEqual([false, false, false, true]);
    expect(has(await page('/categories/general'))).toEqual([false, false, false, true]);
    expect(has(await page('/discussions?excludeMuted=false'))).toEqual([true, true, true, true]);
    expect(has(await page(`/discussions/tagged/smoke-${number}`))).toEqual([false, false, true, true]);
    // Nobody else sees the page that was made for one.
    expect(has(await page('/discussions', test.member))).toEqual([true, true, true, true]);
  });
});

describe('what cannot be followed or muted', () => {
  it('is refused, and says nothing of what may not be seen', async () => {
    const secret = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    const statusOf = async (record: string) => (await follow(person, record)).status;
    expect(await statusOf('discussion/999999')).toBe(404);
    expect(await statusOf(`discussion/${secret.discussionID}`)).toBe(404);
    expect(await statusOf('hive/1')).toBe(404);
    expect(await statusOf('category/1')).toBe(400);
    expect(await statusOf(`user/${person.userID}`)).toBe(400);
    expect((await mute(person, `category/${test.privateCategoryID}`)).status).toBe(404);
    expect((await mute(person, 'category/1', { for: 'tomorrow', timeZone: 'Mars/Olympus' })).status).toBe(
      422,
    );
    expect((await mute(person, 'category/1', { for: 'ever' })).status).toBe(422);
    expect((await test.guest.put('/mutes/category/1', { muted: true })).status).toBe(403);
  });

  it('is more than anybody follows', async () => {
    await test.site.database.execute(sql`
      insert into follows (user_id, record_type, record_id)
      select ${person.userID}, 'tag', 100000 + n from generate_series(1, 500) n`);
    expect((await follow(person, `user/${test.other.userID}`)).status).toBe(400);
  });
});
