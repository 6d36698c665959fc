import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from '../testing/members.ts';
import { staffOf } from '../testing/staff.ts';

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
let clerk: TestMember;

beforeAll(async () => {
  test = await accountSite();
  ({ admin, moderator, member, clerk } = await staffOf(test));
});
afterAll(() => test.close());

describe('a ban', () => {
  it.each([
    ['guest', 'member', 403],
    ['member', 'other', 403],
    ['clerk', 'member', 403],
    ['moderator', 'moderator', 403],
    ['moderator', 'admin', 403],
    ['moderator', 'other', 200],
    ['admin', 'moderator', 200],
    ['admin', 'admin', 403],
  ])('by %s of %s: %i', async (who, whom, status) => {
    const other = await signedIn(test, `Of_${who}_${whom}`);
    const people: Record<string, TestMember> = { admin, moderator, member, clerk, other };
    const client = people[who]?.client ?? test.guest;
    const answer = await client.put(`/users/${people[whom]?.userID}/ban`, { banned: true });
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.body).toEqual({ banned: true, reason: '', dateExpires: null });
      await admin.client.put(`/users/${people[whom]?.userID}/ban`, { banned: false });
    }
  });

  it('shuts out at once, says so, and lets sign out', async () => {
    const { userID, client } = await signedIn(test, 'Rowdy', 'moderator');
    expect((await admin.client.put(`/users/${userID}/ban`)).status).toBe(400);
    expect((await admin.client.put('/users/999999/ban', { banned: true })).status).toBe(404);
    await admin.client.put(`/users/${userID}/ban`, { banned: true });
    for (const path of ['/users', '/roles', `/users/${member.userID}`, '/sessions?userID=$me']) {
      const { status, body } = await client.get(path);
      expect([path, status, body.message]).toEqual([path, 401, 'This account is banned.']);
    }
    expect((await client.patch('/users/$me', { title: 'x' })).status).toBe(401);
    expect((await client.get('/users/me')).body).toMatchObject({ userID, banned: 1, permissions: [] });
    expect((await client.delete('/sessions/current')).status).toBe(204);
    expect((await client.post('/sessions', { username: 'Rowdy', password: PASSWORD })).body.code).toBe(
      'session.banned',
    );
  });

  it('given twenty times at once is one ban', async () => {
    const { userID } = await signedIn(test, 'Twenty');
    const calls = Array.from({ length: 20 }, () =>
      admin.client.put(`/users/${userID}/ban`, { banned: true }),
    );
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
    const row = await test.site.database.row<{ count: number }>(sql`
      select count(*) as count from events where type = 'user.banned' and (payload->>'userID')::int = ${userID}`);
    expect(row?.count).toBe(1);
  });

  it('leaves no session behind when it is lifted, by either call', async () => {
    const { userID, client } = await signedIn(test, 'Calmed');
    expect((await admin.client.patch(`/users/${userID}`, { banned: true })).body.banned).toBe(1);
    expect((await clerk.client.patch(`/users/${userID}`, { banned: false })).status).toBe(403);
    expect((await admin.client.patch(`/users/${userID}`, { banned: false })).body.banned).toBe(0);
    expect((await client.get('/users/me')).body.userID).toBe(0);
    await test.client().signIn('Calmed', PASSWORD);
    const events = await test.site.database.rows<{ type: string }>(sql`
      select type from events where type like 'user.%banned' and (payload->>'userID')::int = ${userID} order by event_id`);
    expect(events.map(({ type }) => type)).toEqual(['user.banned', 'user.unbanned']);
  });
});

