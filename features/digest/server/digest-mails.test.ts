import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { htmlPart, mailFaults } from '../../notifications/server/testing/mail-faults.ts';
import { type MailServer, mailServer } from '../../users/server/testing/mail-server.ts';
import { jobsDone, runWaitingJobs } from '../../users/server/testing/mails.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { DUE_JOB, SEND_JOB } from './schedule/due.jobs.ts';

const test = communityOfFile({ withJobs: true });
let number = 0;
let person: TestMember;
let mails: MailServer;

beforeAll(async () => {
  mails = await mailServer(test);
  await settings({ 'emailDigest.enabled': true });
});
afterAll(() => mails.close());
beforeEach(async () => {
  person = await signedIn(test, `Digger_${++number}`);
});

const settings = (changed: Record<string, unknown>) => test.admin.client.patch('/config', changed);
const subscribe = (more: Record<string, unknown> = {}, who = person) =>
  who.client.patch('/digest/subscription', { enabled: true, ...more });
const mailsTo = ({ email }: TestMember) => mails.received.filter(({ to }) => to.includes(email));
const headerOf = (mail: string, name: string) =>
  new RegExp(`^${name}:[ \t]*(.*(?:\r?\n[ \t].*)*)`, 'im')
    .exec(mail)?.[1]
    ?.replace(/\r?\n[ \t]+/g, ' ')
    .trim();

async function enqueue(name: string, payload: object): Promise<void> {
  await test.site.database.transaction((tx) => test.site.jobs.enqueue(tx, name, payload, { key: name }));
  await jobsDone(test);
}

/** As if the hour had come. */
async function due({ userID }: TestMember): Promise<void> {
  await test.site.database.execute(sql`
    update digest_subscriptions set date_next = date_trunc('second', now()) where user_id = ${userID}`);
  await enqueue(DUE_JOB, {});
}

const deliveriesOf = ({ userID }: TestMember) =>
  test.site.database.rows<{ delivery_id: number; outcome: string | null }>(
    sql`select delivery_id, outcome from digest_deliveries where user_id = ${userID} order by delivery_id`,
  );

