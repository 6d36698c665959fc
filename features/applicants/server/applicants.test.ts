import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { localesFeature } from '../../locales/locales.feature.ts';
import { mediaFeature } from '../../media/media.feature.ts';
import { notificationsFeature } from '../../notifications/notifications.feature.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { jobsDone, mailsTo, mailTo } from '../../users/server/testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { applicantsFeature } from '../applicants.feature.ts';

let test: TestSite;
let boss: TestMember;
let member: TestMember;
beforeAll(async () => {
  test = await accountSite({
    withJobs: true,
    more: [localesFeature, mediaFeature, notificationsFeature, applicantsFeature],
  });
  boss = await signedIn(test, 'Boss', 'administrator');
  member = await signedIn(test, 'Member');
  await settings({ 'registration.method': 'Approval' });
});
afterAll(() => test.close());

const settings = (changed: Record<string, unknown>) => boss.client.patch('/config', changed);
const person = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@example.org`,
  password: PASSWORD,
  discoveryText: 'A friend told me.',
});
const apply = (name: string, more: object = {}) =>
  test.guest.post('/applicants', { ...person(name), ...more });
const decide = (applicantID: number, status: string) =>
  boss.client.patch(`/applicants/${applicantID}`, { status });

describe('applying', () => {
  it('is stored for whoever decides', async () => {
    const { status, body } = await apply('Hopeful');
    expect(status).toBe(201);
    expect(body).toEqual({
      applicantID: expect.any(Number),
      email: 'hopeful@example.org',
      name: 'Hopeful',
      discoveryText: 'A friend told me.',
      status: 'pending',
      dateInserted: expect.any(String),
    });
    const shown = (await boss.client.get(`/applicants/${body.applicantID}`)).body;
    expect(shown).toEqual({ ...body, insertIPAddress: '127.0.0.1' });
    const counts = (await boss.client.get('/users/me-counts')).body.counts;
    expect(counts).toContainEqual({ name: 'Applicants', count: 1 });
    const others = (await member.client.get('/users/me-counts')).body.counts;
    expect(JSON.stringify(others)).not.toContain('Applicants');
    expect((await test.client().post('/sessions', { username: 'Hopeful', password: PASSWORD })).status).toBe(
      401,
    );
  });

  it('makes one row of fifty at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply('Eager')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    expect((await apply('EAGER')).body.errors[0]).toMatchObject({ field: 'name', code: 'taken' });
  });

  it('notifies only the owner that an address is known', async () => {
    expect((await apply('Impostor', { email: 'member@example.org' })).status).toBe(201);
    expect(await mailTo(test, 'member@example.org')).toContain('you have an account already');
    expect((await apply('Member', { email: 'new@example.org' })).body.errors[0].field).toBe('name');
  });

  it('needs all that a member needs, and a reason', async () => {
    const { email: _, ...nameless } = person('Nameless');
    expect((await test.guest.post('/applicants', nameless)).status).toBe(400);
    expect((await test.guest.post('/applicants', { ...person('Silent'), discoveryText: '' })).status).toBe(
      422,
    );
    expect((await apply('x')).status).toBe(422);
    expect((await apply('Weak', { password: 'short' })).body.errors[0].field).toBe('password');
    expect((await apply('Wordy', { discoveryText: 'x'.repeat(1001) })).status).toBe(422);
    expect((await apply('System')).status).toBe(400);
    expect((await member.client.post('/applicants', person('Again'))).body.code).toBe(
      'registration.signedIn',
    );
    expect((await test.guest.post('/users/register', person('Sneaky'))).body.code).toBe(
      'registration.closed',
    );
  });
});

describe('deciding', () => {
  it('makes a member with the password they chose, who is notified', async () => {
    const { applicantID } = (await apply('Chosen')).body;
    const { status, body } = await decide(applicantID, 'approved');
    expect([status, body.status]).toEqual([200, 'approved']);
    expect(await mailTo(test, 'chosen@example.org')).toContain('application was approved');
    const client = await test.client().signIn('Chosen', PASSWORD);
    expect((await client.get('/users/me')).body.roleIDs).toEqual([8]);
    const { body: shownUser } = await boss.client.get(
      `/users/${(await client.get('/users/me')).body.userID}`,
    );
    expect(shownUser.insertIPAddress).toBe('127.0.0.1');
    for (const again of ['approved', 'declined'])
      expect((await decide(applicantID, again)).body.code).toBe('applicant.isMember');
    const row = await test.site.database.row(
      sql`select password_hash from applicants where applicant_id = ${applicantID}`,
    );
    expect(row).toEqual({ password_hash: null });
  });

  it('asks for the address to be confirmed where the site does', async () => {
    await settings({ 'registration.confirmEmail': true });
    const { applicantID } = (await apply('Doubtful')).body;
    await decide(applicantID, 'approved');
    const mail = await mailTo(test, 'doubtful@example.org');
    const [, userID, key] = /\/entry\/emailconfirm\/(\d+)\/([\w-]+)/.exec(mail) ?? [];
    const client = await test.client().signIn('Doubtful', PASSWORD);
    expect((await client.get('/users/me')).body.roleIDs).toEqual([3]);
    await test.guest.post(`/users/${userID}/confirm-email`, { confirmationCode: key });
    expect((await client.get('/users/me')).body.roleIDs).toEqual([8]);
    await settings({ 'registration.confirmEmail': false });
  });

  it('declines with a word, and may still be turned round', async () => {
    const { applicantID } = (await apply('Refused')).body;
    await decide(applicantID, 'declined');
    expect(await mailTo(test, 'refused@example.org')).toContain('was not approved');
    expect((await decide(applicantID, 'declined')).body.status).toBe('declined');
    await jobsDone(test);
    expect(await mailsTo(test, 'refused@example.org')).toHaveLength(1);
    expect((await decide(applicantID, 'approved')).body.status).toBe('approved');
    expect((await test.client().post('/sessions', { username: 'Refused', password: PASSWORD })).status).toBe(
      201,
    );
  });

  it('makes one member, by however many it is decided at once', async () => {
    const { applicantID } = (await apply('Popular')).body;
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(applicantID, 'approved')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('approves nobody whose address or name is a member’s, and declines them without a mail', async () => {
    const impostor = (await apply('Pretender', { email: 'member@example.org' })).body;
    expect((await decide(impostor.applicantID, 'approved')).body.code).toBe('applicant.isMember');
    await jobsDone(test);
    const before = (await mailsTo(test, 'member@example.org')).length;
    expect((await decide(impostor.applicantID, 'declined')).status).toBe(200);
    await jobsDone(test);
    expect(await mailsTo(test, 'member@example.org')).toHaveLength(before);
    const late = (await apply('Latecomer')).body;
    await signedIn(test, 'LATECOMER');
    await test.site.database.execute(
      sql`update users set email = 'l@example.org', email_key = 'l@example.org' where name_key = 'latecomer'`,
    );
    expect((await decide(late.applicantID, 'approved')).body.errors[0]).toMatchObject({ field: 'name' });
  });

  it('is for whoever has the right to, about those who are there', async () => {
    const moderator = await signedIn(test, 'Warden', 'moderator');
    const { applicantID } = (await apply('Guarded')).body;
    const path = `/applicants/${applicantID}`;
    for (const client of [test.guest, member.client, moderator.client]) {
      for (const { status, body } of [
        await client.get('/applicants'),
        await client.get(path),
        await client.patch(path, { status: 'approved' }),
        await client.delete(path),
      ]) {
        expect([status, body.permissions]).toEqual([403, expect.arrayContaining([expect.any(String)])]);
      }
    }
    for (const { status } of [
      await boss.client.get('/applicants/999999'),
      await boss.client.patch('/applicants/999999', { status: 'approved' }),
      await boss.client.delete('/applicants/999999'),
    ])
      expect(status).toBe(404);
    expect((await boss.client.patch(path, {})).status).toBe(400);
    expect((await boss.client.patch(path, { status: 'pending' })).status).toBe(422);
    expect((await boss.client.delete(path)).status).toBe(204);
    expect((await boss.client.get(path)).status).toBe(404);
  });

  it('goes by a list of those who wait, the first to come first', async () => {
    const waiting = await boss.client.get('/applicants?limit=1');
    expect(waiting.body[0].name).toBe('Hopeful');
    expect((await boss.client.get('/applicants?limit=100')).statements).toBe(waiting.statements);
    const total = Number(waiting.headers.get('x-app-page-result-count'));
    expect((await boss.client.get('/applicants')).body).toHaveLength(total);
    const approved = (await boss.client.get('/applicants?status=approved')).body;
    expect(approved.map(({ name }: { name: string }) => name)).toContain('Chosen');
    expect((await boss.client.get('/applicants?status=unknown')).status).toBe(422);
  });
});

describe('where registration is open', () => {
  it('has no applicants', async () => {
    await settings({ 'registration.method': 'Basic' });
    for (const { status, body } of [
      await apply('Toolate'),
      await boss.client.get('/applicants'),
      await boss.client.get('/applicants/1'),
      await decide(1, 'approved'),
      await boss.client.delete('/applicants/1'),
    ])
      expect([status, body.code]).toEqual([400, 'applicant.closed']);
  });

  it('keeps those waiting who come from where nothing good came before', async () => {
    await settings({ 'registration.reviewEmailDomains': ['spam.example'] });
    const from = { ...person('Suspect'), email: 'suspect@mail.spam.example' };
    const { discoveryText, ...wordless } = from;
    expect((await test.guest.post('/users/register', wordless)).body.errors).toEqual([
      expect.objectContaining({ field: 'discoveryText', code: 'missingField', status: 400 }),
    ]);
    const { status, body } = await test.client().post('/users/register', { ...wordless, discoveryText });
    expect([status, body]).toEqual([202, []]);
    const suspect = (await boss.client.get('/applicants?limit=100')).body.find(
      ({ name }: { name: string }) => name === 'Suspect',
    );
    await decide(suspect.applicantID, 'approved');
    const user = await test.client().signIn('Suspect', PASSWORD);
    expect((await user.get('/users/$me?expand=discoveryText')).body.discoveryText).toBe(discoveryText);
    expect((await test.client().post('/users/register', person('Welcome_one'))).status).toBe(201);
  });
});

describe('whoever decides', () => {
  it('is notified of applications, if they want to be, and nobody else is', async () => {
    const wanted = { Applicant: { popup: true, email: true } };
    await boss.client.patch(`/notification-preferences/${boss.userID}`, wanted);
    await member.client.patch(`/notification-preferences/${member.userID}`, wanted);
    await settings({ 'emailNotifications.delay': 0, 'registration.method': 'Approval' });
    expect((await apply('Notable')).status).toBe(201);
    await jobsDone(test);
    const { body } = await boss.client.get('/notifications');
    expect(body).toMatchObject([
      {
        activityType: 'Applicant',
        body: '<strong>Notable</strong> would like to become a member',
        url: `${test.url}/dashboard/user/applicants`,
      },
    ]);
    expect(body[0].recordType).toBeUndefined();
    expect(await mailTo(test, boss.email, 'Notable')).toContain('You get this because you decide');
    expect((await member.client.get('/notifications')).body).toEqual([]);
    const { body: waiting } = await boss.client.get('/applicants');
    const { applicantID } = waiting.find((each: { name: string }) => each.name === 'Notable');
    await decide(applicantID, 'declined');
    expect((await boss.client.get('/notifications')).body).toEqual([]);
  });
});