describe('roles for many', () => {
  const bulk = (body: object, client = admin.client) => client.patch('/users/bulk-role-assignment', body);

  it('come and go, each member by themselves', async () => {
    const [one, two] = [await signedIn(test, 'Bulk_one'), await signedIn(test, 'Bulk_two', 'moderator')];
    const userIDs = [one.userID, two.userID, 999999];
    const added = await bulk({ userIDs, addRoleIDs: [8, 32] });
    expect(added.status).toBe(404);
    expect(added.body).toMatchObject({
      progress: {
        successIDs: [one.userID, two.userID],
        failedIDs: [999999],
        exceptionsByID: { 999999: { message: 'User not found.', status: 404 } },
        countTotalIDs: 3,
      },
      callbackPayload: null,
    });
    const removed = await bulk({ userIDs: userIDs.slice(0, 2), removeRoleIDs: [8] });
    expect([removed.status, removed.body.progress.failedIDs]).toEqual([200, []]);
    expect((await admin.client.get(`/users/${one.userID}`)).body.roleIDs).toEqual([32]);
    const last = { userIDs: [one.userID], removeRoleIDs: [32] };
    expect((await bulk(last)).body.progress.exceptionsByID[one.userID].status).toBe(400);
    expect((await bulk({ ...last, addReplacementRoleIDs: [8] })).status).toBe(200);
    expect((await admin.client.get(`/users/${one.userID}`)).body.roleIDs).toEqual([8]);
  });

  it('come and go in steps, or in the background', async () => {
    const userIDs = [admin.userID, moderator.userID, member.userID];
    const run = (query: string) =>
      admin.client.patch(`/users/bulk-role-assignment?${query}`, { userIDs, addRoleIDs: [8] });
    const step = await run('longRunnerTimeout=0');
    expect([step.status, step.body]).toMatchObject([
      408,
      { progress: { successIDs: [admin.userID], countTotalIDs: 3 }, callbackPayload: expect.any(String) },
    ]);
    expect(await run('longRunnerMode=async')).toMatchObject({
      status: 202,
      body: { jobTrackingID: expect.any(String), trackingUserID: admin.userID, status: 'received' },
    });
  });

  it('are refused where nothing is asked for, to whoever may not, and of those above', async () => {
    const userIDs = [member.userID];
    const nothing = await bulk({ userIDs });
    expect([nothing.status, nothing.body.errors[0].code]).toEqual([400, 'missingField']);
    expect((await bulk({ addRoleIDs: [8] })).status).toBe(400);
    expect((await bulk({ userIDs, addRoleIDs: [777] })).status).toBe(422);
    expect((await bulk({ userIDs, addRoleIDs: [8] }, moderator.client)).status).toBe(403);
    expect((await bulk({ userIDs, addRoleIDs: [8] }, test.guest)).status).toBe(403);
    expect((await bulk({ userIDs, addRoleIDs: [32] }, clerk.client)).status).toBe(403);
    const above = await bulk({ userIDs: [moderator.userID], addRoleIDs: [8] }, clerk.client);
    expect(above.body.progress.exceptionsByID[moderator.userID].status).toBe(403);
  });
});

describe('one’s own name and address', () => {
  it('are changed with the password, by whoever may; without one nothing is asked', async () => {
    const { client, userID } = await signedIn(test, 'Renamer');
    const permissions = [{ type: 'global', permissions: { 'profile.editusernames': true } }];
    const { body: role } = await admin.client.post('/roles', { name: 'Renamers', permissions });
    await admin.client.patch(`/users/${userID}`, { roleID: [8, role.roleID] });
    const rename = (name: string, passwordConfirmation?: string) =>
      client.patch('/users/$me', { name, passwordConfirmation });
    expect((await rename('Anew')).body.errors[0]).toMatchObject({
      field: 'passwordConfirmation',
      status: 400,
    });
    expect((await rename('Anew', 'not it at all')).status).toBe(401);
    expect((await rename('Anew', PASSWORD)).body.name).toBe('Anew');
    await test.site.database.execute(sql`update users set password_hash = null where user_id = ${userID}`);
    expect((await rename('Again')).body).toMatchObject({ name: 'Again', hashMethod: 'Reset' });
    expect((await client.patch('/users/$me', { email: 'again@example.org' })).body.email).toBe(
      'again@example.org',
    );
  });
});

