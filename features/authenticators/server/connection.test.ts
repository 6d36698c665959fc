import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { viewerOfSession } from '../../../platform/server/sessions/identify.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { authenticatorsFeature } from '../authenticators.feature.ts';
import { findProviderSignOut } from './connection.actions.ts';
import { connectBy, type Person, startProvider, type TestProvider } from './testing/provider.ts';

let test: TestSite;
let provider: TestProvider;
let admin: TestMember;
let id: number;
beforeAll(async () => {
  test = await accountSite({ more: [authenticatorsFeature] });
  provider = await startProvider(test.url);
  admin = await signedIn(test, 'Adelina', 'administrator');
  await admin.client.patch('/config', { 'outgoing.allowedHosts': [new URL(provider.issuer).host] });
  id = (
    await admin.client.post('/authenticators', {
      name: 'Heather ID',
      type: 'oidc',
      clientID: 'parley',
      secret: 'the secret between the two',
      active: true,
      visible: true,
      authenticatorConfig: { issuer: provider.issuer },
    })
  ).body.authenticatorID;
});
afterAll(async () => {
  provider?.close();
  await test?.close();
});

const passwordConfirmation = PASSWORD;
const person = (sub: string): Person => ({ sub, email: `${sub}@example.org`, email_verified: true });
const me = async (client: TestMember['client']) => (await client.get('/users/me')).body;

async function connects({ client }: Pick<TestMember, 'client'>, who: Person | undefined, by = client) {
  const { body } = await client.post('/connections', { authenticatorID: id, passwordConfirmation });
  const back = await provider.visit(body.url, who);
  return (await by.page(back.pathname + back.search)).headers.get('location');
}

describe('connecting one’s account', () => {
  it('asks for the password, and goes by a page of one’s own', async () => {
    const member = await signedIn(test, 'Linker');
    const start = (body: object) => member.client.post('/connections', body);
    expect((await start({ authenticatorID: id })).status).toBe(400);
    expect((await start({ passwordConfirmation })).status).toBe(400);
    expect((await start({ authenticatorID: id, passwordConfirmation: 'not it at all' })).status).toBe(401);
    expect((await start({ authenticatorID: 999, passwordConfirmation })).status).toBe(404);
    expect((await test.guest.post('/connections', { authenticatorID: id })).status).toBe(403);
    const unconnected = { authenticatorID: id, name: 'Heather ID', isConnected: false, dateConnected: null };
    expect((await member.client.get('/connections')).body).toEqual([unconnected]);
    expect(await connects(member, person('l-1'))).toBe('/account/security');
    expect((await member.client.get('/connections')).body[0]).toMatchObject({ isConnected: true });
    // Once more changes nothing; somebody else of the provider's is refused.
    expect(await connects(member, person('l-1'))).toBe('/account/security');
    expect(await connects(member, person('l-2'))).toBe('/account/security?connectProblem=taken');
    const { client } = await visitor('l-1');
    expect((await me(client)).userID).toBe(member.userID);
  });

  it('lets the account’s owner decide, where an address does not', async () => {
    expect((await visitor('adelina')).location).toContain('connectProblem=signInFirst');
    expect(await connects(admin, person('adelina'))).toBe('/account/security');
    expect((await me((await visitor('adelina')).client)).userID).toBe(admin.userID);
  });

  it('connects nobody but who began, in the browser where it began', async () => {
    const [one, other] = [await signedIn(test, 'Starter'), await signedIn(test, 'Finisher')];
    expect(await connects(one, person('s-1'), other.client)).toBe('/');
    expect(await connects(one, person('s-1'), test.client())).toContain('connectProblem=expired');
    const { body } = await one.client.post('/connections', { authenticatorID: id, passwordConfirmation });
    const back = await provider.visit(body.url, person('s-1'));
    await one.client.delete('/sessions/current');
    await one.client.signIn('Finisher', PASSWORD);
    const answer = await one.client.page(back.pathname + back.search);
    expect(answer.headers.get('location')).toContain('connectProblem=expired');
    expect((await other.client.get('/connections')).body[0].isConnected).toBe(false);
    expect(await connects(other, undefined)).toBe('/account/security?connectProblem=denied');
  });

  it('can be undone, while another way to sign in is left', async () => {
    const member = await signedIn(test, 'Leaver');
    await connects(member, person('lv-1'));
    const path = `/connections/${id}`;
    expect((await member.client.delete(path)).status).toBe(400);
    expect((await member.client.delete(path, { passwordConfirmation: 'not it at all' })).status).toBe(401);
    expect((await member.client.delete(path, { passwordConfirmation })).status).toBe(204);
    expect((await member.client.delete(path, { passwordConfirmation })).status).toBe(404);
    expect((await test.guest.delete(path)).status).toBe(403);
    expect((await test.guest.get('/connections')).status).toBe(403);
    const { client } = await visitor('only-way');
    expect((await client.delete(path)).body).toMatchObject({ status: 409, code: 'connection.lastWay' });
    // Who has no password proves it by having signed in just now.
    await test.site.database.execute(sql`update sessions set date_inserted = now() - interval '20 minutes'`);
    const late = { status: 403, code: 'session.signInAgain' };
    expect((await client.delete(path)).body).toMatchObject(late);
    expect((await client.post('/connections', { authenticatorID: id })).body).toMatchObject(late);
  });
});

