// Whether an address is registered shows in no answer, with mail or without.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { createServer } from '../../../../platform/server/http/server.ts';
import { RunningSite } from '../../../../platform/server/site/running-site.ts';
import { TestClient, type TestResponse } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { jobsDone, mailsTo, mailTo } from '../testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../testing/members.ts';

let test: TestSite;
let admin: TestMember;
let known: TestMember;
beforeAll(async () => {
  test = await accountSite({ withJobs: true });
  admin = await signedIn(test, 'Ines', 'administrator');
  known = await signedIn(test, 'Known');
});
afterAll(() => test?.close());

const OTHER_PASSWORD = 'copper lantern 12 harbour';
let count = 0;

/** Two newcomers of names of one length: one with a known address, one with an unknown one of the same length. */
async function twoNewcomers(path: string, more: object = {}) {
  count++;
  const join = async (name: string, email: string) => {
    const client = test.client();
    const answer = await client.post(path, { name, email, password: OTHER_PASSWORD, ...more });
    return { client, answer, name, email };
  };
  const onKnown = await join(`Probe_a${count}`, known.email);
  const onFresh = await join(`Probe_b${count}`, `fr${String(count).padStart(3, '0')}@example.org`);
  return { onKnown, onFresh };
}

/** What an answer reveals, without what is anybody's own. */
function publicPart({ status, body, headers, text }: TestResponse<Record<string, unknown>>, email: string) {
  const own = { userID: 0, name: '', sortName: '', url: '', requestID: '', dateExpires: '', photoUrl: '' };
  const keys = [...headers.keys()].filter((name) => !/^x-|^date$|^etag$/.test(name)).sort();
  const ids = { ...body, ...Object.fromEntries(Object.keys(own).map((key) => [key, body?.[key] && ''])) };
  return {
    status,
    body: JSON.stringify(ids).replaceAll(email, '…'),
    length: text.replaceAll(/"userID":\d+/g, '"userID":0').length - email.length,
    keys,
    cookies: headers.getSetCookie().map((line) => line.split('=')[0]),
  };
}

async function expectAlike(path: string, more: object = {}) {
  const { onKnown, onFresh } = await twoNewcomers(path, more);
  expect(onFresh.answer.status).toBe(201);
  expect(publicPart(onKnown.answer, onKnown.email)).toEqual(publicPart(onFresh.answer, onFresh.email));
  // What either can do with the new account is the same as well.
  const tries = async ({ name, email }: { name: string; email: string }) => {
    const byName = await test.client().post('/sessions', { username: name, password: OTHER_PASSWORD });
    const byEmail = await test.client().post('/sessions', { username: email, password: OTHER_PASSWORD });
    const again = await test.client().post('/users/register', {
      name,
      email: 'else@example.org',
      password: OTHER_PASSWORD,
    });
    const me = await (await test.client().signIn(name, OTHER_PASSWORD)).get('/users/me');
    return [
      publicPart(byName, email),
      publicPart(byEmail, email),
      publicPart(again, email),
      me.body.emailConfirmed,
      me.body.roleIDs,
    ];
  };
  expect(await tries(onKnown)).toEqual(await tries(onFresh));
  return { onKnown, onFresh };
}

describe('registering with an address that is registered', () => {
  it('answers as with another one, and notifies the owner by mail', async () => {
    await expectAlike('/users/register');
    await mailTo(test, known.email, 'tried to register');
    await jobsDone(test);
    expect((await mailsTo(test, known.email)).some((mail) => mail.includes('/entry/emailconfirm/'))).toBe(
      false,
    );
  });

  it('answers alike where addresses are confirmed, too', async () => {
    await admin.client.patch('/config', { 'registration.confirmEmail': true });
    const { onKnown } = await expectAlike('/users/register');
    const again = await test.client().signIn(onKnown.name, OTHER_PASSWORD);
    expect((await again.post('/users/request-confirmation')).status).toBe(201);
    await jobsDone(test);
    expect((await mailsTo(test, known.email)).some((mail) => mail.includes('/entry/emailconfirm/'))).toBe(
      false,
    );
    await admin.client.patch('/config', { 'registration.confirmEmail': false });
  });

  it('leaves the address, and the mails to it, to whoever confirmed it', async () => {
    const { onKnown } = await twoNewcomers('/users/register');
    const bySharedAddress = await test.client().signIn(known.email, PASSWORD);
    expect((await bySharedAddress.get('/users/me')).body.userID).toBe(known.userID);
    await test.guest.post('/users/request-password', { email: known.email });
    const mail = await mailTo(test, known.email, '/entry/passwordreset/');
    expect(mail).toContain(`/entry/passwordreset/${known.userID}/`);
    const { userID } = onKnown.answer.body;
    const confirmed = await admin.client.patch(`/users/${userID}`, { emailConfirmed: true });
    expect([confirmed.status, confirmed.body.errors?.[0]?.field]).toEqual([400, 'email']);
    const rows = await test.site.database.rows(
      sql`select user_id from users where email_key = ${known.email} and email_confirmed`,
    );
    expect(rows).toEqual([{ user_id: known.userID }]);
  });
});

describe('changing one’s address to one that is registered', () => {
  it.each([false, true])('answers as with another one, confirmed: %s', async (confirms) => {
    await admin.client.patch('/config', { 'registration.confirmEmail': confirms });
    const answers = [];
    for (const [name, email] of [
      [`Mover_a${confirms ? 1 : 0}`, known.email],
      [`Mover_b${confirms ? 1 : 0}`, `mv${confirms ? 1 : 0}00@example.org`],
    ] as const) {
      const member = await signedIn(test, name);
      const patch = { email, passwordConfirmation: PASSWORD };
      const answer = await member.client.patch(`/users/${member.userID}`, patch);
      const { body } = await member.client.get(`/users/${member.userID}`);
      answers.push([
        answer.status,
        answer.headers.getSetCookie(),
        body.email === email,
        body.pendingEmail === email,
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
    await jobsDone(test);
    await admin.client.patch('/config', { 'registration.confirmEmail': false });
  });

  it('tells managers, who see addresses anyway', async () => {
    const { userID } = await signedIn(test, 'Managed');
    const { status, body } = await admin.client.patch(`/users/${userID}`, { email: known.email });
    expect([status, body.errors[0].code]).toEqual([400, 'taken']);
  });
});

describe('confirmation by mail', () => {
  it('is the default where mail is set up, and a choice stays', async () => {
    const { options } = test.site;
    const site = new RunningSite({ ...options, smtpUrl: 'smtp://127.0.0.1:9' });
    const app = await createServer({ site, pageRoutes: [], renderPage: () => '' });
    const client = new TestClient(await app.listen({ port: 0, host: '127.0.0.1' }));
    const read = async () => (await client.get('/config?select=registration.confirmEmail')).body;
    await test.site.database.execute(sql`delete from config_values where key = 'registration.confirmEmail'`);
    expect(await read()).toEqual({ 'registration.confirmEmail': true });
    const { body } = await client.post('/users/register', {
      name: 'Awaited',
      email: 'awaited@example.org',
      password: OTHER_PASSWORD,
    });
    expect(body).toEqual({ name: 'Awaited', email: 'awaited@example.org' });
    const waiting = await client.signIn('Awaited', OTHER_PASSWORD);
    const { permissions } = (await waiting.get('/users/me')).body;
    expect(permissions).not.toContain('discussions.add');
    await app.close();
    await site.close();
  });
});
