import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { passkeysFeature } from '../passkeys.feature.ts';
import { type Circumstances, SoftwareAuthenticator } from './testing/software-authenticator.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite({ more: [passkeysFeature] });
});
afterAll(() => test.close());

const passwordConfirmation = PASSWORD;
const optionsFor = async ({ client }: TestMember) =>
  (await client.post('/passkeys/options', { passwordConfirmation })).body;

async function withPasskey(name: string) {
  const member = await signedIn(test, name);
  const device = new SoftwareAuthenticator(test.url);
  const credential = device.create(await optionsFor(member));
  const { status, body } = await member.client.post('/passkeys', { name: 'Laptop', credential });
  expect(status).toBe(201);
  return { ...member, device, passkeyID: body.passkeyID as number };
}

const challenge = async () => (await test.guest.post('/sessions/passkey/options')).body;
const signIn = async (device: SoftwareAuthenticator, wrong: Circumstances = {}, more: object = {}) =>
  test.client().post('/sessions/passkey', { credential: device.get(await challenge(), wrong), ...more });

describe('making a passkey', () => {
  it('asks for the password, and for one that the browser finds by itself', async () => {
    const member = await signedIn(test, 'Maker');
    expect((await member.client.post('/passkeys/options')).status).toBe(400);
    const wrong = await member.client.post('/passkeys/options', { passwordConfirmation: 'not it at all' });
    expect(wrong.body.code).toBe('password.wrong');
    const options = await optionsFor(member);
    expect(options).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Parley' },
      user: { name: 'Maker' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const device = new SoftwareAuthenticator(test.url);
    const credential = device.create(options);
    const made = await member.client.post('/passkeys', { name: ' My phone ', credential });
    expect(made.body).toMatchObject({ name: 'My phone', dateLastUsed: null });
    expect((await member.client.get('/passkeys')).body).toEqual([made.body]);
    expect((await optionsFor(member)).excludeCredentials).toHaveLength(1);
    // The same answer a second time, and the same key once more.
    expect((await member.client.post('/passkeys', { name: 'Again', credential })).status).toBe(400);
    const again = device.create(await optionsFor(member));
    expect((await member.client.post('/passkeys', { name: 'Again', credential: again })).status).toBe(400);
    expect((await member.client.post('/passkeys', { credential: again })).status).toBe(400);
    expect((await member.client.post('/passkeys', { name: 'x', credential: {} })).status).toBe(400);
    expect((await member.client.post('/passkeys', { name: 'x', credential: 'y' })).status).toBe(422);
  });

  it.each<[string, Circumstances]>([
    ['made on another site', { origin: 'https://elsewhere.example' }],
    ['made for another site', { rpID: 'elsewhere.example' }],
    ['that asked for no finger, face or PIN', { isUserVerified: false }],
    ['meant for something else', { type: 'webauthn.get' }],
  ])('refuses one %s', async (_, wrong) => {
    const member = await signedIn(test, `Faker${Math.random().toString(36).slice(2, 9)}`);
    const credential = new SoftwareAuthenticator(test.url).create(await optionsFor(member), wrong);
    const { body } = await member.client.post('/passkeys', { name: 'x', credential });
    expect(body).toMatchObject({ status: 400, code: 'passkey.notMade' });
  });

  it('asks whoever has no password to have signed in just now', async () => {
    const { client, userID } = await signedIn(test, 'Wordless');
    await test.site.database.execute(sql`update users set password_hash = null where user_id = ${userID}`);
    expect((await client.post('/passkeys/options')).status).toBe(201);
    await test.site.database.execute(
      sql`update sessions set date_inserted = now() - interval '20 minutes' where user_id = ${userID}`,
    );
    expect((await client.post('/passkeys/options')).body).toMatchObject({
      status: 403,
      code: 'session.signInAgain',
    });
  });

  it('refuses an answer to what was not asked, or asked of somebody else', async () => {
    const [one, other] = [await signedIn(test, 'Oneself'), await signedIn(test, 'Another')];
    const device = new SoftwareAuthenticator(test.url);
    const own = Buffer.alloc(62, 7).toString('base64url');
    for (const options of [
      { challenge: own },
      { challenge: '' },
      await optionsFor(other),
      await challenge(),
    ]) {
      const credential = device.create(options);
      expect((await one.client.post('/passkeys', { name: 'x', credential })).status).toBe(400);
    }
  });

  it('makes one of fifty equal answers', async () => {
    const member = await signedIn(test, 'Repeater');
    const credential = new SoftwareAuthenticator(test.url).create(await optionsFor(member));
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => member.client.post('/passkeys', { name: 'x', credential })),
    );
    expect(tries.filter((each) => each.status === 201)).toHaveLength(1);
    expect((await member.client.get('/passkeys')).body).toHaveLength(1);
  });
});

