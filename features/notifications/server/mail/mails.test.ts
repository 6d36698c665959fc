import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { EVERY_NODE } from '../../../editor/rich2/testing/every-node.ts';
import { type MailServer, mailServer } from '../../../users/server/testing/mail-server.ts';
import { jobsDone, runWaitingJobs } from '../../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../../users/server/testing/members.ts';
import { htmlPart, mailFaults } from '../testing/mail-faults.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
let mails: MailServer;

beforeAll(async () => {
  mails = await mailServer(test);
  await settings({ 'emailNotifications.delay': 0 });
});
afterAll(() => mails.close());
beforeEach(async () => {
  person = await signedIn(test, `Reader_${++number}`);
});

const settings = (changed: Record<string, unknown>) => test.admin.client.patch('/config', changed);
const bookmark = (who: TestMember, discussionID: number) =>
  who.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true });
const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}:[ \t]*(.*(?:\r?\n[ \t].*)*)`, 'im')
    .exec(mail)?.[1]
    ?.replace(/\r?\n[ \t]+/g, ' ')
    .trim();
const mailsTo = ({ email }: TestMember) => mails.received.filter(({ to }) => to.includes(email));
const pathIn = (mail: string) => {
  const url = /<(http[^>]*\/unsubscribe\/[^>]*)>/.exec(headerOf(mail, 'List-Unsubscribe') ?? '')?.[1] ?? '';
  return new URL(url.replaceAll(' ', '')).pathname;
};
const preferencesOf = async ({ client, userID }: TestMember) =>
  (await client.get(`/notification-preferences/${userID}`)).body;

async function bookmarkedDiscussion(more: Record<string, unknown> = {}) {
  const made = await discussionBy(test.member.client, more);
  await bookmark(person, made.discussionID);
  return made;
}

describe('a mail', () => {
  it('says what happened in two parts, threads as the discussion does, and leads to the comment', async () => {
    const { discussionID } = await bookmarkedDiscussion({ name: 'Cold without a battery' });
    const { commentID } = await commentOn(test.other.client, discussionID, {
      body: 'The **lid** leaks, see [the profile](/profile/Otto).',
    });
    const mail = await mails.mailTo(person.email);
    expect(headerOf(mail, 'Subject')).toBe('Re: [Parley] Cold without a battery');
    expect(headerOf(mail, 'From')).toBe('Otto via Parley <no-reply@example.org>');
    expect(headerOf(mail, 'Message-ID')).toBe(`<comment-${commentID}@127.0.0.1>`);
    expect(headerOf(mail, 'In-Reply-To')).toBe(`<discussion-${discussionID}@127.0.0.1>`);
    expect(headerOf(mail, 'References')).toBe(`<discussion-${discussionID}@127.0.0.1>`);
    expect(headerOf(mail, 'List-Id')).toBe(`Cold without a battery <${discussionID}.127.0.0.1>`);
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toContain('<strong>lid</strong>');
    expect(mail).toContain(`href="${test.url}/profile/Otto"`);
    expect(mail).toContain(`${test.url}/discussion/comment/${commentID}#Comment_${commentID}`);
    expect(mail).toContain('You get this because you bookmarked the discussion.');
  });

  it('is made of what mail programs draw, whatever is in the post, alone and as one of many', async () => {
    const { discussionID } = await bookmarkedDiscussion({ name: 'Everything' });
    const body = JSON.stringify(EVERY_NODE);
    await commentOn(test.other.client, discussionID, { body, format: 'rich2' });
    const alone = htmlPart(await mails.mailTo(person.email));
    expect(alone).toContain('A hive in the sun');
    expect(mailFaults(alone)).toEqual([]);
    await settings({ 'emailNotifications.delay': 3600 });
    const long = `${'**Bees** dance. '.repeat(600)}`;
    for (let at = 0; at < 6; at++)
      await commentOn(test.other.client, discussionID, { body: `No. ${at} ${long}` });
    await runWaitingJobs(test);
    await settings({ 'emailNotifications.delay': 0 });
    const many = htmlPart(await mails.mailTo(person.email, 'notifications from Parley'));
    for (let at = 0; at < 6; at++) expect(many).toContain(`No. ${at} `);
    expect(mailFaults(many)).toEqual([]);
  });

  it('says nothing of what was posted where the site does not want that', async () => {
    await settings({ 'emailNotifications.fullPost': false });
    const { discussionID } = await bookmarkedDiscussion({ name: 'Xylophones' });
    await commentOn(test.other.client, discussionID, { body: 'Marimbas' });
    const mail = await mails.mailTo(person.email);
    await settings({ 'emailNotifications.fullPost': true });
    expect(mail).toContain('Something new for you');
    expect(mail).not.toMatch(/Xylophones|Marimbas/);
  });

  it('comes once, and as one where there are many', async () => {
    const { discussionID } = await bookmarkedDiscussion();
    await settings({ 'emailNotifications.delay': 3600 });
    for (let at = 0; at < 5; at++) await commentOn(test.other.client, discussionID, { body: `Word ${at}` });
    await runWaitingJobs(test);
    await settings({ 'emailNotifications.delay': 0 });
    const mail = await mails.mailTo(person.email);
    expect(headerOf(mail, 'Subject')).toBe('[Parley] 5 notifications from Parley');
    for (let at = 0; at < 5; at++) expect(mail).toContain(`Word ${at}`);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('does not come of what may be seen no longer, or from a member who was banned since', async () => {
    const secret = 'Quetzalcoatl';
    await settings({ 'emailNotifications.delay': 3600 });
    const { discussionID } = await bookmarkedDiscussion({ name: secret });
    const { discussionID: deletedID } = await bookmarkedDiscussion();
    const outcast = await signedIn(test, `Outcast_${number}`);
    const { discussionID: openID } = await bookmarkedDiscussion();
    await bookmark(outcast, openID);
    await commentOn(test.other.client, discussionID, { body: secret });
    const { commentID } = await commentOn(test.other.client, deletedID, { body: secret });
    await commentOn(test.other.client, openID, { body: 'For the others' });
    await jobsDone(test);
    await test.admin.client.patch('/discussions/move', {
      discussionIDs: [discussionID],
      categoryID: test.privateCategoryID,
    });
    await test.moderator.client.delete(`/comments/${commentID}`);
    await test.admin.client.put(`/users/${outcast.userID}/ban`, { banned: true });
    await runWaitingJobs(test);
    await settings({ 'emailNotifications.delay': 0 });
    expect(await mails.mailTo(person.email)).toContain('For the others');
    expect(mailsTo(person)).toHaveLength(1);
    expect(mailsTo(outcast)).toEqual([]);
    expect(mails.received.some(({ text }) => text.includes(secret))).toBe(false);
  });

  it('does not show a quoted post that its reader may not see', async () => {
    const hidden = await discussionBy(test.moderator.client, {
      name: 'Behind doors',
      categoryID: test.privateCategoryID,
      body: 'Rumpelstiltskin',
    });
    const { discussionID } = await bookmarkedDiscussion();
    await commentOn(test.moderator.client, discussionID, {
      body: `Look:\n\n${test.url}/discussion/${hidden.discussionID}\n`,
    });
    expect(await mails.mailTo(person.email)).not.toMatch(/Rumpelstiltskin|Behind doors/);
  });

  it('goes to no one whose preferences, rights or site do not want it', async () => {
    const { discussionID } = await bookmarkedDiscussion();
    await person.client.patch(`/notification-preferences/${person.userID}`, {
      BookmarkComment: { email: false },
    });
    await commentOn(test.other.client, discussionID);
    await settings({ 'emailNotifications.disabled': true });
    await bookmark(test.moderator, discussionID);
    await commentOn(test.other.client, discussionID);
    await jobsDone(test);
    await settings({ 'emailNotifications.disabled': false });
    expect(mailsTo(person)).toEqual([]);
    expect(mailsTo(test.moderator)).toEqual([]);
    const stored = await test.site.database.rows(
      sql`select from notification_deliveries where user_id = ${person.userID}`,
    );
    expect(stored).toEqual([]);
  });
});

