import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { notificationsOf } from '../../notifications/server/testing/notifications.ts';
import { jobsDone, runWaitingJobs } from '../../users/server/testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { pushJob } from './push.jobs.ts';
import { device, type PushService, pushService, unsubscribedDevice } from './testing/push-service.ts';

const test = communityOfFile({ withJobs: true });
let service: PushService;
let person: TestMember;
let number = 0;

const settings = (changed: Record<string, unknown>) => test.admin.client.patch('/config', changed);
beforeAll(async () => {
  service = await pushService();
  await settings({ 'outgoing.allowedHosts': [service.host], 'webPush.delay': 0 });
});
afterAll(() => service.close());
beforeEach(async () => {
  person = await signedIn(test, `Ringer_${++number}`);
});

/** A mention is pushed to whoever set nothing. */
async function mention(name = 'Bees at night', who = person) {
  const { discussionID } = await discussionBy(test.member.client, { name });
  const comment = await commentOn(test.other.client, discussionID, {
    body: `Rumpelstiltskin, @${who.name}?`,
  });
  return { discussionID, commentID: comment.commentID };
}
const stateOf = async ({ client }: Pick<TestMember, 'client'>) => (await client.get('/web-push')).body;

describe('a device', () => {
  it('gets pushes from when it is subscribed until it is not, and is one of its session', async () => {
    const phone = unsubscribedDevice(service, person.client);
    expect(await stateOf(person)).toMatchObject({
      isOffered: true,
      isThisDevice: false,
      countOtherDevices: 0,
    });
    const on = await person.client.put('/web-push/subscription', phone.subscription);
    expect(on).toMatchObject({ status: 200, body: { isThisDevice: true, countOtherDevices: 0 } });
    expect((await person.client.delete('/web-push/subscription')).status).toBe(204);
    await mention();
    await jobsDone(test);
    expect(await phone.pushes()).toEqual([]);
  });

  it('is rung once, with who did what and nothing of the words, and leads to it', async () => {
    const phone = await device(service, person.client);
    await mention();
    const push = await phone.awaitPush();
    const [shown] = await notificationsOf(test, person);
    expect(push).toMatchObject({
      title: 'Parley',
      body: 'Otto mentioned you in Bees at night',
      path: `/activity/${shown?.notificationID}/mark-read-and-redirect`,
      tag: `notification-${shown?.notificationID}`,
    });
    await jobsDone(test);
    expect(await phone.pushes()).toHaveLength(1);
    expect(service.received.some(({ body }) => body.includes('Rumpelstiltskin'))).toBe(false);
  });

  it('is rung at the address that it was given last', async () => {
    const former = await device(service, person.client);
    const now = await device(service, person.client);
    await mention();
    await now.awaitPush();
    await jobsDone(test);
    expect(await former.pushes()).toEqual([]);
    expect(await stateOf(person)).toMatchObject({ isThisDevice: true, countOtherDevices: 0 });
  });

  it('is no longer rung once it was signed out', async () => {
    const phone = await device(service, person.client);
    await person.client.delete('/sessions/current');
    const rows = await test.site.database.rows(
      sql`select from push_subscriptions where user_id = ${person.userID}`,
    );
    expect(rows).toEqual([]);
    await mention();
    await jobsDone(test);
    expect(service.received.filter(({ path }) => path === phone.path)).toEqual([]);
  });

  it('that says it is gone is forgotten, and the others are not', async () => {
    const phone = await device(service, person.client);
    const [id] = await test.site.database.rows<{ subscription_id: number }>(
      sql`select subscription_id from push_subscriptions where user_id = ${person.userID}`,
    );
    service.answers.set(phone.path, 410);
    await mention();
    await jobsDone(test);
    const rows = await test.site.database.rows(
      sql`select from push_subscriptions where subscription_id = ${id?.subscription_id}`,
    );
    expect(rows).toEqual([]);
    expect(await stateOf(person)).toMatchObject({ isThisDevice: false });
  });

  it('whose service is away is tried again, while one that has it is left alone', async () => {
    const phone = await device(service, person.client);
    const desk = await device(service, await test.client().signIn(person.name, PASSWORD));
    service.answers.set(phone.path, 503);
    await mention();
    await desk.awaitPush();
    await expect
      .poll(() => service.received.filter(({ path }) => path === phone.path).length)
      .toBeGreaterThan(0);
    service.answers.delete(phone.path);
    await test.site.database.execute(sql`delete from host_failures`);
    await runWaitingJobs(test);
    expect((await phone.pushes()).length).toBeGreaterThan(1);
    expect(await desk.pushes()).toHaveLength(1);
  });
});

