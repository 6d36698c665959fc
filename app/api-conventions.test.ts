// What holds for every call alike: formats, fields, people beside their ids, caching, other origins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { type Community, community, discussionBy } from '../features/discussions/server/testing/community.ts';

let test: Community;
let discussionID: number;
beforeAll(async () => {
  test = await community();
  discussionID = (await discussionBy(test.member.client, { name: '=SUM(A1), or "bees"?' })).discussionID;
  await commentOn(test.other.client, discussionID);
});
afterAll(() => test?.close());

describe('a list by the ending of its path', () => {
  it('is a table for whoever may take it away, without formulas', async () => {
    const { status, text, headers } = await test.admin.client.get('/discussions.csv?limit=5');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="discussions.csv"');
    expect(headers.get('x-app-page-result-count')).toBe('1');
    expect(headers.get('link')).toContain('/api/v2/discussions.csv?page=1&limit=5');
    const [names = '', row = ''] = text.split('\r\n');
    expect(names).toMatch(/^discussionID,type,/);
    expect(names).toContain(',insertUser.name,');
    expect(row).toContain(`"'=SUM(A1), or ""bees""?"`);
    const labelled = await test.admin.client.get(
      '/discussions.csv?fieldMapping[name]=Title&fieldMapping[insertUser.name]=Author',
    );
    expect(labelled.text).toBe(`Title,Author\r\n"'=SUM(A1), or ""bees""?",Melba\r\n`);
    expect((await test.admin.client.get('/comments.csv?insertUserID=1')).text).toMatch(/^commentID,.*\r\n$/);
  });

  it('is refused to others, and where there is no list', async () => {
    for (const client of [test.guest, test.member.client, test.moderator.client]) {
      const { status, body } = await client.get('/discussions.csv');
      expect([status, body.permissions]).toEqual([403, ['exports.manage']]);
    }
    expect((await test.admin.client.get(`/discussions/${discussionID}.csv`)).status).toBe(404);
    expect((await test.admin.client.post('/discussions.csv', {})).status).toBe(404);
    expect((await test.admin.client.get('/nothing.csv')).status).toBe(404);
  });

  it('is JSON by .json', async () => {
    expect((await test.guest.get(`/discussions/${discussionID}.json`)).body.discussionID).toBe(discussionID);
  });
});

describe('the fields of an answer', () => {
  it('are those asked for, by the names asked for', async () => {
    const { body } = await test.guest.get('/discussions?fields=discussionID,insertUser.name');
    expect(body).toEqual([{ discussionID, insertUser: { name: 'Melba' } }]);
    const { body: mapped } = await test.guest.get(
      `/discussions/${discussionID}?fieldMapping[insertUser.name]=Author&fieldMapping[a.b]=None`,
    );
    expect(mapped).toEqual({ Author: 'Melba', None: null });
    expect((await test.guest.get('/discussions?fields=name&fieldMapping[name]=x')).status).toBe(422);
    expect((await test.guest.get('/discussions?fieldMapping=x')).status).toBe(422);
  });
});

describe('people beside their ids', () => {
  it('come on every call that names people, as far as the caller may know them', async () => {
    const { client } = test.admin;
    const { body: reacted } = await test.other.client.post(`/discussions/${discussionID}/reactions`, {
      reactionType: 'like',
    });
    expect(reacted).toBeDefined();
    const { body: sessions } = await client.get('/sessions?userID=$me&expand=user');
    expect(sessions[0].user.name).toBe('Adelina');
    const { body: named } = await test.guest.get('/discussions?expand=users');
    expect(named[0]).toMatchObject({
      insertUser: { name: 'Melba' },
      lastUser: { name: 'Otto' },
      updateUser: null,
      closeUser: null,
    });
    const { body: roles } = await client.get('/discussions?expand=insertUser.roles,lastUser.profileFields');
    expect(roles[0].insertUser.roles).toEqual([{ roleID: 8, name: 'Member' }]);
    expect(roles[0].lastUser.profileFields).toBeDefined();
    const { body: known } = await client.get('/discussions?expand=insertUser.ssoID&fields=insertUser.ssoID');
    expect(known).toEqual([{ insertUser: { ssoID: null } }]);
  });

  it('are refused where they are not to be known, and where they are nobody', async () => {
    const { status, body } = await test.member.client.get('/discussions?expand=insertUser.roles');
    expect([status, body.expandFields, body.permissions]).toEqual([
      403,
      ['insertUser.roles'],
      ['personalInfo.view'],
    ]);
    const foreign = await test.moderator.client.get('/discussions?expand=users.ssoID');
    expect([foreign.status, foreign.body.permissions]).toEqual([403, ['site.manage']]);
    expect((await test.guest.get('/discussions?expand=moonUser')).status).toBe(422);
    expect((await test.guest.get('/discussions?expand=insertUser.shoes')).status).toBe(422);
    await test.member.client.patch(`/users/${test.member.userID}`, { private: true });
    const { body: restricted } = await test.other.client.get('/discussions?expand=insertUser.profileFields');
    expect(restricted[0].insertUser.profileFields).toBeUndefined();
    await test.member.client.patch(`/users/${test.member.userID}`, { private: false });
  });
});

