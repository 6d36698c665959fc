import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { secretKey } from '../../../../platform/server/secrets/secret-keys.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { signedIn } from '../testing/members.ts';

const test = communityOfFile({ hasFloodLimits: true });

describe('access tokens', () => {
  it('are shown once, act for their owner, and end at once', async () => {
    const { client, userID } = await signedIn(test, 'Operator', 'administrator');
    const made = await client.post('/tokens', { name: 'nightly job', transientKey: 'ignored' });
    expect(made.status).toBe(201);
    expect(made.body.accessToken).toMatch(/^va\.[\w-]{43}$/);
    const program = test.client();
    program.bearer = made.body.accessToken;
    expect((await program.get('/users/me')).body.userID).toBe(userID);
    const [listed] = (await client.get('/tokens')).body;
    expect(listed).toMatchObject({ accessTokenID: made.body.accessTokenID, name: 'nightly job' });
    expect(listed).not.toHaveProperty('accessToken');
    expect(listed.dateLastUsed).not.toBeNull();
    const path = `/tokens/${made.body.accessTokenID}`;
    expect((await client.get(path)).body).toEqual(listed);
    expect((await client.delete(path)).status).toBe(204);
    const refused = await program.get('/users/me');
    expect(refused.body.userID).toBe(0);
    expect(refused.headers.get('x-www-authenticate')).toContain('invalid_token');
    for (const method of ['GET', 'DELETE']) expect((await client.call(method, path)).status).toBe(410);
    expect((await client.get('/tokens')).body).toEqual([]);
    expect((await client.get('/tokens/999999')).status).toBe(404);
  });

  it('need their permission, and are nobody else’s business', async () => {
    const member = await signedIn(test, 'Plain');
    const owner = await signedIn(test, 'Owner', 'administrator');
    const manager = await signedIn(test, 'Manager', 'administrator');
    expect((await member.client.post('/tokens', { name: 'x' })).body).toMatchObject({
      status: 403,
      permissions: ['tokens.add'],
    });
    expect((await test.guest.get('/tokens')).status).toBe(403);
    expect((await owner.client.post('/tokens', {})).status).toBe(400);
    expect((await owner.client.post('/tokens', { name: ' ' })).status).toBe(422);
    const path = `/tokens/${(await owner.client.post('/tokens', { name: 'mine' })).body.accessTokenID}`;
    expect((await member.client.delete(path)).status).toBe(404);
    const { body: role } = await owner.client.post('/roles', {
      name: 'Maker of tokens',
      permissions: [{ type: 'global', permissions: { 'tokens.add': true } }],
    });
    await owner.client.patch(`/users/${member.userID}`, { roleID: [8, role.roleID] });
    expect((await member.client.post('/tokens', { name: 'own' })).status).toBe(201);
    expect((await member.client.get(path)).status).toBe(404);
    expect((await manager.client.get(path)).status).toBe(200);
    expect((await manager.client.delete(path)).status).toBe(204);
  });

  it('may be limited to parts of the API, and then open nothing else, nor other tokens', async () => {
    const { client, userID } = await signedIn(test, 'Limiter', 'administrator');
    const { body: resources } = await client.get('/tokens/resources');
    expect(resources).toContainEqual({ resource: 'discussions' });
    expect(resources).not.toContainEqual({ resource: 'tokens' });
    expect((await client.post('/tokens', { name: 'x', resources: ['nonsense'] })).status).toBe(422);
    expect((await client.post('/tokens', { name: 'x', resources: ['tokens'] })).status).toBe(422);
    const made = await client.post('/tokens', { name: 'reader of posts', resources: ['discussions'] });
    expect([made.status, made.body.resources]).toEqual([201, ['discussions']]);
    const program = test.client();
    program.bearer = made.body.accessToken;
    expect((await program.get('/discussions')).status).toBe(200);
    expect((await program.get('/users/me')).body).toMatchObject({ status: 403, code: 'token.scope' });
    expect((await program.get('/categories')).status).toBe(403);
    expect((await program.post('/tokens', { name: 'more' })).status).toBe(403);
    for (const path of ['/', '/discussions/feed.rss', '/api/docs']) {
      const headers = { authorization: `Bearer ${made.body.accessToken}` };
      expect([path, (await fetch(test.url + path, { headers })).status]).toEqual([path, 403]);
    }
    const all = await client.get('/access-tokens');
    expect(all.body).toContainEqual(
      expect.objectContaining({ name: 'reader of posts', userID, resources: ['discussions'] }),
    );
    const manager = await signedIn(test, 'Revoker', 'administrator');
    expect((await manager.client.delete(`/tokens/${made.body.accessTokenID}`)).status).toBe(204);
    const { body: log } = await manager.client.get('/audit-logs?limit=5');
    expect(log).toContainEqual(expect.objectContaining({ eventType: 'user.tokenRevoked' }));
  });

  it('may be for reading alone, and for a while', async () => {
    const { client, userID } = await signedIn(test, 'Careful', 'administrator');
    const dateExpires = '2199-01-01T00:00:00+00:00';
    const made = await client.post('/tokens', { name: 'reader', scopes: ['read'], dateExpires });
    expect(made.body).toMatchObject({ scopes: ['read'], dateExpires });
    const program = test.client();
    program.bearer = made.body.accessToken;
    expect((await program.get('/users/me')).body.userID).toBe(userID);
    expect((await program.post('/tokens', { name: 'more' })).body).toMatchObject({
      status: 403,
      code: 'token.scope',
    });
    for (const date of ['2001-01-01T00:00:00+00:00', 'tomorrow', ''])
      expect((await client.post('/tokens', { name: 'late', dateExpires: date })).status).toBe(422);
    expect((await client.post('/tokens', { name: 'x', scopes: ['all'] })).status).toBe(422);
    await test.site.database.execute(
      sql`update access_tokens set date_expires = now() where access_token_id = ${made.body.accessTokenID}`,
    );
    expect((await program.get('/users/me')).body.userID).toBe(0);
    expect((await client.get(`/tokens/${made.body.accessTokenID}`)).status).toBe(410);
    expect((await client.delete(`/tokens/${made.body.accessTokenID}`)).status).toBe(204);
  });

  it('are fifty at the most, however many are asked for at once', async () => {
    const { client } = await signedIn(test, 'Collector', 'administrator');
    const made = await Promise.all(
      Array.from({ length: 60 }, (_, at) => client.post('/tokens', { name: `number ${at}` })),
    );
    expect(made.filter((each) => each.status === 201)).toHaveLength(50);
    expect(made.find((each) => each.status !== 201)?.body.code).toBe('token.tooMany');
  });
});

