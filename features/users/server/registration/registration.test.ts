import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { PASSWORD, signedIn } from '../testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite();
  await signedIn(test, 'Founder', 'administrator');
});
afterAll(() => test.close());

const person = (name: string) => ({ name, email: `${name}@example.org`, password: PASSWORD });

async function change(settings: Record<string, unknown>): Promise<void> {
  const name = `Boss${Math.random().toString(36).slice(2, 8)}`;
  const { client } = await signedIn(test, name, 'administrator');
  expect((await client.patch('/config', settings)).status).toBe(200);
}

describe('registering', () => {
  it('makes a member and signs them in', async () => {
    const client = test.client();
    const { status, body } = await client.post('/users/register', person('Ottoline'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Ottoline', email: 'Ottoline@example.org' });
    const me = await client.get('/users/me');
    expect(me.body).toMatchObject({
      userID: body.userID,
      name: 'Ottoline',
      roleIDs: [8],
      emailConfirmed: false,
    });
    expect(me.body.permissions).toContain('discussions.add');
    expect((await client.post('/users/register', person('Second'))).status).toBe(400);
  });

  it.each(['Zoë', '李小龍子', 'Иван_3', 'under_score', 'Ång5tröm'])('takes the name %s', async (name) => {
    const answer = await test
      .client()
      .post('/users/register', { ...person('x'), name, email: `${Math.random()}@example.org` });
    expect(answer.status).toBe(201);
  });

  it.each([
    ['ab', 'minLength'],
    ['a'.repeat(21), 'maxLength'],
    ['two words', 'invalid'],
    ['semi;colon', 'invalid'],
    ['раurаl', 'invalid'],
    ['<script>', 'invalid'],
    ['bo\u3164bby', 'invalid'],
    [`Za${'\u0335'.repeat(5)}lgo`, 'invalid'],
  ])('refuses the name %s', async (name, code) => {
    const { status, body } = await test.guest.post('/users/register', { ...person('Refused'), name });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'name', code })]);
  });

  it.each([
    ['short1', 'minLength'],
    ['passwordpassword', 'invalid'],
    ['abcabcabcabc', 'invalid'],
    ['012345678901', 'invalid'],
    ['Guessable1234', 'invalid'],
  ])('refuses the password %s', async (password, code) => {
    const { status, body } = await test.guest.post('/users/register', { ...person('Guessable'), password });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'password', code })]);
  });

  it('answers 400 for what is missing and 422 for what is wrong', async () => {
    const missing = await test.guest.post('/users/register', { name: 'Nobody', email: 'a@example.org' });
    expect(missing.status).toBe(400);
    expect(missing.body.errors).toEqual([
      expect.objectContaining({ field: 'password', code: 'missingField' }),
    ]);
    const wrong = await test.guest.post('/users/register', { ...person('Nobody'), email: 'no address' });
    expect(wrong.status).toBe(422);
  });

  it('keeps names apart that look alike, and the names that speak for the site', async () => {
    await test.client().post('/users/register', person('Twin'));
    for (const name of ['TWIN', 'ｔｗｉｎ', 'twin', 'Twln', 'Tw1n']) {
      const { status, body } = await test.guest.post('/users/register', {
        ...person('Other'),
        name,
        email: `${name.length}${name}@o.org`,
      });
      expect(status).toBe(400);
      expect(body.errors[0].field).toBe('name');
    }
    expect((await test.guest.post('/users/register', person('System'))).status).toBe(400);
  });

  it('keeps apart whole names in letters of another script', async () => {
    await test.client().post('/users/register', person('Cocoa'));
    // Cyrillic throughout, letter by letter the same to the eye.
    const twin = '\u0421\u043e\u0441\u043e\u0430';
    const { status, body } = await test.guest.post('/users/register', { ...person('Lookalike'), name: twin });
    expect([status, body.errors[0].field]).toEqual([400, 'name']);
    const decomposed = (
      await test.client().post('/users/register', { ...person('Zoe_two'), name: 'Zoe\u0308_x' })
    ).body;
    const stored = await test.site.database.row<{ name: string }>(
      sql`select name from users where user_id = ${decomposed.userID}`,
    );
    expect(stored?.name).toBe('Zo\u00eb_x');
  });

  it('makes one row of fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.client().post('/users/register', person('Fifty'))),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(49);
    const row = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from users where name_key = 'fifty'`,
    );
    expect(row?.count).toBe(1);
  });

  it('stores the password as an argon2id hash alone', async () => {
    const row = await test.site.database.row<{ password_hash: string }>(
      sql`select password_hash from users where name_key = 'ottoline'`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('registering past a captcha', () => {
  it('asks nobody while its keys are not set, and then the service', async () => {
    const checked: string[] = [];
    const check = createServer(async (request, response) => {
      let form = '';
      for await (const chunk of request) form += chunk;
      const { secret, response: given } = Object.fromEntries(new URLSearchParams(form));
      checked.push(`${secret} ${given}`);
      response.setHeader('content-type', 'application/json');
      response.end(given === 'nonsense' ? '<html>' : JSON.stringify({ success: given === 'human' }));
    });
    await new Promise<void>((resolve) => check.listen(0, '127.0.0.1', resolve));
    const { port } = check.address() as AddressInfo;
    const register = (name: string, answer?: string) =>
      test.client().post('/users/register', { ...person(name), 'g-recaptcha-response': answer });
    await change({ 'registration.method': 'Captcha' });
    expect((await register('Unasked')).status).toBe(201);
    await change({
      'registration.captcha.siteKey': 'shown',
      'registration.captcha.secretKey': 'kept',
      'registration.captcha.verifyUrl': `http://127.0.0.1:${port}/siteverify`,
      'outgoing.allowedHosts': [`127.0.0.1:${port}`],
    });
    for (const answer of [undefined, 'robot', 'nonsense']) {
      const { status, body } = await register('Robot', answer);
      expect([status, body.errors[0].field]).toEqual([400, 'g-recaptcha-response']);
    }
    expect((await register('Human', 'human')).status).toBe(201);
    expect(checked).toEqual(['kept robot', 'kept nonsense', 'kept human']);
    await new Promise((resolve) => check.close(resolve));
    expect((await register('Alone', 'human')).status).toBe(400);
    expect((await test.guest.get('/config?select=registration.captcha.secretKey')).text).not.toContain(
      'kept',
    );
    await change({ 'registration.method': 'Basic' });
  });
});

