import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from './testing/account-site.ts';
import { mailServer } from './testing/mail-server.ts';
import { jobsDone, mailsTo, mailTo } from './testing/mails.ts';
import { PASSWORD, signedIn } from './testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite({ withJobs: true });
  await signedIn(test, 'Founder', 'administrator');
});
afterAll(() => test.close());

const register = (name: string) =>
  test
    .client()
    .post('/users/register', { name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD });

describe('mail to a new member', () => {
  it('welcomes, as a file where no SMTP is set', async () => {
    await register('Greeted');
    const mail = await mailTo(test, 'greeted@example.org');
    expect(mail).toContain('Subject: Welcome to Parley');
    expect(mail).toContain('To: greeted@example.org');
    expect(mail).toContain(`${test.site.url}/profile/Greeted`);
  });

  it('carries the key that confirms the address, once', async () => {
    const { client } = await signedIn(test, 'Chief', 'administrator');
    await client.patch('/config', { 'registration.confirmEmail': true });
    await register('Doubtful');
    const mail = await mailTo(test, 'doubtful@example.org');
    const [, userID, key] = /\/entry\/emailconfirm\/(\d+)\/([\w-]+)/.exec(mail) ?? [];
    const confirm = () => test.guest.post(`/users/${userID}/confirm-email`, { confirmationCode: key });
    expect(
      (await test.guest.post(`/users/${userID}/confirm-email`, { confirmationCode: 'guess' })).status,
    ).toBe(400);
    const done = await confirm();
    expect(done.body).toEqual({
      userID: Number(userID),
      email: 'doubtful@example.org',
      emailConfirmed: true,
    });
    expect((await confirm()).status).toBe(400);
    const member = await test.client().signIn('Doubtful', PASSWORD);
    expect((await member.get('/users/me')).body.roleIDs).toEqual([8]);
  });

  it('welcomes whoever was added, unless nobody shall', async () => {
    const { client } = await signedIn(test, 'Adder', 'administrator');
    const add = (name: string, more: object) =>
      client.post('/users', {
        name,
        email: `${name.toLowerCase()}@example.org`,
        password: PASSWORD,
        ...more,
      });
    expect((await add('Unasked', { sendWelcomeEmail: false })).status).toBe(201);
    expect((await add('Invited', {})).status).toBe(201);
    expect(await mailTo(test, 'invited@example.org')).toContain('Subject: Welcome to Parley');
    await jobsDone(test);
    expect(await mailsTo(test, 'unasked@example.org')).toEqual([]);
  });

  it('notifies the owner of a known address, not the one who tried it', async () => {
    await test
      .client()
      .post('/users/register', { name: 'Prober', email: 'chief@example.org', password: PASSWORD });
    expect(await mailTo(test, 'chief@example.org')).toContain('you have an account already');
    for (const name of ['Probera', 'Proberb', 'Proberc', 'Proberd', 'Probere']) {
      await test.client().post('/users/register', { name, email: 'chief@example.org', password: PASSWORD });
    }
    const row = await test.site.database.row<{ count: number }>(sql`
      select count(*) as count from sign_in_attempts where subject like 'mail:%'`);
    expect(row?.count).toBe(5);
  });
});

describe('mail by SMTP', () => {
  it('reaches a server', async () => {
    const server = await mailServer(test);
    const { client } = await signedIn(test, 'Postmaster', 'administrator');
    await client.patch('/config', { 'registration.confirmEmail': false });
    await register('Lettered');
    expect(await server.mailTo('lettered@example.org')).toContain('Hello Lettered,');
    expect(server.received).toMatchObject([{ from: 'no-reply@example.org', to: ['lettered@example.org'] }]);
    await server.close();
  });
});
