import { beforeEach, describe, expect, it } from 'vitest';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { typesOf } from '../testing/notifications.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
beforeEach(async () => {
  person = await signedIn(test, `Chooser_${++number}`);
});

const pathOf = ({ userID }: TestMember) => `/notification-preferences/${userID}`;

describe('preferences', () => {
  it('are those of the site until somebody sets their own', async () => {
    const { client } = person;
    const { body } = await client.get(pathOf(person));
    expect(body).toMatchObject({
      Mention: { popup: true, email: false },
      DiscussionComment: { popup: true, email: false },
      BookmarkComment: { popup: true, email: true },
      ParticipateComment: { popup: false, email: false },
    });
    expect(body.Applicant).toBeUndefined();
    const changed = await client.patch(pathOf(person), {
      Mention: { email: true },
      Nonsense: { email: true },
      ParticipateComment: { popup: true },
    });
    expect(changed.body).toMatchObject({
      Mention: { popup: true, email: true },
      ParticipateComment: { popup: true, email: false },
    });
    expect(changed.body.Nonsense).toBeUndefined();
    expect((await client.get(pathOf(person))).body).toEqual(changed.body);
  });

  it('decide who is notified', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    await commentOn(person.client, discussionID);
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual([]);
    await person.client.patch(pathOf(person), { ParticipateComment: { popup: true } });
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual(['ParticipateComment']);
    await person.client.patch(pathOf(person), { Mention: { popup: false } });
    await commentOn(test.other.client, discussionID, { body: `@${person.name}` });
    expect(await typesOf(test, person)).toEqual(['ParticipateComment', 'ParticipateComment']);
  });

  it('are described by a schema, by what somebody may', async () => {
    const path = '/notification-preferences/schema';
    const { body } = await person.client.get(path);
    const groups = body.properties.notifications.properties;
    expect(groups.followedPosts.properties.BookmarkComment).toEqual({
      type: 'object',
      title: 'Comments on posts I bookmarked',
      properties: {
        popup: { type: 'boolean', title: 'Site', default: true },
        email: { type: 'boolean', title: 'Mail', default: true },
        push: { type: 'boolean', title: 'Push', default: false },
      },
    });
    expect(groups.communityTasks).toBeUndefined();
    const ofAdmin = (await test.admin.client.get(path)).body.properties.notifications.properties;
    expect(ofAdmin.communityTasks.properties.Applicant.title).toBe('Somebody applies for membership');
    expect((await person.client.get(`${path}?schemaType=defaults`)).status).toBe(403);
    const defaults = (await test.admin.client.get(`${path}?schemaType=defaults`)).body;
    expect(
      defaults.properties.notifications.properties.followedPosts.properties.Mention.properties,
    ).toMatchObject({
      popup: { type: 'boolean', default: true },
      email: { type: 'boolean', default: false },
      disabled: { type: 'boolean', default: false },
    });
  });

  it('have defaults that administrators set, and what they switch off vanishes', async () => {
    const path = '/notification-preferences/defaults';
    const { client: admin } = test.admin;
    expect((await admin.get(path)).body.Mention).toEqual({
      popup: true,
      email: false,
      push: true,
      disabled: false,
    });
    const changed = await admin.patch(path, {
      DiscussionComment: { disabled: true },
      ParticipateComment: { popup: true },
    });
    expect(changed.body.DiscussionComment).toMatchObject({ popup: true, email: false, disabled: true });
    expect((await admin.get(path)).body).toEqual(changed.body);
    const { body } = await person.client.get(pathOf(person));
    expect(body.DiscussionComment).toBeUndefined();
    expect(body.ParticipateComment.popup).toBe(true);
    const { discussionID } = await discussionBy(person.client);
    await commentOn(test.other.client, discussionID);
    expect(await typesOf(test, person)).toEqual([]);
    await admin.patch(path, { DiscussionComment: { disabled: false }, ParticipateComment: { popup: false } });
  });

  it('are one’s own, or those of somebody one may edit', async () => {
    expect((await test.other.client.get(pathOf(person))).status).toBe(403);
    expect((await test.other.client.patch(pathOf(person), { Mention: { popup: false } })).status).toBe(403);
    const byAdmin = await test.admin.client.patch(pathOf(person), { Mention: { popup: false } });
    expect(byAdmin.body.Mention.popup).toBe(false);
    expect((await test.admin.client.get('/notification-preferences/999999')).status).toBe(404);
    expect((await test.guest.get('/notification-preferences/$me')).status).toBe(403);
  });

  it('hold the language, of those that are spoken here', async () => {
    const { client } = person;
    expect((await client.patch(pathOf(person), { NotificationLanguage: 'tlh' })).status).toBe(404);
    const { body } = await client.patch(pathOf(person), { NotificationLanguage: 'en' });
    expect(body.NotificationLanguage).toBe('en');
  });

  it('hold the time zone, where it is one', async () => {
    const { client } = person;
    const refused = await client.patch(pathOf(person), { NotificationTimeZone: 'Middle/Earth' });
    expect([refused.status, refused.body.code]).toEqual([422, 'preference.timeZoneUnknown']);
    expect((await client.get(pathOf(person))).body.NotificationTimeZone).toBeUndefined();
    const { body } = await client.patch(pathOf(person), { NotificationTimeZone: 'Europe/Stockholm' });
    expect(body.NotificationTimeZone).toBe('Europe/Stockholm');
  });

  it('offer no mails to who may have none', async () => {
    await test.admin.client.patch('/config', { 'emailNotifications.disabled': true });
    const { body } = await person.client.get(pathOf(person));
    expect(body.BookmarkComment).toEqual({ popup: true, push: false });
    const refused = await person.client.patch(pathOf(person), { Mention: { email: true } });
    expect([refused.status, refused.body.code]).toEqual([403, 'preference.noMail']);
    await test.admin.client.patch('/config', { 'emailNotifications.disabled': false });
  });
});