describe('a role token', () => {
  it('is for members, ends after two minutes, and names nobody', async () => {
    const { client } = await signedIn(test, 'Framer', 'administrator');
    const { status, body } = await client.post('/tokens/roles');
    expect(status).toBe(201);
    const seconds = (Date.parse(body.expires) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(115);
    expect(seconds).toBeLessThanOrEqual(120);
    expect(Buffer.from(body.roleToken.split('.')[1], 'base64url').toString()).not.toMatch(/Framer|sub/);
    expect((await test.guest.post('/tokens/roles')).status).toBe(403);
  });

  it('opens no call that is about somebody, and none when it is changed or over', async () => {
    const { client } = await signedIn(test, 'Framed', 'administrator');
    const { roleToken } = (await client.post('/tokens/roles')).body;
    const getWith = (token: string, path = '/users/me') =>
      test.guest.get(`${path}?role-token=${encodeURIComponent(token)}`);
    expect((await getWith(roleToken)).body).toMatchObject({ status: 403, code: 'roleToken' });
    expect((await test.guest.post(`/tokens?role-token=${roleToken}`, { name: 'x' })).status).toBe(403);
    const [head, , signature] = roleToken.split('.');
    const claims = { roleIDs: [16], aud: 'roles', exp: 4_000_000_000 };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`;
    const key = await secretKey(test.site.database, 'role-tokens');
    const signed = (more: object) =>
      new SignJWT({ roleIDs: [16], ...more }).setProtectedHeader({ alg: 'HS256' }).sign(key);
    const past = { aud: 'roles', exp: Math.floor(Date.now() / 1000) - 1 };
    for (const wrong of [
      '',
      'nonsense',
      forged,
      unsigned,
      await signed(past),
      await signed({ aud: 'roles' }),
      await signed({ aud: 'else', exp: 4_000_000_000 }),
    ])
      expect((await getWith(wrong)).body).toMatchObject({ status: 401, code: 'roleToken.invalid' });
  });

  it('reads what its roles may read, though not as a member', async () => {
    const categoryID = test.privateCategoryID;
    const { discussionID } = await discussionBy(test.moderator.client, { categoryID });
    const { roleToken } = (await test.moderator.client.post('/tokens/roles')).body;
    const path = `/discussions/${discussionID}`;
    expect((await test.guest.get(path)).status).toBe(403);
    const answer = await test.guest.get(`${path}?role-token=${roleToken}`);
    expect(answer.body).toMatchObject({ discussionID, bookmarked: false });
    const own = (await test.member.client.post('/tokens/roles')).body.roleToken;
    expect((await test.guest.get(`${path}?role-token=${own}`)).status).toBe(403);
    const page = `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}&role-token=${roleToken}`;
    const shown = await test.guest.get(page);
    expect(shown.status).toBe(200);
    expect(shown.body.viewerState.me).toBeNull();
    const about = `discussionID=${discussionID}`;
    for (const list of ['discussions', 'categories', `comments?${about}`, 'tags', 'search?query=bees']) {
      const { status } = await test.guest.get(
        `/${list}${list.includes('?') ? '&' : '?'}role-token=${roleToken}`,
      );
      expect([list, status]).toEqual([list, 200]);
    }
  });
});