describe('registering where the address is confirmed', () => {
  it('answers alike for a known and an unknown address', async () => {
    await test.client().post('/users/register', person('Known'));
    await change({ 'registration.confirmEmail': true });
    const fresh = await test.client().post('/users/register', person('Fresh'));
    const known = await test
      .client()
      .post('/users/register', { ...person('Prober'), email: 'known@EXAMPLE.org' });
    expect([fresh.status, known.status]).toEqual([201, 201]);
    expect(fresh.body).toEqual({ name: 'Fresh', email: 'Fresh@example.org' });
    expect(known.body).toEqual({ name: 'Prober', email: 'known@EXAMPLE.org' });
    expect(fresh.headers.getSetCookie()).toEqual([]);
  });

  it('lets an unconfirmed member read but not write', async () => {
    const client = await test.client().signIn('Fresh', PASSWORD);
    const { body } = await client.get('/users/me');
    expect(body.roleIDs).toEqual([3]);
    expect(body.permissions).toContain('discussions.view');
    expect(body.permissions).not.toContain('discussions.add');
    await change({ 'registration.confirmEmail': false });
  });
});

describe('registering from one address', () => {
  it('is possible so often an hour, and then later', async () => {
    await change({ 'rateLimits.registration.perAddress': 3 });
    Object.assign(test.site.options, { limitsRates: true });
    const answers = [];
    for (const name of ['Crowd_a', 'Crowd_b', 'Crowd_c', 'Crowd_d'])
      answers.push(await test.client().post('/users/register', person(name)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(600);
    Object.assign(test.site.options, { limitsRates: false });
    await change({ 'rateLimits.registration.perAddress': 100 });
  });
});

describe('registering where each mails an address that was typed', () => {
  it('mails five of one address an hour, known or not, as the setting says', async () => {
    const own = await accountSite();
    const { client } = await signedIn(own, 'Founder', 'administrator');
    await client.patch('/config', { 'registration.confirmEmail': true });
    Object.assign(own.site.options, { limitsRates: true });
    const join = async (name: string, email = `${name}@example.org`) =>
      (await own.client().post('/users/register', { ...person(name), email })).status;
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push(await join(`Mailed_${at}`));
    for (const name of ['Mailed_4', 'Mailed_5']) statuses.push(await join(name, 'founder@example.org'));
    statuses.push(await join('Mailed_6'));
    expect(statuses).toEqual([...Array(5).fill(201), 429, 429]);
    await client.patch('/config', { 'rateLimits.registrationMail.perAddress': 0 });
    expect(await join('Mailed_7')).toBe(201);
    await own.close();
  });
});

describe('registration that is closed', () => {
  it.each([
    ['Approval', 'registration.closed'],
    ['Connect', 'registration.closed'],
    ['Invitation', 'validation'],
  ])('answers 400 for the method %s', async (method, code) => {
    await change({ 'registration.method': method });
    const { status, body } = await test.guest.post('/users/register', person('Outsider'));
    expect(status).toBe(400);
    expect(body.code).toBe(code);
    await change({ 'registration.method': 'Basic' });
  });
});