describe('a digest', () => {
  it('tells in two parts what is new to its reader, and comes once', async () => {
    await person.client.put('/categories/1/follow', { followed: true });
    const { discussionID, url } = await discussionBy(test.member.client, {
      name: 'Cold <without> a battery',
    });
    await commentOn(test.other.client, discussionID);
    await subscribe({ frequency: 'weekly', dayOfWeek: 7, hour: 8, timeZone: 'Europe/Stockholm' });
    await due(person);
    await enqueue(DUE_JOB, {});
    expect(mailsTo(person)).toHaveLength(1);
    const [mail] = mailsTo(person).map(({ text }) => text) as [string];
    const [delivery] = await deliveriesOf(person);
    expect(headerOf(mail, 'Subject')).toMatch(/Parley.*Your_week/);
    expect(mail).toContain('Followed categories');
    expect(mail).toContain(`Message-ID: <digest-${delivery?.delivery_id}@127.0.0.1>`);
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('* Cold <without> a battery');
    expect(mail).toContain('Cold &lt;without&gt; a battery');
    expect(mail).toContain('1 new');
    expect(mail).toContain(url);
    expect(mail).toContain('weekly: Sunday');
    expect(mailFaults(htmlPart(mail))).toEqual([]);
    expect(delivery?.outcome).toBe('sent');
  });

  it('does not come where there is nothing that was not seen', async () => {
    await subscribe({ parts: { best: false, unanswered: false } });
    await discussionBy(test.member.client);
    await due(person);
    expect(mailsTo(person)).toEqual([]);
    expect((await deliveriesOf(person)).map(({ outcome }) => outcome)).toEqual(['empty']);
  });

  it('tells nothing of what its reader may not read at that moment', async () => {
    await subscribe();
    const word = (at: number) => `Quagga${at}x${number}`;
    const hidden = await discussionBy(test.moderator.client, {
      name: word(1),
      categoryID: test.privateCategoryID,
    });
    await commentOn(test.moderator.client, hidden.discussionID, { body: word(2) });
    const moved = await discussionBy(test.moderator.client, { name: word(3) });
    await test.moderator.client.patch('/discussions/move', {
      discussionIDs: [moved.discussionID],
      categoryID: test.privateCategoryID,
    });
    const held = await discussionBy(test.member.client, { name: word(4) });
    await test.site.database.execute(
      sql`update discussions set date_held = now() where discussion_id = ${held.discussionID}`,
    );
    const gone = await discussionBy(test.member.client, { name: word(5) });
    await test.moderator.client.delete(`/discussions/${gone.discussionID}`);
    await test.site.database.execute(sql`
      insert into category_follows (user_id, category_id, wants_email_digest)
      values (${person.userID}, ${test.privateCategoryID}, true)`);
    await discussionBy(test.member.client, { name: 'Zebras for all' });
    await due(person);
    const [mail] = mailsTo(person);
    expect(mail?.text).toContain('Zebras for all');
    expect(mail?.text).not.toMatch(/Quagga|Back room/);
  });

  it('tells nothing of what its reader muted', async () => {
    await subscribe();
    await person.client.put('/categories/1/follow', { followed: true });
    const muted = await discussionBy(test.member.client, { name: `Muted ${number}` });
    const { status } = await person.client.put(`/mutes/discussion/${muted.discussionID}`, { muted: true });
    expect(status).toBe(200);
    await discussionBy(test.member.client, { name: `Heard ${number}` });
    await due(person);
    const [mail] = mailsTo(person);
    expect(mail?.text).toContain(`Heard ${number}`);
    expect(mail?.text).not.toContain(`Muted ${number}`);
  });

  it('does not come to who is banned, wants none any more, or on a site that switched it off', async () => {
    await discussionBy(test.member.client);
    const [banned, quit, off] = await Promise.all(
      ['Banned', 'Quit', 'Off'].map((name) => signedIn(test, `${name}_${number}`)),
    );
    for (const who of [banned, quit, off] as TestMember[]) await subscribe({}, who);
    await test.admin.client.put(`/users/${banned?.userID}/ban`, { banned: true });
    await due(banned as TestMember);
    await subscribe({ enabled: false }, quit);
    const row = await test.site.database.row<{ date_next: string | null }>(
      sql`select date_next from digest_subscriptions where user_id = ${quit?.userID ?? 0}`,
    );
    expect(row?.date_next).toBeNull();
    await settings({ 'emailDigest.enabled': false });
    await due(off as TestMember);
    await settings({ 'emailDigest.enabled': true });
    await jobsDone(test);
    expect([banned, quit, off].flatMap((who) => mailsTo(who as TestMember))).toEqual([]);
    expect(await deliveriesOf(off as TestMember)).toEqual([]);
  });

  it('is switched off by one click, without signing in, and on again', async () => {
    await discussionBy(test.member.client);
    await subscribe();
    await due(person);
    const [mail] = mailsTo(person);
    const url = new URL(
      (
        /<(http[^>]*\/unsubscribe\/[^>]*)>/.exec(headerOf(mail?.text ?? '', 'List-Unsubscribe') ?? '')?.[1] ??
        ''
      ).replaceAll(' ', ''),
    );
    const token = url.pathname.split('/').at(-1);
    expect(
      (await fetch(test.url + url.pathname, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status,
    ).toBe(200);
    expect((await person.client.get('/digest/subscription')).body).toMatchObject({
      enabled: false,
      dateNext: null,
    });
    const { body } = await test.guest.post(`/unsubscribe/resubscribe/${token}`);
    expect(body.preferences).toEqual([
      { preference: 'DigestEnabled', name: 'Digest by mail', enabled: true, optionID: 'Email.DigestEnabled' },
    ]);
    const { enabled, dateNext } = (await person.client.get('/digest/subscription')).body;
    expect(enabled).toBe(true);
    expect(Date.parse(dateNext)).toBeGreaterThan(Date.now());
  });

  it('waits while it is quiet; of several that waited, the latest comes', async () => {
    await person.client.put('/categories/1/follow', { followed: true });
    await discussionBy(test.member.client, { name: 'While it was quiet' });
    await subscribe({ frequency: 'daily' });
    const quiet = `/notification-preferences/${person.userID}/quiet`;
    expect((await person.client.patch(quiet, { pause: '8hours' })).status).toBe(200);
    await due(person);
    await test.site.database.execute(sql`
      update digest_deliveries set date_scheduled = date_scheduled - interval '1 day' where user_id = ${person.userID}`);
    await due(person);
    expect((await deliveriesOf(person)).map(({ outcome }) => outcome)).toEqual([null, null]);
    expect(mailsTo(person)).toEqual([]);
    await test.site.database.execute(sql`
      update notification_quiet set paused_until = now() - interval '1 second' where user_id = ${person.userID}`);
    await runWaitingJobs(test);
    expect((await deliveriesOf(person)).map(({ outcome }) => outcome)).toEqual(['unwanted', 'sent']);
    expect(mailsTo(person).map(({ text }) => text)).toEqual([expect.stringContaining('While it was quiet')]);
  });

  it('is not sent again by a job that runs twice', async () => {
    await discussionBy(test.member.client);
    await subscribe();
    await due(person);
    const [delivery] = await deliveriesOf(person);
    await enqueue(SEND_JOB, { deliveryID: delivery?.delivery_id });
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('can be looked at before it comes', async () => {
    expect((await person.client.post('/digest/example')).status).toBe(202);
    expect(await mails.mailTo(person.email)).toContain('Your week, ');
    const sent = await test.admin.client.post('/emails/send-test-digest', {
      destinationAddress: 'press@example.org',
    });
    expect([sent.status, sent.body]).toEqual([200, { success: true }]);
    expect(await mails.mailTo('press@example.org')).toContain('No more digests');
  });
});

describe('the times of digests', () => {
  it('follow the site until a member chooses', async () => {
    await subscribe();
    const next = async () => (await person.client.get('/digest/subscription')).body.dateNext;
    expect(new Date(await next()).getUTCDay()).toBe(1);
    await settings({ 'emailDigest.dayOfWeek': 3 });
    await expect.poll(async () => new Date(await next()).getUTCDay()).toBe(3);
    await settings({ 'emailDigest.dayOfWeek': 1 });
    const { body } = await subscribe({ frequency: 'daily', hour: 6, timeZone: 'Asia/Kathmandu' });
    expect(new Date(body.dateNext).toISOString()).toContain('T00:15:00');
    expect((await subscribe({ timeZone: 'Middle/Earth' })).status).toBe(422);
    expect((await subscribe({ hour: 24 })).status).toBe(422);
  });

  it('are known to administrators', async () => {
    await discussionBy(test.member.client);
    await subscribe();
    await due(person);
    const { status, body } = await test.admin.client.get('/digest/delivery-dates');
    expect(status).toBe(200);
    expect(body.sent[0].totalSubscribers).toBeGreaterThan(0);
    expect(body.scheduled.totalSubscribers).toBeGreaterThan(0);
    expect(body.upcoming).toHaveLength(5);
    expect((await person.client.get('/digest/delivery-dates')).status).toBe(403);
  });
});

describe('who has a digest', () => {
  it('is everybody new where the site wants that, and who was active where an administrator says so', async () => {
    const enabled = async (who: TestMember) => (await who.client.get('/digest/subscription')).body.enabled;
    expect(await enabled(person)).toBe(false);
    await subscribe({ enabled: false }, test.other);
    await test.site.database.execute(
      sql`update users set date_last_active = now() where date_deleted is null`,
    );
    const { status } = await test.admin.client.post('/digest/backfill-optin', {
      dateLastActive: '2020-01-01',
    });
    expect(status).toBe(200);
    expect([await enabled(person), await enabled(test.other)]).toEqual([true, false]);
    await settings({ 'emailDigest.autosubscribe.enabled': true });
    const { body } = await test.guest.post('/users/register', {
      name: `New_${number}`,
      email: `new_${number}@example.org`,
      password: 'correct horse battery',
    });
    await settings({ 'emailDigest.autosubscribe.enabled': false });
    const row = () =>
      test.site.database.row(
        sql`select from digest_subscriptions where user_id = ${body.userID} and date_next is not null`,
      );
    await expect.poll(row).toBeDefined();
  });
});
