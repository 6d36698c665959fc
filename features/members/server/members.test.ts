import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { MemberDetail, MemberList } from '../members.contract.ts';

const test = communityOfFile();

async function listed(client: TestClient, query: string): Promise<MemberList> {
  const { status, body } = await client.get(`/members?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
}

const namesIn = ({ members }: MemberList) => members.map(({ name }) => name);

async function detail(client: TestClient, userID: number): Promise<MemberDetail> {
  const { status, body } = await client.get(`/members/${userID}`);
  expect(status).toBe(200);
  return body;
}

const partOf = ({ parts }: MemberDetail, id: string) => parts.find((part) => part.id === id);

/** Some more, all alike. */
async function bees(count: number, columns = sql`email_confirmed`, values = sql`true`): Promise<number[]> {
  const rows = await test.site.database.rows<{ user_id: number }>(sql`
    insert into users (name, name_key, email, email_key, ${columns})
    select 'Bee ' || name, 'bee ' || name, name || '@hive.example', name || '@hive.example', ${values}
    from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint || '-' || n as name
      from generate_series(1, ${count}) n) names
    returning user_id`);
  await test.site.database.execute(sql`
    insert into user_roles (user_id, role_id)
    select user_id, role_id from unnest(${rows.map((row) => row.user_id)}::int[]) user_id, roles where type = 'member'`);
  return rows.map((row) => row.user_id);
}

it('goes through all of them page by page, in every order, each once', async () => {
  await bees(7);
  const all = await test.site.database.row<{ total: number }>(
    sql`select count(*)::int as total from users where date_deleted is null and admin < 2`,
  );
  for (const sort of ['name', 'dateInserted', 'dateLastActive', 'countPosts', 'points'])
    for (const direction of ['asc', 'desc']) {
      const seen: number[] = [];
      let after = '';
      do {
        const page = await listed(test.admin.client, `sort=${sort}&direction=${direction}&limit=3${after}`);
        if (after === '') expect(page.total).toEqual({ value: all?.total, isMore: false });
        seen.push(...page.members.map(({ userID }) => userID));
        after = page.next ? `&after=${encodeURIComponent(page.next)}` : '';
      } while (after !== '');
      expect([sort, direction, new Set(seen).size, seen.length]).toEqual([
        sort,
        direction,
        all?.total,
        all?.total,
      ]);
    }
  for (const after of ['x', '1', '1.eA', `1.${Buffer.from("2024-01-01'").toString('base64url')}`])
    expect((await test.admin.client.get(`/members?sort=dateInserted&after=${after}`)).status).toBe(422);
});

it('finds by name, number, address and network address', async () => {
  const [beeID = 0] = await bees(1);
  await test.site.database.execute(
    sql`update users set name = 'Öland', name_key = 'öland', email = 'o@isle.example', email_key = 'o@isle.example',
      last_ip_address = '203.0.113.7' where user_id = ${beeID}`,
  );
  const { client } = test.admin;
  for (const query of ['LAND', `%23${beeID}`, 'o@isle', '@isle.example', '203.0.113.7'])
    expect(namesIn(await listed(client, `query=${query}`))).toEqual(['Öland']);
  expect(namesIn(await listed(client, 'query=no%25such'))).toEqual([]);
  const found = await client.get('/dashboard/find?query=öland');
  expect(JSON.stringify(found.body)).toContain(`/dashboard/members/${beeID}`);
});

it('filters by role, state and dates', async () => {
  const { client } = test.admin;
  const [bannedID = 0] = await bees(1);
  await client.put(`/users/${bannedID}/ban`, { banned: true, reason: 'Stings.' });
  const [unconfirmedID = 0] = await bees(1, sql`email_confirmed`, sql`false`);
  const ids = async (query: string) => (await listed(client, query)).members.map(({ userID }) => userID);
  expect(await ids('state=banned')).toEqual([bannedID]);
  expect(await ids('state=unconfirmed')).toContain(unconfirmedID);
  expect(await ids('state=unconfirmed')).not.toContain(bannedID);
  expect(await ids('state=staff')).toContain(test.moderator.userID);
  expect(await ids('state=staff')).not.toContain(test.member.userID);
  await test.site.database.execute(
    sql`update users set date_inserted = '2020-05-05', date_last_active = '2021-01-01' where user_id = ${unconfirmedID}`,
  );
  expect(await ids('dateInserted=<2021-01-01')).toEqual([unconfirmedID]);
  expect(await ids('dateLastActive=[2020-12-31,2021-01-02]')).toEqual([unconfirmedID]);
  const roles = (await client.get('/roles')).body as { roleID: number; type: string }[];
  const moderators = roles.find(({ type }) => type === 'moderator');
  expect(await ids(`roleID=${moderators?.roleID}`)).toEqual([test.moderator.userID]);
  expect((await client.get('/members?roleID=999')).status).toBe(400);
  expect((await client.get('/members?state=nosuch')).status).toBe(422);
  const row = (await listed(client, 'state=banned')).members[0];
  expect(row).toMatchObject({ states: expect.arrayContaining(['banned', 'new']) });
  expect(row?.email).toMatch(/^\d{1,3}•••@hive\.example$/);
});

it('tells warned members apart, by the add-on that warns', async () => {
  const [warnedID = 0] = await bees(1);
  const types = (await test.admin.client.get('/warning-types')).body as {
    warningTypeID: number;
    name: string;
  }[];
  const warned = await test.admin.client.post('/user-notes/warnings', {
    ...{ userID: warnedID, body: 'Do not sting.', format: 'text' },
    warningTypeID: types[1]?.warningTypeID,
  });
  expect(warned.status).toBe(201);
  expect((await listed(test.admin.client, 'state=warned')).members.map(({ userID }) => userID)).toEqual([
    warnedID,
  ]);
  const part = partOf(await detail(test.admin.client, warnedID), 'warnings');
  expect(part?.lines).toHaveLength(1);
  expect(part?.lines[0]?.text).toContain(types[1]?.name);
});

it('shows of one member what staff may know, and moderators less than administrators', async () => {
  const { userID } = test.member;
  await test.admin.client.post('/user-notes/notes', { userID, body: 'Knows bees.', format: 'text' });
  const own = await detail(test.admin.client, userID);
  expect(own.parts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['facts', 'roles', 'content', 'notes', 'warnings', 'reports', 'sessions']),
  );
  expect(own.parts.filter(({ isFailed }) => isFailed)).toEqual([]);
  expect(partOf(own, 'notes')?.lines[0]).toMatchObject({ text: 'Knows bees.' });
  expect(partOf(own, 'sessions')?.count).toBeGreaterThan(0);
  expect(own.actions).toEqual({ edit: true, ban: true, delete: true, endSessions: true, showEmail: true });
  const seen = await detail(test.moderator.client, userID);
  expect(seen.actions).toMatchObject({ edit: false, ban: false, delete: false });
  expect(partOf(seen, 'tokens')).toBeUndefined();
  expect(partOf(seen, 'sessions')?.lines[0]?.text).toBe('A browser');
  expect((await test.admin.client.get('/members/1')).status).toBe(404);
  expect((await test.member.client.get(`/members/${userID}`)).status).toBe(403);
  expect((await test.guest.get('/members')).status).toBe(403);
});

it('says who gave a role', async () => {
  const [userID = 0] = await bees(1);
  const roles = (await test.admin.client.get('/roles')).body as {
    roleID: number;
    type: string;
    name: string;
  }[];
  const moderator = roles.find(({ type }) => type === 'moderator');
  await test.admin.client.patch('/users/bulk-role-assignment', {
    userIDs: [userID],
    addRoleIDs: [moderator?.roleID],
  });
  const lines = partOf(await detail(test.admin.client, userID), 'roles')?.lines ?? [];
  expect(lines.find(({ text }) => text === moderator?.name)?.note).toBe(`given by ${test.admin.name}`);
});

it('shows a whole address at a press, and notes that in the audit log', async () => {
  const { userID } = test.member;
  const { body } = await test.admin.client.post(`/members/${userID}/email`);
  expect(body.email).toMatch(/^[^•]+@/);
  const log = await test.admin.client.get(`/audit-logs?recordType=user&recordID=${userID}&limit=1`);
  expect(log.body[0].eventType).toBe('user.emailShown');
});

it('bans, confirms, writes to and deletes many, and says which it left alone', async () => {
  const { client } = test.admin;
  const [one = 0, two = 0] = await bees(2, sql`email_confirmed`, sql`false`);
  const banned = await client.patch('/members/ban', {
    ...{ userIDs: [one, two, 999_999, test.admin.userID], banned: true, reason: 'Stings.' },
  });
  expect(banned.body.progress).toMatchObject({ successIDs: [one, two] });
  expect(banned.body.progress.failedIDs).toEqual(expect.arrayContaining([999_999, test.admin.userID]));
  expect((await listed(client, 'state=banned')).members.map(({ userID }) => userID)).toEqual(
    expect.arrayContaining([one, two]),
  );
  await client.patch('/members/ban', { userIDs: [one, two], banned: false });
  const confirmed = await client.patch('/members/confirm-email', { userIDs: [one, two] });
  expect(confirmed.body.progress.successIDs).toEqual([one, two]);
  expect((await detail(client, one)).emailConfirmed).toBe(true);
  const sent = await client.post('/members/message', {
    userIDs: [test.member.userID, one],
    body: 'Welcome.',
  });
  expect(sent.body.progress.successIDs).toEqual([test.member.userID, one]);
  const inbox = await test.member.client.get('/conversations');
  expect(inbox.body[0].body ?? JSON.stringify(inbox.body[0])).toContain('Welcome.');
  const deleted = await client.delete('/members', { userIDs: [two, test.admin.userID] });
  expect(deleted.body.progress).toMatchObject({ successIDs: [two], failedIDs: [test.admin.userID] });
  expect((await client.get(`/members/${two}`)).status).toBe(404);
});

it('finds those in a state that few are in without asking everybody, each once', async () => {
  const ids = await bees(3000);
  const { database } = test.site;
  const [first = 0, second = 0] = ids;
  await database.execute(sql`
    insert into user_roles (user_id, role_id)
    select ${first}::int, role_id from roles where type in ('applicant', 'moderator')
    union all select ${second}::int, role_id from roles where type in ('moderator', 'administrator')`);
  await database.execute(sql`analyze users, user_roles`);
  const state = (id: string, order = '') => listed(test.admin.client, `state=${id}&limit=100${order}`);
  expect((await state('applicant')).members.map(({ userID }) => userID)).toEqual([first]);
  const staff = (await state('staff', '&sort=name')).members.map(({ userID }) => userID);
  expect(staff.filter((id) => ids.includes(id)).sort()).toEqual([first, second].sort());
  expect(new Set(staff).size).toBe(staff.length);
  expect((await state('staff')).members.every(({ states }) => states.includes('staff'))).toBe(true);
  for (const id of ['applicant', 'staff'])
    expect([id, (await rowsReadBy(database, () => state(id))) < 1500]).toEqual([id, true]);
});

it('shows nobody in a state of an add-on that is switched off, and refuses what is no state', async () => {
  await test.admin.client.patch('/addons/warnings', { enabled: false });
  expect((await listed(test.admin.client, 'state=warned')).members).toEqual([]);
  await test.admin.client.patch('/addons/warnings', { enabled: true });
  expect((await test.admin.client.get('/members?state=asleep')).status).toBe(422);
});
