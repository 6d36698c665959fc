import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { createServer } from '../../../../platform/server/http/server.ts';
import { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { mailServer } from '../testing/mail-server.ts';
import { jobsDone, mailsTo, mailTo } from '../testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../testing/members.ts';

let test: TestSite;
let admin: TestMember;
/** The same site behind a proxy: what is asked may come from any address. */
let proxied: string;
let close: () => Promise<unknown>;
beforeAll(async () => {
  test = await accountSite({ withJobs: true });
  admin = await signedIn(test, 'Ines', 'administrator');
  const { site } = test;
  const app = await createServer({
    site,
    pageRoutes: [],
    renderPage: (document) => JSON.stringify(document),
    trustedProxies: ['127.0.0.1'],
  });
  proxied = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(async () => {
  await close?.();
  await test?.close();
});
beforeEach(() => forgetAll());

const forgetAll = () => test.site.database.execute(sql`delete from sign_in_attempts`);
const settings = (values: object) => admin.client.patch('/config', values);
const OWNER = '192.0.2.1';
const ATTACKER = '198.51.100.7';

function signIn(username: string, password: string, address: string, more: object = {}, browser = client()) {
  return browser.call(
    'POST',
    '/sessions',
    { username, password, ...more },
    { 'x-forwarded-for': address, origin: test.url },
  );
}

const client = () => new TestClient(proxied);

async function guess(username: string, times: number, address: string) {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) statuses.push((await signIn(username, `guess ${at}`, address)).status);
  return statuses;
}

describe('guessing from one address', () => {
  it('stops after ten tries at an account, and never stops its owner elsewhere', async () => {
    await signedIn(test, 'Target');
    for (const username of ['Target', 'target@example.org', 'Nobody', 'nobody@example.org'])
      expect(await guess(username, 12, ATTACKER)).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await signIn('Target', PASSWORD, ATTACKER)).status).toBe(429);
    for (const username of ['Target', 'target@example.org'])
      expect((await signIn(username, PASSWORD, OWNER)).status).toBe(201);
  });

  it('lets no more through that come at once', async () => {
    await signedIn(test, 'Rushed');
    const tries = await Promise.all(
      Array.from({ length: 14 }, (_, at) => signIn('Rushed', `guess ${at}`, ATTACKER)),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('waits longer after each further failure, up to a few hours', async () => {
    await signedIn(test, 'Patient');
    await guess('Patient', 10, ATTACKER);
    const waited: number[] = [];
    for (let at = 0; at < 7; at++) {
      const refused = await signIn('Patient', 'a guess', ATTACKER);
      waited.push(Number(refused.headers.get('retry-after')));
      await test.site.database.execute(sql`
        update sign_in_attempts set date_inserted = date_inserted - ${waited.at(-1)}::int * interval '1 second'`);
      expect((await signIn('Patient', 'a guess', ATTACKER)).status).toBe(401);
    }
    const rounded = waited.map((seconds) => Math.round(seconds / 60));
    expect(rounded).toEqual([10, 20, 40, 80, 160, 240, 240]);
  });

  it('stops over many accounts too, but not where the device is known', async () => {
    await signedIn(test, 'Thorough');
    const browser = client();
    expect((await signIn('Thorough', PASSWORD, ATTACKER, {}, browser)).status).toBe(201);
    for (let at = 0; at < 50; at++)
      expect((await signIn(`Nobody${at}`, 'a guess', ATTACKER)).status).toBe(401);
    expect((await signIn('Thorough', PASSWORD, ATTACKER)).status).toBe(429);
    expect((await signIn('Thorough', PASSWORD, ATTACKER, {}, browser)).status).toBe(201);
  });

  it('is as the settings say; 0 is no limit', async () => {
    await settings({ 'rateLimits.signIn.perAccount': 2, 'rateLimits.signIn.seconds': 60 });
    expect(await guess('Set', 3, ATTACKER)).toEqual([401, 401, 429]);
    expect(Number((await signIn('Set', 'a guess', ATTACKER)).headers.get('retry-after'))).toBeLessThan(61);
    await settings({ 'rateLimits.signIn.perAccount': 0 });
    expect(await guess('Set', 3, ATTACKER)).toEqual([401, 401, 401]);
    await settings({ 'rateLimits.signIn.perAccount': 10, 'rateLimits.signIn.seconds': 600 });
  });
});

describe('a device that signed in before', () => {
  it('has guesses of its own, for this account alone', async () => {
    await signedIn(test, 'Homely');
    await signedIn(test, 'Stranger');
    const home = client();
    expect((await signIn('Homely', PASSWORD, OWNER, {}, home)).status).toBe(201);
    // Whoever shares the address with the attacker.
    await guess('Homely', 11, OWNER);
    expect((await signIn('Homely', PASSWORD, OWNER)).status).toBe(429);
    expect((await signIn('Homely', PASSWORD, OWNER, {}, home)).status).toBe(201);
    const statuses = [];
    for (let at = 0; at < 11; at++)
      statuses.push((await signIn('Homely', `g ${at}`, OWNER, {}, home)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const other = client();
    await signIn('Stranger', PASSWORD, ATTACKER, {}, other);
    await guess('Homely', 10, ATTACKER);
    expect((await signIn('Homely', PASSWORD, ATTACKER, {}, other)).status).toBe(429);
  });

  it('is recognised by a signed cookie that scripts cannot read, and that nobody can make', async () => {
    await signedIn(test, 'Signed');
    const home = client();
    const { headers } = await signIn('Signed', PASSWORD, OWNER, {}, home);
    const line = headers.getSetCookie().find((each) => each.startsWith('parley-device=')) ?? '';
    expect(line).toMatch(/HttpOnly/);
    expect(line).toContain(`Max-Age=${180 * 24 * 3600}`);
    const forged = client();
    forged.takeCookies(
      home.cookies.map(({ name, value }) => ({ name, value: value.replace(/^[^.]*/, 'AAAAAAAAAAAA') })),
    );
    await guess('Signed', 11, OWNER);
    expect((await signIn('Signed', PASSWORD, OWNER, {}, forged)).status).toBe(429);
    expect((await signIn('Signed', PASSWORD, OWNER, {}, home)).status).toBe(201);
  });
});

describe('guessing from many addresses', () => {
  beforeAll(() => settings({ 'signIn.failuresBeforeProof': 5 }));
  afterAll(() => settings({ 'signIn.failuresBeforeProof': 50 }));

  const guessFromEverywhere = async (username: string) => {
    for (let at = 0; at < 7; at++) expect(await guess(username, 1, `203.0.113.${at}`)).toEqual([401]);
  };

  it('locks nobody out where no mail leaves, and the owner is notified once', async () => {
    const { email } = await signedIn(test, 'Besieged');
    await guessFromEverywhere('Besieged');
    expect((await signIn('Besieged', PASSWORD, OWNER)).status).toBe(201);
    await mailTo(test, email, 'many wrong passwords');
    await guessFromEverywhere(email);
    await jobsDone(test);
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('asks unknown devices for a mailed code where mail is set up', async () => {
    const { email } = await signedIn(test, 'Walled');
    const home = client();
    await signIn('Walled', PASSWORD, OWNER, {}, home);
    const post = await mailServer(test);
    await guessFromEverywhere('Walled');
    const refused = await signIn('Walled', PASSWORD, ATTACKER);
    expect(refused.body).toMatchObject({ status: 403, code: 'session.mailedCodeNeeded' });
    expect(refused.headers.getSetCookie()).toEqual([]);
    const mail = await post.mailTo(email, 'your code to sign in');
    const code = /^([a-z0-9]{10})\r?$/m.exec(mail)?.[1] ?? '';
    expect((await signIn('Walled', PASSWORD, ATTACKER, { code: 'aaaaaaaaaa' })).body.code).toBe(
      'session.wrongCode',
    );
    expect((await signIn('Walled', 'a guess', ATTACKER, { code })).body.code).toBe(
      'session.wrongCredentials',
    );
    const newcomer = client();
    expect((await signIn('Walled', PASSWORD, ATTACKER, { code }, newcomer)).status).toBe(201);
    expect((await signIn('Walled', PASSWORD, ATTACKER, { code })).status).toBe(401);
    // Both are known by now.
    for (const known of [home, newcomer])
      expect((await signIn('Walled', PASSWORD, ATTACKER, {}, known)).status).toBe(201);
    await post.close();
  });
});

describe('what else asks for a password or sends a mail', () => {
  it('is not stopped by others who sign in wrongly', async () => {
    const { client: own, userID } = await signedIn(test, 'Undisturbed');
    await guess('Undisturbed', 11, '127.0.0.1');
    const patch = { email: 'new@example.org', passwordConfirmation: PASSWORD };
    expect((await own.patch(`/users/${userID}`, patch)).status).toBe(200);
    const wrong = { email: 'x@example.org', passwordConfirmation: 'wrong' };
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push((await own.patch(`/users/${userID}`, wrong)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn('Undisturbed', PASSWORD, OWNER)).status).toBe(201);
  });

  it('mails a new password to its owner, however often others asked', async () => {
    const { email } = await signedIn(test, 'Pestered');
    const ask = (address: string) =>
      client().call('POST', '/users/request-password', { email }, { 'x-forwarded-for': address });
    const statuses = [];
    for (let at = 0; at < 6; at++) {
      statuses.push((await ask(ATTACKER)).status);
      // Mails go out side by side: the last one to arrive is to be the newest.
      await jobsDone(test);
    }
    expect(statuses).toEqual([...Array(5).fill(201), 429]);
    expect((await ask(OWNER)).status).toBe(201);
    await jobsDone(test);
    const mails = await mailsTo(test, email);
    expect(mails).toHaveLength(5);
    const [, userID, resetCode] = /passwordreset\/(\d+)\/([\w-]+)/.exec(mails.at(-1) ?? '') ?? [];
    const password = 'copper lantern 12 harbour';
    const browser = client();
    const done = await browser.post(`/users/${userID}/reset-password`, { resetCode, password });
    expect(done.status).toBe(201);
    await guess('Pestered', 11, OWNER);
    expect((await signIn('Pestered', password, OWNER, {}, browser)).status).toBe(201);
  });
});