describe('unsubscribing', () => {
  async function mailed(): Promise<string> {
    const { discussionID } = await bookmarkedDiscussion();
    await commentOn(test.other.client, discussionID);
    return mails.mailTo(person.email);
  }

  it('works at once by one click of a mail program, without signing in', async () => {
    const path = pathIn(await mailed());
    const answer = await fetch(test.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await preferencesOf(person)).BookmarkComment).toMatchObject({ popup: true, email: false });
    const { discussionID } = await bookmarkedDiscussion();
    await commentOn(test.other.client, discussionID);
    await jobsDone(test);
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('works by the calls of the page, and is undone', async () => {
    const token = pathIn(await mailed())
      .split('/')
      .at(-1);
    const off = await test.guest.post(`/unsubscribe/${token}`);
    expect(off).toMatchObject({
      status: 201,
      body: {
        preferences: [
          { preference: 'BookmarkComment', name: 'Comments on posts I bookmarked', enabled: false },
        ],
        followCategory: null,
        hasMultiple: false,
        isAllMailOff: false,
      },
    });
    expect((await preferencesOf(person)).BookmarkComment.email).toBe(false);
    const on = await test.guest.post(`/unsubscribe/resubscribe/${token}`);
    expect(on.body.preferences[0].enabled).toBe(true);
    const all = await test.guest.patch(`/unsubscribe/${token}`, { isAllMailOff: true });
    expect(all.body.isAllMailOff).toBe(true);
    expect((await preferencesOf(person)).AllMail).toEqual({ email: false });
    const { discussionID } = await bookmarkedDiscussion();
    await commentOn(test.other.client, discussionID);
    await jobsDone(test);
    expect(mailsTo(person)).toHaveLength(1);
    await person.client.patch(`/notification-preferences/${person.userID}`, { AllMail: { email: true } });
    expect((await preferencesOf(person)).AllMail).toBeUndefined();
  });

  it('is of one category where that was followed', async () => {
    await person.client.patch(`/categories/1/preferences/${person.userID}`, {
      'preferences.email.posts': true,
    });
    await discussionBy(test.member.client);
    const token = pathIn(await mails.mailTo(person.email))
      .split('/')
      .at(-1);
    const { body } = await test.guest.post(`/unsubscribe/${token}`);
    expect(body).toMatchObject({
      preferences: [],
      followCategory: {
        categoryID: 1,
        preference: 'preferences.email.posts',
        name: 'General',
        enabled: false,
      },
    });
    const { body: wanted } = await person.client.get(`/categories/1/preferences/${person.userID}`);
    expect(wanted).toMatchObject({ 'preferences.followed': true, 'preferences.email.posts': false });
  });

  it('takes no token that was not made here', async () => {
    const token =
      pathIn(await mailed())
        .split('/')
        .at(-1) ?? '';
    for (const bad of ['x', 'a'.repeat(100), `${token.slice(0, -4)}AAAA`]) {
      expect((await test.guest.post(`/unsubscribe/${bad}`)).status).toBe(404);
      expect((await fetch(`${test.url}/unsubscribe/${bad}`, { method: 'POST' })).status).toBe(404);
    }
    expect((await preferencesOf(person)).BookmarkComment.email).toBe(true);
  });
});