describe('input', () => {
  it('may stand in the query for a part of the path', async () => {
    const { client } = test.admin;
    expect((await client.get(`/users/$query:who?who=${test.member.userID}`)).body.name).toBe('Melba');
    expect((await client.get('/users/$query:who?who=$name:Otto')).body.name).toBe('Otto');
    expect((await client.get('/users/$query:who')).status).toBe(400);
    expect((await client.get('/users/$query:__proto__')).status).toBe(400);
  });

  it('is named in any case, and empty where it is optional', async () => {
    const { client } = test.member;
    const post = { NAME: 'In capitals', Body: 'x', FORMAT: 'Text', categoryid: 1, pinned: '', tagIDs: null };
    expect((await client.post('/discussions', post)).status).toBe(201);
    const { body } = await test.guest.get('/discussions?LIMIT=1&Sort=-discussionID');
    expect(body).toHaveLength(1);
  });

  it('asks for at most as many rows as the site says', async () => {
    expect((await test.guest.get('/categories/search?query=&limit=101')).status).toBe(422);
    await test.admin.client.patch('/config', { 'apiv2.maxLimit': 500 });
    expect((await test.guest.get('/categories/search?query=&limit=101')).status).toBe(200);
    expect((await test.guest.get('/categories/search?query=&limit=501')).status).toBe(422);
    await test.admin.client.patch('/config', { 'apiv2.maxLimit': 100 });
  });
});

describe('headers', () => {
  it('let guests’ answers be cached for two minutes, all others not at all', async () => {
    const cache = async (client: Community['guest'], path: string) => {
      const { headers } = await client.get(path);
      return ['cache-control', 'pragma'].map((name) => headers.get(name));
    };
    const never = ['private, no-cache, max-age=0, must-revalidate', 'no-cache'];
    expect(await cache(test.guest, '/discussions')).toEqual(['public, max-age=120', null]);
    expect((await test.guest.get('/discussions')).headers.get('vary')).toBe(
      'Cookie, Accept-Language, X-Requested-With',
    );
    expect(await cache(test.member.client, '/discussions')).toEqual(never);
    expect(await cache(test.guest, '/users/me')).toEqual(never);
    expect(await cache(test.guest, '/discussions/999')).toEqual(never);
    expect(await cache(test.guest, '/categories?followerUserID=$me')).toEqual(never);
    expect(await cache(test.guest, '/layouts/lookup-hydrate?layoutViewType=home')).toEqual(never);
    const unknown = test.client();
    unknown.bearer = 'va.not-a-token';
    const { headers } = await unknown.get('/discussions');
    expect(headers.get('cache-control')).toBe(never[0]);
    expect(headers.get('x-www-authenticate')).toMatch(/^error="invalid_token", error_description="/);
  });

  it('name the verbs of an address', async () => {
    const wrong = await test.guest.put('/discussions', {});
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
    const preflight = await test.guest.call('OPTIONS', '/discussions');
    expect([preflight.status, preflight.text]).toEqual([204, '']);
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('a page of another origin', () => {
  const origin = 'https://partner.example';
  const preflight = () =>
    test.guest.call('OPTIONS', '/discussions', undefined, {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    });
  const read = (from: string) => test.guest.call('GET', '/discussions', undefined, { origin: from });
  const allowed = ({ headers }: { headers: Headers }) => headers.get('access-control-allow-origin');

  it('may call where it is named, without cookies', async () => {
    expect(allowed(await preflight())).toBeNull();
    expect(allowed(await read(origin))).toBeNull();
    await test.admin.client.patch('/config', { 'cors.allowedOrigins': [origin] });
    const answer = await preflight();
    expect(allowed(answer)).toBe(origin);
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(answer.headers.get('access-control-max-age')).toBe('3600');
    const seen = await read(origin);
    expect([allowed(seen), seen.headers.get('vary')]).toEqual([
      origin,
      'Origin, Cookie, Accept-Language, X-Requested-With',
    ]);
    expect(seen.headers.get('access-control-expose-headers')).toContain('x-app-page-next-url');
    expect(seen.headers.has('access-control-allow-credentials')).toBe(false);
    expect(allowed(await read('https://partner.example.evil'))).toBeNull();
    const refused = await test.guest.call('GET', '/discussions/999', undefined, { origin });
    expect([refused.status, allowed(refused)]).toEqual([404, origin]);
    await test.admin.client.patch('/config', { 'cors.allowedOrigins': ['*'] });
    expect(allowed(await read('https://anybody.example'))).toBe('*');
    await test.admin.client.patch('/config', { 'cors.allowedOrigins': [] });
    const wrong = await test.admin.client.patch('/config', { 'cors.allowedOrigins': ['partner.example'] });
    expect(wrong.status).toBe(422);
  });
});