describe('the list of members, narrowed and put in order', () => {
  let range: string;
  beforeAll(async () => {
    const rows = await test.site.database.rows<{ user_id: number }>(sql`
      insert into users (name, name_key, email, email_key, email_confirmed, date_inserted, date_updated, date_last_active,
        last_ip_address, insert_ip_address, banned, points)
      values
        ('Fay', 'fay', 'fay@one.example', 'fay@one.example', true, '2020-01-01', '2021-01-01', '2022-01-01',
          '192.0.2.7', null, 0, 1),
        ('Gil', 'gil', 'gil@two.example', 'gil@two.example', false, '2020-02-01', '2021-02-01', '2022-02-01',
          '192.0.3.9', '2001:db8::1', 1, 3),
        ('Hal', 'hal', 'hal@sub.one.example', 'hal@sub.one.example', true, '2020-03-01', null, '2022-03-01',
          null, null, 0, 2)
      returning user_id`);
    range = `userID=[${rows[0]?.user_id},${rows[2]?.user_id}]`;
  });

  it.each([
    ['dateInserted=2020-01-01', 'Fay'],
    ['dateInserted=[2020-01-15,2020-03-01]', 'Gil Hal'],
    ['dateUpdated=>2021-01-15', 'Gil'],
    ['dateLastActive=<2022-02-15', 'Fay Gil'],
    ['emailConfirmed=false', 'Gil'],
    ['isBanned=true', 'Gil'],
    ['isBanned=0', 'Fay Hal'],
    ['ipAddresses=192.0.2.7', 'Fay'],
    ['ipAddresses[]=192.0.*&ipAddresses[]=192.0.2.7', 'Fay Gil'],
    ['ipAddresses=2001:db8:*', 'Gil'],
    ['query=192.0.3.9', 'Gil'],
    ['query=a', 'Fay Hal'],
    ['name=hal', 'Hal'],
    ['email=FAY@one.example', 'Fay'],
    ['emailDomain=one.example', 'Fay'],
    ['roleIDs=8', ''],
    ['sort=name', 'Fay Gil Hal'],
    ['sort=-name', 'Hal Gil Fay'],
    ['sort=dateInserted', 'Fay Gil Hal'],
    ['sort=-dateInserted', 'Hal Gil Fay'],
    ['sort=dateLastActive', 'Fay Gil Hal'],
    ['sort=-dateLastActive', 'Hal Gil Fay'],
    ['sort=points', 'Fay Hal Gil'],
    ['sort=-points', 'Gil Hal Fay'],
    ['sort=-userID&limit=2', 'Hal Gil'],
    ['limit=2&page=2', 'Hal'],
    ['limit=5000&page=9', ''],
  ])('by %s', async (query, names) => {
    const { status, body } = await admin.client.get(`/users?${range}&${query}`);
    expect([status, body.map((each: { name: string }) => each.name).join(' ')]).toEqual([200, names]);
  });

  it.each([
    'email=fay@one.example',
    'emailDomain=one.example',
    'emailConfirmed=true',
    'ipAddresses=192.0.2.7',
  ])('by %s for full viewers alone', async (query) => {
    for (const client of [test.guest, member.client])
      expect((await client.get(`/users?${query}`)).body).toMatchObject({
        status: 403,
        permissions: ['personalInfo.view'],
      });
  });

  it.each([
    ['dateInserted=2020-01-01&dateUpdated=2020-01-01', 'dateInserted'],
    ['dateUpdated=2020-01-01&roleID=8', 'dateInserted'],
    ['ipAddresses=house', 'ipAddresses'],
    ['userID=[5,1]', 'userID'],
    ['roleIDs=8,999', 'roleID'],
    ['dateLastActive=[,]', 'dateLastActive'],
  ])('not by %s', async (query, field) => {
    const { body } = await admin.client.get(`/users?${query}`);
    expect([body.status, body.errors[0].field]).toEqual([query.includes('[') ? 400 : 422, field]);
  });
});
