import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { twoFactorFeature } from '../../two-factor/two-factor.feature.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { authenticatorsFeature } from '../authenticators.feature.ts';
import { connectBy, type Person, startProvider, type TestProvider } from './testing/provider.ts';

let test: TestSite;
let provider: TestProvider;
let admin: TestMember;
let id: number;
beforeAll(async () => {
  test = await accountSite({ more: [authenticatorsFeature, twoFactorFeature] });
  provider = await startProvider(test.url);
  admin = await signedIn(test, 'Adelina', 'administrator');
  await setting({ 'outgoing.allowedHosts': [new URL(provider.issuer).host] });
  id = await added({ authenticatorConfig: { issuer: provider.issuer } });
});
afterAll(async () => {
  provider?.close();
  await test?.close();
});

async function setting(values: Record<string, unknown>): Promise<void> {
  expect((await admin.client.patch('/config', values)).status).toBe(200);
}

async function added(more: Record<string, unknown>): Promise<number> {
  const { status, body, text } = await admin.client.post('/authenticators', {
    name: 'Heather ID',
    type: 'oidc',
    clientID: 'parley',
    secret: 'the secret between the two',
    active: true,
    visible: true,
    ...more,
  });
  expect([status, text]).toEqual([201, text]);
  return body.authenticatorID;
}

const person = (sub: string, more: Partial<Person> = {}): Person => ({
  sub,
  email: `${sub}@example.org`,
  email_verified: true,
  preferred_username: sub,
  ...more,
});
const problemOf = (location: string) => new URL(location, test.url).searchParams.get('connectProblem');
const me = async (client: TestMember['client']) => (await client.get('/users/me')).body;

async function comes(who: Person | undefined, authenticatorID = id, client = test.client()) {
  return { client, ...(await connectBy(provider, client, authenticatorID, who)) };
}

