import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from './testing/account-site.ts';
import { PASSWORD, signedIn, type TestMember } from './testing/members.ts';

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;
/** May edit members, and ranks no higher than a member. */
let clerk: TestMember;

beforeAll(async () => {
  test = await accountSite();
  admin = await signedIn(test, 'Admin_one', 'administrator');
  moderator = await signedIn(test, 'Moderator_one', 'moderator');
  member = await signedIn(test, 'Member_one');
  clerk = await signedIn(test, 'Clerk');
  const { body } = await admin.client.post('/roles', {
    name: 'Clerk',
    permissions: [{ type: 'global', permissions: { 'users.edit': true } }],
  });
  await admin.client.patch(`/users/${clerk.userID}`, { roleID: [body.roleID] });
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
      expect(answer.body).toEqual({ banned: true });
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