describe('what asks for the password', () => {
  it('takes a recent sign-in where there is none, and stops guessing', async () => {
    const { client, userID, passkeyID } = await withPasskey('Returner');
    const path = `/passkeys/${passkeyID}`;
    const tries: number[] = [];
    for (let at = 0; at < 11; at++)
      tries.push((await client.delete(path, { passwordConfirmation: `guess ${at}` })).status);
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    expect((await client.post('/passkeys/options', { passwordConfirmation })).status).toBe(429);
    await test.site.database.execute(sql`delete from sign_in_attempts`);
    await test.site.database.execute(sql`update users set password_hash = null where user_id = ${userID}`);
    await test.site.database.execute(
      sql`update sessions set date_inserted = now() - interval '20 minutes' where user_id = ${userID}`,
    );
    expect((await client.delete(path)).body).toMatchObject({ status: 403, code: 'session.signInAgain' });
    await test.site.database.execute(
      sql`update sessions set date_inserted = now() where user_id = ${userID}`,
    );
    expect((await client.delete(path)).status).toBe(204);
  });

  it('makes twenty passkeys at the most', async () => {
    const member = await withPasskey('Hoarder');
    const options = await optionsFor(member);
    await test.site.database.execute(sql`
      insert into passkeys (user_id, name, credential_id, public_key)
      select user_id, name, 'of ' || n, public_key from passkeys, generate_series(1, 19) n
      where user_id = ${member.userID}`);
    const credential = new SoftwareAuthenticator(test.url).create(options);
    for (const answer of [
      await member.client.post('/passkeys', { name: 'One more', credential }),
      await member.client.post('/passkeys/options', { passwordConfirmation }),
    ])
      expect(answer.body).toMatchObject({ status: 400, code: 'passkey.tooMany' });
    expect((await member.client.get('/passkeys')).body).toHaveLength(20);
  });
});

describe('signing in by a passkey', () => {
  it('needs no name', async () => {
    const { device, userID, client } = await withPasskey('Owner');
    expect((await challenge()).allowCredentials ?? []).toEqual([]);
    const answer = await signIn(device, { userHandle: `user:${userID}` }, { persist: true });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ userID, name: 'Owner' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^parley=[\w-]{43};.*Max-Age=2592000/);
    expect((await client.get('/passkeys')).body[0].dateLastUsed).not.toBeNull();
  });

  it.each<[string, Circumstances]>([
    ['for another site', { rpID: 'elsewhere.example' }],
    ['on another site', { origin: 'https://elsewhere.example' }],
    ['without its owner', { isUserVerified: false }],
    ['with a forged signature', { forgesSignature: true }],
    ['by a copy that lags behind', { signCount: 0 }],
    ['in somebody else’s name', { userHandle: 'user:1' }],
    ['by what was made for something else', { type: 'webauthn.create' }],
  ])('is refused %s', async (_, wrong) => {
    const { device } = await withPasskey(`Owner${Math.random().toString(36).slice(2, 9)}`);
    expect((await signIn(device)).status).toBe(201);
    const { body, headers } = await signIn(device, wrong);
    expect(body).toMatchObject({ status: 401, code: 'passkey.refused' });
    expect(headers.getSetCookie()).toEqual([]);
    expect((await signIn(device)).status).toBe(201);
  });

  it('takes each challenge once, its own ones, and in time', async () => {
    const owner = await withPasskey('Timely');
    const credential = owner.device.get(await challenge());
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => test.client().post('/sessions/passkey', { credential })),
    );
    expect(tries.filter((each) => each.status === 201)).toHaveLength(1);
    const foreign = owner.device.get(await optionsFor(owner));
    expect((await test.guest.post('/sessions/passkey', { credential: foreign })).status).toBe(401);
    const bytes = Buffer.from((await challenge()).challenge, 'base64url');
    // The time is signed with the rest: it cannot be put off.
    bytes.writeUIntBE(2 ** 40, 24, 6);
    const late = owner.device.get({ challenge: bytes.toString('base64url') });
    expect((await test.guest.post('/sessions/passkey', { credential: late })).status).toBe(401);
    const unknown = new SoftwareAuthenticator(test.url);
    expect((await signIn(unknown)).status).toBe(401);
    expect((await test.guest.post('/sessions/passkey', {})).status).toBe(400);
  });

  it('does not let the banned or the gone in', async () => {
    const { device, userID } = await withPasskey('Outcast');
    await test.site.database.execute(sql`update users set banned = 1 where user_id = ${userID}`);
    expect((await signIn(device)).body).toMatchObject({ status: 401, code: 'session.banned' });
    await test.site.database.execute(
      sql`update users set banned = 0, date_deleted = now() where user_id = ${userID}`,
    );
    expect((await signIn(device)).body.code).toBe('passkey.refused');
  });
});

describe('passkeys', () => {
  it('are renamed and removed by their owner alone', async () => {
    const { client, device, passkeyID } = await withPasskey('Tidier');
    const bystander = await signedIn(test, 'Bystander');
    const path = `/passkeys/${passkeyID}`;
    expect((await client.patch(path, { name: 'Old laptop' })).body).toMatchObject({ name: 'Old laptop' });
    expect((await client.patch(path, { name: ' ' })).status).toBe(422);
    expect((await bystander.client.patch(path, { name: 'Mine' })).status).toBe(404);
    expect((await bystander.client.delete(path, { passwordConfirmation })).status).toBe(404);
    expect((await client.delete(path)).status).toBe(400);
    expect((await client.delete(path, { passwordConfirmation: 'not it at all' })).status).toBe(401);
    expect((await client.delete(path, { passwordConfirmation })).status).toBe(204);
    expect((await client.delete(path, { passwordConfirmation })).status).toBe(404);
    expect((await client.get('/passkeys')).body).toEqual([]);
    expect((await signIn(device)).status).toBe(401);
  });

  it('are nothing to guests', async () => {
    for (const [method, path] of [
      ['GET', '/passkeys'],
      ['POST', '/passkeys'],
      ['POST', '/passkeys/options'],
      ['PATCH', '/passkeys/1'],
      ['DELETE', '/passkeys/1'],
    ] as const)
      expect((await test.guest.call(method, path, method === 'GET' ? undefined : {})).status).toBe(403);
  });
});