describe('a subscription', () => {
  it('is refused where nothing could be sent to it', async () => {
    const { subscription } = unsubscribedDevice(service, person.client);
    const put = (changed: object) =>
      person.client.put('/web-push/subscription', { ...subscription, ...changed });
    for (const endpoint of [
      'http://example.org/push',
      'file:///etc/passwd',
      'https://me@example.org/',
      'nonsense',
    ])
      expect((await put({ endpoint })).body.code, endpoint).toBe('webPush.badAddress');
    for (const keys of [
      { ...subscription.keys, auth: 'AAAA' },
      { ...subscription.keys, p256dh: 'BAAA' },
    ])
      expect((await put({ keys })).body.code).toBe('webPush.badKeys');
  });

  it('to an address inside leads to no request, and is forgotten', async () => {
    const { subscription } = unsubscribedDevice(service, person.client);
    const inside = { ...subscription, endpoint: 'https://10.0.0.1/push' };
    expect((await person.client.put('/web-push/subscription', inside)).status).toBe(200);
    await mention();
    await jobsDone(test);
    expect(await stateOf(person)).toMatchObject({ isThisDevice: false });
  });

  it('needs a session, and a site that sends pushes', async () => {
    const { subscription } = unsubscribedDevice(service, person.client);
    const token = (await test.admin.client.post('/tokens', { name: 'A program' })).body.accessToken;
    const program = Object.assign(test.client(), { bearer: token });
    expect((await program.put('/web-push/subscription', subscription)).body.code).toBe('webPush.noSession');
    await settings({ 'webPush.enabled': false });
    expect((await person.client.put('/web-push/subscription', subscription)).body.code).toBe('webPush.off');
    const { body } = await person.client.get(`/notification-preferences/${person.userID}`);
    expect(body.Mention).toEqual({ popup: true, email: false });
    await settings({ 'webPush.enabled': true });
  });
});