describe('signing in at a provider', () => {
  it('sends people there with state, nonce and PKCE, bound to their browser', async () => {
    const client = test.client();
    const { status, headers } = await client.page(`/entry/connect/${id}?Target=https://elsewhere.example/`);
    expect(status).toBe(302);
    const url = new URL(headers.get('location') ?? '');
    expect(url.origin).toBe(provider.issuer);
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      client_id: 'parley',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${test.url}/entry/connect/${id}/callback`,
      code_challenge_method: 'S256',
    });
    for (const each of [state, nonce, code_challenge]) expect(each).toMatch(/^[\w-]{43}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()[0]).toMatch(
      /^parley-connect=[\w-]{43};.*Max-Age=600;.*HttpOnly;.*SameSite=Lax/,
    );
    const rows = await test.site.database.rows<{ stored: string; target: string }>(
      sql`select row_to_json(a)::text as stored, target from connect_attempts a`,
    );
    expect([rows[0]?.target, rows[0]?.stored.includes(state ?? '')]).toEqual(['/', false]);
  });

  it('makes a member whose address counts as confirmed, and knows them again', async () => {
    const who = person('ottoline', {
      preferred_username: 'Ottoline Q.',
      picture: 'https://example.org/o.png',
    });
    const first = await comes(who);
    expect([first.status, first.location]).toEqual([302, '/discussions']);
    const joined = await me(first.client);
    expect(joined).toMatchObject({
      name: 'OttolineQ',
      email: 'ottoline@example.org',
      emailConfirmed: true,
      photoUrl: 'https://example.org/o.png',
      roleIDs: [8],
    });
    const again = await comes(person('ottoline', { email: 'new@example.org', preferred_username: 'Other' }));
    expect(await me(again.client)).toMatchObject({ userID: joined.userID, name: 'OttolineQ' });
    const sessions = (await again.client.get('/sessions?userID=$me')).body;
    expect(sessions).toHaveLength(2);
    // Nobody signs in to it by a password.
    const guessed = await test.guest.post('/sessions', { username: 'OttolineQ', password: PASSWORD });
    expect(guessed.status).toBe(401);
  });

  it('finds a free name, and one where the provider knows none that we take', async () => {
    await signedIn(test, 'Twin');
    for (const [sub, preferred_username, expected] of [
      ['t1', 'Twin', 'Twin2'],
      ['t2', 'twin', 'twin3'],
      ['t3', 'admin', /^member\w{3,}$/],
      ['t4', '!!', /^member\w{3,}$/],
      ['t5', 'раurаl', /^member\w{3,}$/],
      ['t6', 'x'.repeat(60), 'x'.repeat(20)],
    ] as const) {
      const { client } = await comes(person(sub, { preferred_username }));
      expect((await me(client)).name).toMatch(
        expected instanceof RegExp ? expected : new RegExp(`^${expected}$`),
      );
    }
  });

  it('makes one member of twenty who come at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => comes(person('crowd'))));
    const ids = new Set(await Promise.all(all.map(async ({ client }) => (await me(client)).userID)));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toBeGreaterThan(1);
  });

  it('is not offered by what is unknown or switched off', async () => {
    const off = await added({ active: false, authenticatorConfig: { issuer: provider.issuer } });
    // Who is signed in already goes on to where they were going.
    const onwards = await admin.client.page(`/entry/connect/${id}?Target=/categories`);
    expect([onwards.status, onwards.headers.get('location')]).toEqual([302, '/categories']);
    for (const path of ['999', 'nonsense', `${off}`, `${off}/callback?code=x&state=y`])
      expect((await test.guest.page(`/entry/connect/${path}`)).status).toBe(404);
  });
});

describe('coming back', () => {
  it('is refused without the browser that left, a second time, and too late', async () => {
    const start = async (client = test.client()) => {
      const { headers } = await client.page(`/entry/connect/${id}`);
      const back = await provider.visit(headers.get('location') ?? '', person('wanderer'));
      return { client, path: back.pathname + back.search };
    };
    const one = await start();
    const stolen = await test.client().page(one.path);
    expect(problemOf(stolen.headers.get('location') ?? '')).toBe('expired');
    const other = await start();
    expect(problemOf((await other.client.page(one.path)).headers.get('location') ?? '')).toBe('expired');
    // Neither of them used it up for its owner.
    const tries = await Promise.all(Array.from({ length: 5 }, () => one.client.page(one.path)));
    const ends = tries.map((each) => each.headers.get('location'));
    expect(ends.filter((each) => each === '/')).toHaveLength(1);
    expect((await me(one.client)).name).toBe('wanderer');
    const late = await start();
    await test.site.database.execute(sql`update connect_attempts set date_expires = now()`);
    expect(problemOf((await late.client.page(late.path)).headers.get('location') ?? '')).toBe('expired');
    expect((await me(late.client)).userID).toBe(0);
  });

  it('is refused with another’s code, a changed state or issuer, or nothing at all', async () => {
    const left = async (client = test.client()) => {
      const { headers } = await client.page(`/entry/connect/${id}`);
      return { client, back: await provider.visit(headers.get('location') ?? '', person('mixer')) };
    };
    const [mine, theirs] = [await left(), await left()];
    const changes: [string, string | null][][] = [
      [['code', theirs.back.searchParams.get('code')]],
      [['iss', 'https://evil.example']],
      [['code', 'x'.repeat(40)]],
    ];
    for (const change of changes) {
      const { client, back } = change[0]?.[1] === theirs.back.searchParams.get('code') ? mine : await left();
      for (const [name, value] of change) back.searchParams.set(name, value ?? '');
      const answer = await client.page(back.pathname + back.search);
      expect(problemOf(answer.headers.get('location') ?? '')).toBe('failed');
      expect((await me(client)).userID).toBe(0);
    }
    for (const query of ['', '?code=x', '?state=x', '?state=a&state=b']) {
      const answer = await test.guest.page(`/entry/connect/${id}/callback${query}`);
      expect(problemOf(answer.headers.get('location') ?? '')).toBe('expired');
    }
  });

  it('says that it was called off', async () => {
    const { client, location } = await comes(undefined);
    expect(location).toBe('/entry/signin?connectProblem=denied&Target=%2Fdiscussions');
    expect((await me(client)).userID).toBe(0);
  });

  it('says that the provider is away, is not allowed for, or is not what it was', async () => {
    const away = await added({ authenticatorConfig: { issuer: 'https://127.0.0.1:1' } });
    const forbidden = await added({ authenticatorConfig: { issuer: 'https://169.254.169.254' } });
    const elsewhere = await added({ authenticatorConfig: { issuer: `${provider.issuer}/elsewhere` } });
    for (const each of [away, forbidden, elsewhere]) {
      const { headers } = await test.client().page(`/entry/connect/${each}`);
      expect(problemOf(headers.get('location') ?? '')).toBe('failed');
    }
    const wrong = await added({ secret: 'not it', authenticatorConfig: { issuer: provider.issuer } });
    expect(problemOf((await comes(person('x'), wrong)).location)).toBe('failed');
  });
});

describe('an address that a provider vouches for', () => {
  it('finds its member, where nothing speaks against it', async () => {
    const member = await signedIn(test, 'Vera');
    const { client, location } = await comes(person('v-1', { email: 'VERA@example.org' }));
    expect(location).toBe('/discussions');
    expect((await me(client)).userID).toBe(member.userID);
    // A second person of the provider's does not get the same account.
    expect(problemOf((await comes(person('v-2', { email: 'vera@example.org' }))).location)).toBe(
      'signInFirst',
    );
  });

  it.each<[string, Partial<Person>, string]>([
    ['that nobody verified', { email_verified: false }, 'emailNotVerified'],
    ['of which it says no more', { email_verified: undefined }, 'emailNotVerified'],
    ['that it calls verified in a text', { email_verified: 'true' }, 'emailNotVerified'],
    ['that is missing', { email: undefined }, 'emailMissing'],
    ['that is none', { email: 'not an address' }, 'emailMissing'],
  ])('lets nobody in %s, known here or not', async (_, claims, problem) => {
    await test.site.database.execute(sql`delete from users where name = 'Wanted'`);
    await signedIn(test, 'Wanted');
    for (const email of ['wanted@example.org', 'unknown@example.org']) {
      const { client, location } = await comes(person(`s-${Math.random()}`, { email, ...claims }));
      expect(problemOf(location)).toBe(problem);
      expect((await me(client)).userID).toBe(0);
    }
  });

  it('opens no account that rules others, was never confirmed, or has a second factor', async () => {
    await signedIn(test, 'Modesto', 'moderator');
    const unconfirmed = await signedIn(test, 'Squatter');
    await test.site.database.execute(
      sql`update users set email_confirmed = false where user_id = ${unconfirmed.userID}`,
    );
    const guarded = await signedIn(test, 'Guarded');
    await test.site.database.execute(sql`
      insert into two_factor (user_id, secret_sealed, date_on) values (${guarded.userID}, '', now())`);
    for (const name of ['adelina', 'modesto', 'squatter', 'guarded'])
      expect(
        problemOf((await comes(person(`by-mail-${name}`, { email: `${name}@example.org` }))).location),
      ).toBe('signInFirst');
  });

  it('is taken on trust where the site says so', async () => {
    const trusted = await added({ markVerified: true, authenticatorConfig: { issuer: provider.issuer } });
    const { client } = await comes(person('trusty', { email_verified: false }), trusted);
    expect(await me(client)).toMatchObject({ name: 'trusty', emailConfirmed: true });
    // `email_verified` speaks of `email` and of nothing else.
    const userMappings = { email: 'name' };
    const mapped = await added({ authenticatorConfig: { issuer: provider.issuer, userMappings } });
    const { location } = await comes(person('sly', { name: 'adelina@example.org' }), mapped);
    expect(problemOf(location)).toBe('emailNotVerified');
  });
});

describe('who may come', () => {
  it('follows the way of registering', async () => {
    for (const [method, problem] of [
      ['Connect', null],
      ['Approval', 'closed'],
      ['Invitation', 'closed'],
    ] as const) {
      await setting({ 'registration.method': method });
      const { location } = await comes(person(`by-${method.toLowerCase()}`));
      expect([method, problemOf(location)]).toEqual([method, problem]);
    }
    expect((await comes(person('ottoline'))).location).toBe('/discussions');
    await setting({ 'registration.method': 'Basic' });
  });

  it('does not let the banned in; who was deleted comes back as somebody new', async () => {
    const { client } = await comes(person('outcast'));
    const { userID } = await me(client);
    const change = (what: string) =>
      test.site.database.execute(sql`update users set ${sql.raw(what)} where user_id = ${userID}`);
    await change('banned = 1');
    expect(problemOf((await comes(person('outcast'))).location)).toBe('banned');
    await change(`banned = 0, date_deleted = now(), email = null, email_key = null, name_key = 'gone'`);
    expect((await me((await comes(person('outcast'))).client)).userID).not.toBe(userID);
  });

  it('holds the roles the provider claims, up to moderators, where the site maps them', async () => {
    const mapped = await added({
      authenticatorConfig: { issuer: provider.issuer, userMappings: { roles: 'groups' } },
    });
    const rolesOf = async (sub: string, groups: string[]) =>
      (await me((await comes(person(sub, { groups }), mapped)).client)).roleIDs;
    expect(await rolesOf('ruler', ['Administrator', 'moderator', 'Nonsense'])).toEqual([32]);
    expect(await rolesOf('ruler', ['Member'])).toEqual([8]);
    expect(await rolesOf('ruler', ['Administrator', 'Guest'])).toEqual([8]);
    expect((await me((await comes(person('plain', { groups: ['moderator'] }))).client)).roleIDs).toEqual([8]);
  });
});
