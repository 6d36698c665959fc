import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { authenticatorsFeature } from '../authenticators.feature.ts';
import { type PlainProvider, startPlainProvider } from './testing/plain-provider.ts';

let test: TestSite;
let plain: PlainProvider;
let admin: TestMember;
beforeAll(async () => {
  test = await accountSite({ more: [authenticatorsFeature] });
  plain = await startPlainProvider();
  admin = await signedIn(test, 'Adelina', 'administrator');
  await admin.client.patch('/config', { 'outgoing.allowedHosts': [new URL(plain.issuer).host] });
});
afterAll(async () => {
  plain?.close();
  await test?.close();
});

const NONE = {
  signInUrl: null,
  signOutUrl: null,
  authenticateUrl: null,
  registerUrl: null,
  passwordUrl: null,
  profileUrl: null,
};

describe('authenticators', () => {
  it('are added, read, changed and removed, and never tell their secret', async () => {
    const given = { name: ' Heather ID ', type: 'oidc', clientID: 'parley', secret: 'never told' };
    const made = await admin.client.post('/authenticators', given);
    expect(made.status).toBe(201);
    const id = made.body.authenticatorID;
    expect(made.body).toMatchObject({
      name: 'Heather ID',
      type: 'oidc',
      clientID: 'parley',
      default: false,
      active: false,
      visible: false,
      isOidc: true,
      markVerified: false,
      urls: NONE,
      hasSecret: true,
      callbackUrl: `${test.url}/entry/connect/${id}/callback`,
      connectUrl: `${test.url}/entry/connect/${id}`,
    });
    const path = `/authenticators/${id}`;
    expect((await admin.client.get(path)).body).toEqual(made.body);
    const urls = { signOutUrl: 'https://id.example.org/out' };
    const authenticatorConfig = { issuer: 'https://id.example.org' };
    const change = { active: true, visible: true, markVerified: true, urls, authenticatorConfig };
    const changed = await admin.client.patch(path, change);
    expect(changed.body).toMatchObject({ active: true, markVerified: true, urls: { ...NONE, ...urls } });
    expect(changed.body.authenticatorConfig).toMatchObject({
      issuer: 'https://id.example.org',
      authenticationRequest: { scope: 'openid profile email', prompt: '' },
    });
    const texts = [made, changed, await admin.client.get('/authenticators'), await admin.client.get(path)];
    for (const { text } of texts) expect(text).not.toContain('never told');
    const stored = await test.site.database.row<{ stored: string }>(
      sql`select encode(secret_sealed, 'escape') as stored from authenticators where authenticator_id = ${id}`,
    );
    expect(stored?.stored).not.toContain('never told');
    expect((await admin.client.patch(path, { secret: null })).body.hasSecret).toBe(false);
    expect((await admin.client.delete(path)).status).toBe(204);
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await admin.client.call(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
  });

  it('are listed by type and page; one of them is the default', async () => {
    for (const at of [1, 2, 3]) {
      const type = at === 3 ? 'oidc' : 'oauth2';
      await admin.client.post('/authenticators', { name: `P${at}`, type, clientID: 'x', default: true });
    }
    const { body, headers } = await admin.client.get('/authenticators?limit=2');
    expect(body.map((each: { default: boolean }) => each.default)).toEqual([false, false]);
    expect(headers.get('x-app-page-result-count')).toBe('3');
    const [oidc, ...others] = (await admin.client.get('/authenticators?type[]=oidc')).body;
    expect([oidc.name, oidc.default, others]).toEqual(['P3', true, []]);
    expect((await admin.client.get('/authenticators?type=oidc,oauth2')).body).toHaveLength(3);
    expect((await admin.client.get('/authenticators?type=saml')).status).toBe(422);
    expect((await admin.client.get('/authenticators?limit=0')).status).toBe(422);
    expect((await admin.client.get('/authenticator-types')).body).toEqual([
      { authenticatorType: 'oauth2', name: 'OAuth 2.0' },
      { authenticatorType: 'oidc', name: 'OpenID Connect' },
    ]);
  });

  it.each<[string, object, number, string | undefined]>([
    ['no name', { type: 'oidc', clientID: 'x' }, 400, 'name'],
    ['no type', { name: 'x', clientID: 'x' }, 422, 'type'],
    ['an unknown type', { name: 'x', clientID: 'x', type: 'saml' }, 422, 'type'],
    ['no client ID', { name: 'x', type: 'oidc' }, 422, 'clientID'],
    [
      'a script',
      { name: 'x', type: 'oidc', clientID: 'x', urls: { signOutUrl: 'javascript:alert(1)' } },
      422,
      'signOutUrl',
    ],
    [
      'plain http',
      { name: 'x', type: 'oidc', clientID: 'x', authenticatorConfig: { issuer: 'http://id.example.org' } },
      422,
      'issuer',
    ],
    [
      'an active one without addresses',
      { name: 'x', type: 'oauth2', clientID: 'x', active: true },
      422,
      undefined,
    ],
    [
      'an active one without issuer',
      { name: 'x', type: 'oidc', clientID: 'x', active: true },
      422,
      undefined,
    ],
  ])('refuse %s', async (_, given, status, field) => {
    const { body } = await admin.client.post('/authenticators', given);
    expect(body.status).toBe(status);
    if (field) expect(body.errors[0].field).toBe(field);
    else expect(body.code).toBe('authenticator.notUsable');
  });

  it('are for those who manage the site', async () => {
    const moderator = await signedIn(test, 'Modesto', 'moderator');
    for (const path of [
      '/authenticators',
      '/authenticators/1',
      '/authenticators/oauth2',
      '/authenticators/oauth2/1',
      '/authenticator-types',
    ])
      for (const client of [test.guest, moderator.client])
        expect((await client.get(path)).body).toMatchObject({ status: 403, permissions: ['site.manage'] });
    for (const [method, path] of [
      ['POST', '/authenticators'],
      ['PATCH', '/authenticators/1'],
      ['DELETE', '/authenticators/1'],
      ['POST', '/authenticators/oauth2'],
      ['PATCH', '/authenticators/oauth2/1'],
    ] as const)
      expect((await moderator.client.call(method, path, {})).status).toBe(403);
  });
});

/** Signs in at the plain provider: its part of the way is skipped, the site's is not. */
async function comeBack(authenticatorID: number, claims: Record<string, unknown> = {}) {
  const client = test.client();
  const begun = await client.page(`/entry/connect/${authenticatorID}`);
  const url = new URL(begun.headers.get('location') ?? '');
  const seconds = Math.floor(Date.now() / 1000);
  plain.next.claims = {
    iss: plain.issuer,
    aud: 'parley',
    sub: 'someone',
    iat: seconds,
    exp: seconds + 60,
    nonce: url.searchParams.get('nonce'),
    ...claims,
  };
  const query = new URLSearchParams({ code: 'a-code', state: url.searchParams.get('state') ?? '' });
  const answer = await client.page(`/entry/connect/${authenticatorID}/callback?${query}`);
  const location = new URL(answer.headers.get('location') ?? '', test.url);
  return { client, url, problem: location.searchParams.get('connectProblem'), path: location.pathname };
}

const addresses = () => ({
  authenticateUrl: `${plain.issuer}/authorize`,
  tokenUrl: `${plain.issuer}/token`,
});

describe('a provider of given addresses', () => {
  it.each<[string, PlainProvider['next']['signs'], Record<string, unknown>]>([
    ['for another client', 'rightly', { aud: 'another' }],
    ['of another provider', 'rightly', { iss: 'https://elsewhere.example' }],
    ['that is over', 'rightly', { exp: 1_700_000_000, iat: 1_699_999_000 }],
    ['for another sign-in', 'rightly', { nonce: 'not the one' }],
    ['without a nonce', 'rightly', { nonce: undefined }],
    ['about nobody', 'rightly', { sub: undefined }],
    ['signed by another key', 'by another key', {}],
    ['not signed', 'not at all', {}],
  ])('is refused an ID token %s', async (_, signs, claims) => {
    const id = await oidc();
    plain.next.signs = signs;
    const { client, problem } = await comeBack(id, claims);
    plain.next.signs = 'rightly';
    expect(problem).toBe('failed');
    expect((await client.get('/users/me')).body.userID).toBe(0);
  });

  it('lets in by an ID token that is right', async () => {
    const id = await oidc();
    const claims = { email: 'some@example.org', email_verified: true, name: 'Someone' };
    const { client, path } = await comeBack(id, claims);
    expect(path).toBe('/');
    expect((await client.get('/users/me')).body.name).toBe('Someone');
    expect(plain.requests.map((each) => each.path)).toContain('/jwks');
  });

  let known: number | undefined;
  async function oidc(): Promise<number> {
    const authenticatorConfig = { issuer: plain.issuer, jwksUrl: `${plain.issuer}/jwks` };
    const given = { name: 'Given', type: 'oidc', clientID: 'parley', secret: 's', active: true };
    known ??= (
      await admin.client.post('/authenticators', { ...given, urls: addresses(), authenticatorConfig })
    ).body.authenticatorID as number;
    return known;
  }
});

describe('OAuth 2.0', () => {
  it('has settings of its own, which are changed one by one', async () => {
    const { status, body } = await admin.client.post('/authenticators/oauth2', {
      name: 'Plain',
      clientID: 'c',
      secret: 's',
      authenticationRequest: { scope: 'read:user' },
      userMappings: { uniqueID: 'id', name: 'profile.login' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'oauth2',
      isOidc: false,
      urls: { ...NONE, tokenUrl: null },
      authenticationRequest: { scope: 'read:user', prompt: '' },
      useBearerToken: true,
      useBasicAuthToken: false,
      postProfileRequest: false,
      allowAccessTokens: false,
      userMappings: {
        uniqueID: 'id',
        email: '',
        name: 'profile.login',
        photoUrl: '',
        fullName: '',
        roles: '',
      },
    });
    const path = `/authenticators/oauth2/${body.authenticatorID}`;
    const change = {
      authenticationRequest: { prompt: 'login' },
      userMappings: { email: 'mail' },
      isOidc: true,
    };
    const changed = (await admin.client.patch(path, change)).body;
    expect(changed).toMatchObject({
      isOidc: true,
      authenticationRequest: { scope: 'read:user', prompt: 'login' },
      userMappings: { uniqueID: 'id', email: 'mail' },
    });
    expect((await admin.client.get(path)).body).toEqual(changed);
    expect((await admin.client.get('/authenticators/oauth2')).body).toContainEqual(changed);
    expect((await admin.client.get('/authenticators/oauth2/9999')).status).toBe(404);
    expect((await admin.client.patch('/authenticators/oauth2/9999', {})).status).toBe(404);
    expect((await admin.client.post('/authenticators/oauth2', { name: 'x' })).status).toBe(422);
    expect((await admin.client.patch(path, { userMappings: { email: 'x'.repeat(201) } })).status).toBe(422);
  });

  it.each([
    ['by the token in a header', {}, 'GET', 'Bearer a-token', '/profile'],
    ['by post', { postProfileRequest: true }, 'POST', 'Bearer a-token', '/profile'],
    ['in the address', { useBearerToken: false }, 'GET', undefined, '/profile?access_token=a-token'],
  ])('asks for the profile %s', async (_, more, method, authorization, path) => {
    const { body } = await admin.client.post('/authenticators/oauth2', {
      name: 'Plain',
      clientID: 'parley',
      secret: 'the secret',
      active: true,
      markVerified: true,
      urls: { ...addresses(), profileUrl: `${plain.issuer}/profile` },
      userMappings: { uniqueID: 'id', name: 'profile.login', email: 'mail' },
      ...more,
    });
    const sub = Math.floor(Math.random() * 1e9);
    plain.profile = { id: sub, mail: `p${sub}@example.org`, profile: { login: `Plain_${sub}` } };
    plain.requests = [];
    const { client, url, path: arrived } = await comeBack(body.authenticatorID);
    expect(url.searchParams.has('nonce')).toBe(false);
    expect(url.searchParams.get('scope')).toBe('profile email');
    expect(arrived).toBe('/');
    expect((await client.get('/users/me')).body.name).toBe(`Plain_${sub}`);
    const [token, profile] = plain.requests;
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toMatchObject({
      grant_type: 'authorization_code',
      code: 'a-code',
      client_id: 'parley',
      client_secret: 'the secret',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(profile).toMatchObject({ method, path, authorization });
    plain.profile = {};
    expect((await comeBack(body.authenticatorID)).problem).toBe('failed');
  });
});