describe('pushes', () => {
  it('are chosen for each kind, beside the site and mails', async () => {
    const phone = await device(service, person.client);
    const path = `/notification-preferences/${person.userID}`;
    expect((await person.client.get(path)).body).toMatchObject({
      Mention: { popup: true, email: false, push: true },
      BookmarkComment: { popup: true, email: true, push: false },
    });
    await person.client.patch(path, { Mention: { push: false }, BookmarkComment: { push: true } });
    const { discussionID } = await mention();
    await jobsDone(test);
    await person.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
    await commentOn(test.other.client, discussionID);
    expect((await phone.awaitPush()).body).toBe('Otto commented on Bees at night, which you bookmarked');
    await jobsDone(test);
    expect(await phone.pushes()).toHaveLength(1);
  });

  it('are chosen for each category that is followed, for its posts and its comments', async () => {
    const phone = await device(service, person.client);
    const path = `/categories/1/preferences/${person.userID}`;
    const chosen = { 'preferences.popup.posts': false, 'preferences.push.posts': true };
    expect((await person.client.patch(path, chosen)).body).toMatchObject(chosen);
    const { discussionID } = await discussionBy(test.other.client, { name: 'Swarms' });
    expect((await phone.awaitPush()).body).toBe('Otto started a new discussion: Swarms');
    await commentOn(test.other.client, discussionID);
    await jobsDone(test);
    expect(await phone.pushes()).toHaveLength(1);
    expect(await notificationsOf(test, person)).toEqual([]);
    await person.client.patch(path, { 'preferences.push.comments': true });
    await commentOn(test.other.client, discussionID);
    await expect.poll(async () => (await phone.pushes()).length).toBe(2);
  });

  it('are chosen for a tag, a person or a discussion, and win over the preference', async () => {
    const phone = await device(service, person.client);
    const tag = await test.admin.client.post('/tags', { name: `Wax ${number}`, urlcode: `wax-${number}` });
    const tagID: number = tag.body.tagID;
    const { discussionID } = await discussionBy(test.member.client, { name: 'Followed' });
    await person.client.put(`/follows/tag/${tagID}`, { followed: true, push: true });
    await person.client.put(`/follows/user/${test.other.userID}`, { followed: true, push: true });
    const follow = await person.client.put(`/follows/discussion/${discussionID}`, {
      followed: true,
      push: false,
    });
    expect(follow.body).toMatchObject({ popup: null, push: false });
    await person.client.patch(`/notification-preferences/${person.userID}`, {
      FollowedDiscussion: { push: true },
    });
    await discussionBy(test.member.client, { name: 'Tagged', tagIDs: [tagID] });
    expect((await phone.awaitPush()).body).toBe('Melba started a new discussion: Tagged');
    await discussionBy(test.other.client, { name: 'By a person' });
    await expect.poll(async () => (await phone.pushes()).length).toBe(2);
    await commentOn(test.member.client, discussionID);
    await jobsDone(test);
    expect(await phone.pushes()).toHaveLength(2);
  });

  it('of a category are not sent to who chose otherwise by the time they go', async () => {
    await settings({ 'webPush.delay': 3600 });
    const phone = await device(service, person.client);
    const path = `/categories/1/preferences/${person.userID}`;
    await person.client.patch(path, { 'preferences.push.posts': true });
    await discussionBy(test.other.client, { name: 'Too late' });
    await jobsDone(test);
    expect((await person.client.get('/notification-preferences/preview')).body.countPush).toBeGreaterThan(0);
    await person.client.patch(path, { 'preferences.push.posts': false });
    await runWaitingJobs(test);
    expect(await phone.pushes()).toEqual([]);
    await discussionBy(test.other.client, { name: 'Unfollowed' });
    await person.client.patch(path, { 'preferences.push.posts': true });
    await discussionBy(test.other.client, { name: 'Followed no longer' });
    await jobsDone(test);
    await person.client.put('/categories/1/follow', { followed: false });
    await runWaitingJobs(test);
    await settings({ 'webPush.delay': 0 });
    expect(await phone.pushes()).toEqual([]);
  });

  it('wait while it is quiet, and come as one', async () => {
    const phone = await device(service, person.client);
    await person.client.patch(`/notification-preferences/${person.userID}/quiet`, { pause: '8hours' });
    for (let at = 0; at < 3; at++) await mention(`Night ${at}`);
    await jobsDone(test);
    expect(await phone.pushes()).toEqual([]);
    await test.site.database.execute(sql`
      update notification_quiet set paused_until = now() - interval '1 second' where user_id = ${person.userID}`);
    await runWaitingJobs(test);
    expect(await phone.pushes()).toMatchObject([
      { body: '3 notifications from Parley', path: '/profile/notifications' },
    ]);
  });

  it('come as one where their jobs begin at the same moment', async () => {
    await settings({ 'webPush.delay': 3600 });
    const phone = await device(service, person.client);
    for (let at = 0; at < 6; at++) await mention(`Moment ${at}`);
    await jobsDone(test);
    await settings({ 'webPush.delay': 0 });
    const ids = (await notificationsOf(test, person)).map((each) => each.notificationID);
    await Promise.all(ids.map((notificationID) => pushJob(test.site, { notificationID })));
    expect(await phone.pushes()).toMatchObject([{ body: '6 notifications from Parley' }]);
  });

  it('say nothing of what their receiver may not see by then, whoever that is', async () => {
    await settings({ 'webPush.delay': 3600 });
    const phone = await device(service, person.client);
    const outcast = await signedIn(test, `Outcast_${number}`);
    const theirs = await device(service, outcast.client);
    const moved = await mention('Quetzalcoatl');
    const deleted = await mention('Xylophones');
    await mention('For nobody', outcast);
    await jobsDone(test);
    await test.admin.client.patch('/discussions/move', {
      discussionIDs: [moved.discussionID],
      categoryID: test.privateCategoryID,
    });
    await test.moderator.client.delete(`/comments/${deleted.commentID}`);
    await test.admin.client.put(`/users/${outcast.userID}/ban`, { banned: true });
    await runWaitingJobs(test);
    await settings({ 'webPush.delay': 0 });
    expect(await phone.pushes()).toEqual([]);
    expect(service.received.filter(({ path }) => path === theirs.path)).toEqual([]);
  });

  it('name nothing where the site does not want that', async () => {
    const phone = await device(service, person.client);
    await settings({ 'emailNotifications.fullPost': false });
    await mention('Xylophones');
    expect((await phone.awaitPush()).body).toBe('Something new for you');
    await settings({ 'emailNotifications.fullPost': true });
  });
});