describe('what cannot be done', () => {
  const nowhere = 'https://127.0.0.1:1';

  it('is to go on guessing a password', async () => {
    const { client } = await signedIn(test, 'Guesser');
    const tries: number[] = [];
    for (let at = 0; at < 11; at++) {
      const body = { authenticatorID: id, passwordConfirmation: `guess ${at}` };
      tries.push((await client.post('/connections', body)).status);
    }
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    expect((await client.delete(`/connections/${id}`, { passwordConfirmation })).body.code).toBe(
      'session.tooManyAttempts',
    );
    await test.site.database.execute(sql`delete from sign_in_attempts`);
  });

  it('is to switch on a provider without its addresses, by any call', async () => {
    const unusable = { status: 422, code: 'authenticator.notUsable' };
    const plain = { name: 'Half', clientID: 'half' };
    const { body: half } = await admin.client.post('/authenticators', { ...plain, type: 'oidc' });
    for (const path of ['/authenticators', '/authenticators/oauth2'])
      expect(
        (await admin.client.patch(`${path}/${half.authenticatorID}`, { active: true })).body,
      ).toMatchObject(unusable);
    expect(
      (await admin.client.post('/authenticators/oauth2', { ...plain, active: true })).body,
    ).toMatchObject(unusable);
    await admin.client.delete(`/authenticators/${half.authenticatorID}`);
  });

  it('is to reach a provider that is not there', async () => {
    const failed = { status: 502, code: 'connect.failed' };
    const plain = { name: 'Gone', clientID: 'gone', active: true };
    const oidc = { ...plain, type: 'oidc', authenticatorConfig: { issuer: nowhere } };
    const { authenticatorID } = (await admin.client.post('/authenticators', oidc)).body;
    const { client } = await signedIn(test, 'Hopeful');
    expect((await client.post('/connections', { authenticatorID, passwordConfirmation })).body).toMatchObject(
      failed,
    );
    await admin.client.delete(`/authenticators/${authenticatorID}`);
    const urls = { authenticateUrl: nowhere, tokenUrl: nowhere, profileUrl: nowhere };
    const authenticatorConfig = { introspectionUrl: nowhere, allowAccessTokens: true };
    const oauth2 = { ...plain, type: 'oauth2', urls, authenticatorConfig };
    const made = await admin.client.post('/authenticators/oauth2', oauth2);
    expect(made.status).toBe(201);
    const token = { clientID: 'gone', oauthAccessToken: 'x' };
    expect((await test.guest.post('/tokens/oauth', token)).body).toMatchObject(failed);
    await admin.client.delete(`/authenticators/${made.body.authenticatorID}`);
  });
});

async function visitor(sub: string) {
  const client = test.client();
  return { client, ...(await connectBy(provider, client, id, person(sub))) };
}

describe('setting out', () => {
  it('is refused to an address that does little else', async () => {
    const options = test.site.options as { limitsRates?: boolean };
    const before = options.limitsRates;
    options.limitsRates = true;
    for (let at = 0; at < 60; at++)
      await test.site.rates.draw([{ key: 'connect 127.0.0.1', allowance: { count: 60, seconds: 600 } }]);
    const { headers } = await test.guest.page(`/entry/connect/${id}`);
    expect(headers.get('location')).toContain('connectProblem=tooOften');
    const body = { authenticatorID: id, passwordConfirmation };
    const { status } = await (await signedIn(test, 'Hasty')).client.post('/connections', body);
    expect(status).toBe(429);
    options.limitsRates = before;
  });
});

