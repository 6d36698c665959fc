import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { PASSWORD, signedIn } from '../testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite();
});
afterAll(() => test.close());

const signIn = (username: string, password = PASSWORD, more: object = {}) =>
  test.client().post('/sessions', { username, password, ...more });

describe('signing in', () => {
  it('takes the name or the e-mail address, in any case', async () => {
    const { userID } = await signedIn(test, 'Imre');
    for (const username of ['Imre', 'IMRE', 'imre@example.org', 'Imre@Example.org']) {
      const { status, body } = await signIn(username);
      expect(status).toBe(201);
      expect(body).toMatchObject({ userID, name: 'Imre' });
    }
  });

  it('sets a cookie that scripts cannot read, for this browser session or for 30 days', async () => {
    await signedIn(test, 'Cookie');
    const brief = (await signIn('Cookie')).headers.getSetCookie()[0] ?? '';
    expect(brief).toMatch(/^parley=[\w-]{43}; /);
    expect(brief).toContain('HttpOnly');
    expect(brief).toContain('SameSite=Lax');
    expect(brief).toContain('Path=/');
    expect(brief).not.toMatch(/Max-Age|Domain|Secure/i);
    const lasting = (await signIn('Cookie', PASSWORD, { persist: true })).headers.getSetCookie()[0];
    expect(lasting).toContain(`Max-Age=${30 * 24 * 3600}`);
  });

  it('stores the token as a hash alone', async () => {
    await signedIn(test, 'Hashed');
    const token = /^parley=([^;]+)/.exec((await signIn('Hashed')).headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    const rows = await test.site.database.rows<{ token_hash: Buffer }>(sql`select token_hash from sessions`);
    expect(token).not.toBe('');
    expect(rows.some((row) => row.token_hash.toString().includes(token))).toBe(false);
  });

  it('answers the same for a wrong password, an unknown name and a member without credentials', async () => {
    await signedIn(test, 'Wrong');
    await test.site.database.execute(sql`insert into users (name, name_key) values ('Imported', 'imported')`);
    const answers = [
      await signIn('Wrong', 'not the password'),
      await signIn('NoSuchName'),
      await signIn('Imported'),
      await signIn('System'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect({ ...body, requestID: undefined }).toEqual({ ...answers[0]?.body, requestID: undefined });
    }
  });

  it('does not count those who know their password', async () => {
    await signedIn(test, 'Frequent');
    await test.site.database.execute(sql`delete from sign_in_attempts`);
    for (let at = 0; at < 12; at++) expect((await signIn('Frequent')).status).toBe(201);
    const row = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from sign_in_attempts`,
    );
    expect(row?.count).toBe(0);
  });

  it('tells a banned member so, only with the right password', async () => {
    const { userID } = await signedIn(test, 'Banned');
    await test.site.database.execute(sql`update users set banned = 1 where user_id = ${userID}`);
    expect((await signIn('Banned', 'wrong')).body.code).toBe('session.wrongCredentials');
    expect((await signIn('Banned')).body.code).toBe('session.banned');
  });
});

describe('a session', () => {
  it('ends at the sign-out, the cookie with it', async () => {
    const { client } = await signedIn(test, 'Leaver');
    const cookie = (await client.get('/users/me')).body.userID;
    expect(cookie).toBeGreaterThan(1);
    const gone = await client.delete('/sessions/current');
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie()[0]).toMatch(/^parley=;.*Max-Age=0/);
    expect((await client.get('/users/me')).body.userID).toBe(0);
  });

  it('ends after 30 days without use, and moves on while it is used', async () => {
    const { client, userID } = await signedIn(test, 'Slider');
    await test.site.database.execute(sql`
      update sessions set date_inserted = now() - interval '20 days', date_expires = now() + interval '10 days' where user_id = ${userID}`);
    expect((await client.get('/users/me')).body.userID).toBe(userID);
    const row = await test.site.database.row<{ days: number }>(sql`
      select round(extract(epoch from date_expires - now()) / 86400)::int as days from sessions where user_id = ${userID}`);
    expect(row?.days).toBe(30);
    await test.site.database.execute(
      sql`update sessions set date_expires = now() - interval '1 second' where user_id = ${userID}`,
    );
    expect((await client.get('/users/me')).body.userID).toBe(0);
  });

  it('never outlives 90 days', async () => {
    const { client, userID } = await signedIn(test, 'Ancient');
    await test.site.database.execute(sql`
      update sessions set date_inserted = now() - interval '89 days', date_updated = now() - interval '1 day' where user_id = ${userID}`);
    await client.get('/users/me');
    const row = await test.site.database.row<{ days: number }>(sql`
      select round(extract(epoch from date_expires - now()) / 86400)::int as days from sessions where user_id = ${userID}`);
    expect(row?.days).toBe(1);
  });

  it('is listed and ended by its owner; others’ by moderators', async () => {
    const { client, userID } = await signedIn(test, 'Lister');
    const other = await signedIn(test, 'Stranger');
    const moderator = await signedIn(test, 'Warden', 'moderator');
    await signIn('Lister');
    const { body } = await client.get(`/sessions?userID=$me&filter=valid`);
    expect(body).toHaveLength(2);
    expect(body.map((each: { isCurrent: boolean }) => each.isCurrent)).toEqual([false, true]);
    expect(body[0]).toMatchObject({ userID, dateUpdated: null, userAgent: 'node' });
    expect((await client.get('/sessions?userID=$me&filter=invalid')).body).toEqual([]);
    expect((await client.get('/sessions')).status).toBe(400);
    expect((await client.get('/sessions?userID=$me&filter=old')).status).toBe(422);
    expect((await test.guest.get(`/sessions?userID=${userID}`)).status).toBe(403);
    expect((await moderator.client.get('/sessions?userID=999999')).status).toBe(404);
    expect((await moderator.client.get(`/sessions?userID=${userID}`)).body[0]).not.toHaveProperty(
      'userAgent',
    );
    expect((await other.client.get(`/sessions?userID=${userID}`)).status).toBe(403);
    expect((await other.client.delete(`/sessions?userID=${userID}`)).status).toBe(403);
    expect((await moderator.client.get(`/sessions?userID=${userID}`)).body).toHaveLength(2);
    expect((await client.delete(`/sessions?userID=${userID}&sessionID=${body[0].sessionID}`)).status).toBe(
      204,
    );
    expect((await client.delete(`/sessions?userID=${userID}&sessionID=${body[0].sessionID}`)).status).toBe(
      404,
    );
    expect((await moderator.client.delete(`/sessions?userID=${userID}`)).status).toBe(204);
    expect((await client.get('/users/me')).body.userID).toBe(0);
  });

  it('ends for all but the browser that asks, and for nobody of higher rank', async () => {
    const { client, userID } = await signedIn(test, 'Thrifty', 'administrator');
    const second = await test.client().signIn('Thrifty', PASSWORD);
    const moderator = await signedIn(test, 'Usher', 'moderator');
    expect((await moderator.client.delete(`/sessions?userID=${userID}`)).body.code).toBe('user.outranked');
    expect((await client.delete('/sessions?userID=$me&exceptCurrent=true')).status).toBe(204);
    expect((await second.get('/users/me')).body.userID).toBe(0);
    expect((await client.get('/users/me')).body.userID).toBe(userID);
  });

  it('is a new one at each sign-in; the one before ends with it', async () => {
    const { client, userID } = await signedIn(test, 'Renewer');
    const [before] = client.cookies;
    await client.signIn('Renewer', PASSWORD);
    expect(client.cookies[0]?.value).not.toBe(before?.value);
    expect((await client.get(`/sessions?userID=${userID}`)).body).toHaveLength(1);
  });

  it('acts only for our own pages', async () => {
    const { client } = await signedIn(test, 'Forged');
    const foreign = await client.call('DELETE', '/sessions/current', undefined, {
      origin: 'https://elsewhere.example',
    });
    expect(foreign.status).toBe(403);
    expect((await client.get('/users/me')).body.name).toBe('Forged');
  });
});
