import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { twoFactorFeature } from '../two-factor.feature.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite({ more: [twoFactorFeature] });
});
afterAll(() => test.close());

const passwordConfirmation = PASSWORD;
/** Each step is taken once: the tests go through the three that count now. */
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const signIn = (username: string, more: object = {}) =>
  test.client().post('/sessions', { username, password: PASSWORD, ...more });

interface Guarded extends TestMember {
  secret: string;
  recoveryCodes: string[];
}

async function turnOn(client: TestClient): Promise<Pick<Guarded, 'secret' | 'recoveryCodes'>> {
  const { secret } = (await client.post('/two-factor/set-up', { passwordConfirmation })).body;
  const { status, body } = await client.post('/two-factor', { code: codeAt(secret, -1) });
  expect(status).toBe(201);
  return { secret, recoveryCodes: body.recoveryCodes };
}

async function guarded(name: string): Promise<Guarded> {
  const member = await signedIn(test, name);
  return { ...member, ...(await turnOn(member.client)) };
}

describe('setting up', () => {
  it('asks for the password, shows the secret once, and waits for a first code', async () => {
    const { client, name } = await signedIn(test, 'Setter');
    expect((await client.post('/two-factor/set-up')).status).toBe(400);
    const wrong = await client.post('/two-factor/set-up', { passwordConfirmation: 'not it at all' });
    expect(wrong.body).toMatchObject({ status: 401, code: 'password.wrong' });
    expect((await client.post('/two-factor', { code: '123456' })).body.code).toBe('twoFactor.notSetUp');
    const { status, body } = await client.post('/two-factor/set-up', { passwordConfirmation });
    expect(status).toBe(201);
    expect(body.url).toMatch(new RegExp(`^otpauth://totp/Parley:Setter\\?.*secret=${body.secret}`));
    expect(body.qrCode.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect((await client.get('/two-factor')).body).toEqual({
      isOn: false,
      dateOn: null,
      countRecoveryCodes: 0,
    });
    expect((await signIn(name)).status).toBe(201);
    const wrongCode = codeAt(body.secret, 500);
    expect((await client.post('/two-factor', { code: wrongCode })).body.code).toBe('session.wrongCode');
    expect((await client.post('/two-factor', {})).status).toBe(400);
    const on = await client.post('/two-factor', { code: codeAt(body.secret) });
    expect(on.body.recoveryCodes).toHaveLength(10);
    expect((await client.get('/two-factor')).body).toMatchObject({ isOn: true, countRecoveryCodes: 10 });
    for (const path of ['/two-factor/set-up', '/two-factor'])
      expect((await client.post(path, { passwordConfirmation, code: '1' })).body.code).toBe('twoFactor.isOn');
  });

  it('stores neither the secret nor the codes in plain text', async () => {
    const { secret, recoveryCodes } = await guarded('Keeper');
    const rows = await test.site.database.rows<{ stored: string }>(sql`
      select row_to_json(f)::text as stored from two_factor f
      union all select row_to_json(r)::text from recovery_codes r`);
    const hex = Buffer.from(secret).toString('hex');
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.some(({ stored }) => stored.includes(hex) || stored.includes(secret))).toBe(false);
    expect(rows.some(({ stored }) => recoveryCodes.some((code) => stored.includes(code)))).toBe(false);
  });

  it('goes on under a new session id, and is for members', async () => {
    const { client } = await signedIn(test, 'Switcher');
    const [before] = client.cookies;
    await turnOn(client);
    expect(client.cookies[0]?.value).not.toBe(before?.value);
    for (const [method, path] of [
      ['GET', '/two-factor'],
      ['POST', '/two-factor'],
      ['POST', '/two-factor/set-up'],
      ['POST', '/two-factor/recovery-codes'],
      ['DELETE', '/two-factor'],
    ] as const)
      expect((await test.guest.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  });
});

describe('a secret', () => {
  it('is made for whoever knows the password, or has none and signed in just now', async () => {
    const { client, userID } = await signedIn(test, 'Newcomer');
    expect(
      (await client.post('/two-factor/recovery-codes', { passwordConfirmation, code: '1' })).body,
    ).toMatchObject({
      status: 409,
      code: 'twoFactor.isOff',
    });
    const setUp = (body: object = {}) => client.post('/two-factor/set-up', body);
    const tries: number[] = [];
    for (let at = 0; at < 11; at++) tries.push((await setUp({ passwordConfirmation: `guess ${at}` })).status);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    await test.site.database.execute(sql`delete from sign_in_attempts`);
    await test.site.database.execute(sql`update users set password_hash = null where user_id = ${userID}`);
    expect((await setUp()).status).toBe(201);
    await test.site.database.execute(
      sql`update sessions set date_inserted = now() - interval '20 minutes' where user_id = ${userID}`,
    );
    expect((await setUp()).body).toMatchObject({ status: 403, code: 'session.signInAgain' });
  });
});

describe('signing in', () => {
  it('asks for the code after the right password alone', async () => {
    const { name, secret } = await guarded('Asked');
    const wrong = await test.guest.post('/sessions', { username: name, password: 'wrong', code: '123456' });
    expect(wrong.body.code).toBe('session.wrongCredentials');
    const refused = await signIn(name);
    expect(refused.body).toMatchObject({ status: 403, code: 'session.secondFactorNeeded' });
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await signIn(name, { code: codeAt(secret, 500) })).body).toMatchObject({
      status: 401,
      code: 'session.wrongCode',
    });
    const spaced = codeAt(secret).replace(/^(...)/, '$1 ');
    expect((await signIn(name, { code: spaced })).status).toBe(201);
  });

  it('takes a code once, however many send it at once', async () => {
    const { name, secret } = await guarded('Replayed');
    // The code that switched it on is used up too.
    expect((await signIn(name, { code: codeAt(secret, -1) })).status).toBe(401);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => signIn(name, { code: codeAt(secret, 1) })),
    );
    expect(tries.map((each) => each.status).toSorted()).toEqual([201, 401, 401, 401, 401]);
    // What is older than a code that was taken is void as well.
    expect((await signIn(name, { code: codeAt(secret) })).status).toBe(401);
  });

  it('takes each recovery code once, under twenty at once', async () => {
    const { name, client, recoveryCodes } = await guarded('Recoverer');
    await test.site.database.execute(sql`delete from sign_in_attempts`);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const tries = await Promise.all(Array.from({ length: 20 }, () => signIn(name, { code: first })));
    expect(tries.filter((each) => each.status === 201)).toHaveLength(1);
    await test.site.database.execute(sql`delete from sign_in_attempts`);
    expect((await signIn(name, { code: ` ${second.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(201);
    expect((await client.get('/two-factor')).body.countRecoveryCodes).toBe(8);
    const other = await guarded('Otherwise');
    expect((await signIn(other.name, { code: recoveryCodes[2] })).status).toBe(401);
  });

  it('lets nobody guess codes: not by asking in between, not with the password', async () => {
    const { name } = await guarded('Besieged');
    for (let at = 0; at < 9; at++) {
      expect((await signIn(name, { code: 'wrong-code-00' })).status).toBe(401);
      expect((await signIn(name)).status).toBe(403);
    }
    expect((await signIn(name, { code: 'wrong-code-00' })).status).toBe(401);
    expect((await signIn(name, { code: 'wrong-code-00' })).status).toBe(429);
    await test.site.database.execute(sql`delete from sign_in_attempts`);
  });
});

describe('switching off, and new recovery codes', () => {
  it('need both factors again', async () => {
    const { name, client, secret, recoveryCodes } = await guarded('Quitter');
    const code = codeAt(secret);
    for (const [body, status] of [
      [{ passwordConfirmation }, 400],
      [{ code }, 400],
      [{ passwordConfirmation: 'not it at all', code }, 401],
      [{ passwordConfirmation, code: 'wrong-code-00' }, 401],
    ] as const) {
      expect((await client.delete('/two-factor', body)).status).toBe(status);
      expect((await client.post('/two-factor/recovery-codes', body)).status).toBe(status);
    }
    const renewed = await client.post('/two-factor/recovery-codes', { passwordConfirmation, code });
    expect(renewed.status).toBe(201);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(name, { code: recoveryCodes[0] })).status).toBe(401);
    const off = { passwordConfirmation, code: renewed.body.recoveryCodes[0] };
    expect((await client.delete('/two-factor', off)).status).toBe(204);
    expect((await signIn(name)).status).toBe(201);
    expect((await client.delete('/two-factor', off)).body).toMatchObject({
      status: 409,
      code: 'twoFactor.isOff',
    });
  });

  it('cannot be brute-forced by whoever knows the password', async () => {
    const { client } = await guarded('Held');
    const guess = { passwordConfirmation, code: 'wrong-code-00' };
    const tries: number[] = [];
    for (let at = 0; at < 11; at++) tries.push((await client.delete('/two-factor', guess)).status);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    expect((await client.post('/two-factor/recovery-codes', guess)).status).toBe(429);
  });

  it('is for operators too, where all is lost', async () => {
    const { name } = await guarded('Forgetful');
    const [command] = twoFactorFeature.commands ?? [];
    const lines: string[] = [];
    const out = { print: (line: string) => lines.push(line), progress: () => undefined, isJson: false };
    const run = (options: Record<string, string>) =>
      command?.run(test.site, { positional: [], options }, out) ?? Promise.reject(new Error('no command'));
    await run({ name });
    await run({ name });
    expect(lines).toEqual([`${name} signs in by password alone now.`, `${name} had none.`]);
    expect((await signIn(name)).status).toBe(201);
    await expect(run({})).rejects.toThrow('--name is missing');
    await expect(run({ name: 'Nemo' })).rejects.toThrow('no member');
  });
});