describe('signing out', () => {
  it('also leads to the provider that signed one in', async () => {
    const { client } = await visitor('parting');
    const token = client.cookies.find((each) => each.name === 'parley')?.value ?? '';
    const signOutOf = async (cookie: string) => {
      const viewer = await viewerOfSession(test.site, await test.site.roleRegistry(), cookie);
      return viewer && findProviderSignOut(await makeContext(test.site, viewer));
    };
    const found = await signOutOf(token);
    expect(found?.name).toBe('Heather ID');
    const url = new URL(found?.url ?? '');
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/session/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'parley',
      post_logout_redirect_uri: `${test.url}/`,
    });
    const own = admin.client.cookies.find((each) => each.name === 'parley')?.value ?? '';
    expect(await signOutOf(own)).toBeUndefined();
    const urls = { signOutUrl: 'https://id.example.org/out' };
    await admin.client.patch(`/authenticators/${id}`, { urls });
    expect((await signOutOf(token))?.url).toBe(urls.signOutUrl);
  });
});

describe('a token for a provider’s token', () => {
  const ask = (clientID: string, oauthAccessToken: string) =>
    test.guest.post('/tokens/oauth', { clientID, oauthAccessToken });

  /** What a program of this client, or of another, was given for a person. */
  async function providerToken(sub: string, clientID = 'parley'): Promise<string> {
    const secret = clientID === 'parley' ? 'the secret between the two' : 'the secret of another';
    const redirect = clientID === 'parley' ? `${test.url}/entry/connect/1/callback` : `${test.url}/another`;
    const verifier = 'v'.repeat(43);
    const challenge = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)),
    ).toString('base64url');
    const query = new URLSearchParams({
      client_id: clientID,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: redirect,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    });
    const back = await provider.visit(`${provider.issuer}/auth?${query}`, person(sub));
    const response = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientID}:${encodeURIComponent(secret).replaceAll('%20', '+')}`).toString('base64')}`,
      },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: redirect,
        code_verifier: verifier,
      }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  it('is for providers that allow it, and for tokens given to the same client', async () => {
    const token = await providerToken('program');
    expect((await ask('parley', token)).body).toMatchObject({ status: 403, code: 'oauth.notAllowed' });
    expect((await ask('nobody', token)).body).toMatchObject({ status: 404, code: 'oauth.unknownClient' });
    expect((await test.guest.post('/tokens/oauth', { clientID: 'parley' })).status).toBe(400);
    const allowed = { authenticatorConfig: { allowAccessTokens: true } };
    expect((await admin.client.patch(`/authenticators/${id}`, allowed)).status).toBe(200);
    for (const wrong of ['nonsense', await providerToken('program', 'another')])
      expect((await ask('parley', wrong)).body).toMatchObject({ status: 400, code: 'oauth.tokenRefused' });
    const { status, body } = await ask('parley', token);
    expect(status).toBe(201);
    expect(body.accessToken).toMatch(/^va\./);
    expect(Date.parse(body.dateExpires) / 3_600_000).toBeCloseTo(Date.now() / 3_600_000 + 24, 1);
    const program = test.client();
    program.bearer = body.accessToken;
    expect(await me(program)).toMatchObject({ email: 'program@example.org' });
    for (let at = 0; at < 12; at++) expect((await ask('parley', token)).status).toBe(201);
    const stored = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from access_tokens where name = 'Heather ID (OAuth)'`,
    );
    expect(stored?.count).toBe(10);
  });

  it('is refused for the banned, and where nobody can say whom a token was meant for', async () => {
    const token = await providerToken('program');
    await test.site.database.execute(sql`update users set banned = 1 where email = 'program@example.org'`);
    expect((await ask('parley', token)).body).toMatchObject({ status: 403, code: 'connect.banned' });
    const urls = {
      authenticateUrl: 'https://x.example/a',
      tokenUrl: 'https://x.example/t',
      profileUrl: 'https://x.example/p',
    };
    const mute = { name: 'Mute', clientID: 'mute', active: true, allowAccessTokens: true, urls };
    expect((await admin.client.post('/authenticators/oauth2', mute)).status).toBe(201);
    expect((await ask('mute', 'x')).body).toMatchObject({ status: 400, code: 'oauth.cannotTell' });
  });
});
