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

const NEW_PASSWORD = 'silver otter 93 gondola';

describe('who may change whom', () => {
  it.each([
    ['guest', 'member', 403],
    ['member', 'member', 200],
    ['member', 'moderator', 403],
    ['moderator', 'member', 403],
    ['clerk', 'member', 200],
    ['clerk', 'moderator', 403],
    ['clerk', 'admin', 403],
    ['admin', 'member', 200],
    ['admin', 'moderator', 200],
    ['admin', 'admin', 200],
  ])('%s changes %s: %i', async (who, whom, status) => {
    const people: Record<string, TestMember> = { admin, moderator, member, clerk };
    const client = people[who]?.client ?? test.guest;
    expect((await client.patch(`/users/${people[whom]?.userID}`, { title: 'Gardener' })).status).toBe(status);
  });

  it('takes title, privacy and address display from oneself', async () => {
    const { body } = await member.client.patch('/users/$me', {
      title: 'Beekeeper',
      private: true,
      showEmail: true,
    });
    expect(body).toMatchObject({ title: 'Beekeeper', private: true, showEmail: true });
    const cleared = await member.client.patch('/users/$me', { title: '', private: false, showEmail: false });
    expect(cleared.body).not.toHaveProperty('title');
  });

  it('lets nobody raise themselves', async () => {
    const raised = await member.client.patch('/users/$me', { roleID: [16], emailConfirmed: false });
    expect(raised.status).toBe(403);
    // What no call knows is no property of a member.
    const { body } = await member.client.patch('/users/$me', { isAdmin: true, admin: 2 });
    expect(body).toMatchObject({ roleIDs: [8], emailConfirmed: true, isAdmin: false });
    const refused = await clerk.client.patch(`/users/${member.userID}`, { roleID: [8, 32] });
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0].message).toContain('Moderator');
  });

  it('gives and takes roles', async () => {
    const { userID } = await signedIn(test, 'Promoted');
    expect((await admin.client.patch(`/users/${userID}`, { roleID: [8, 32] })).body.roleIDs).toEqual([8, 32]);
    expect((await admin.client.patch(`/users/${userID}`, { roleID: [] })).status).toBe(422);
    expect((await admin.client.patch(`/users/${userID}`, { roleID: [777] })).status).toBe(422);
  });
});

describe('what asks for the password', () => {
  it('is one’s own name, address and password', async () => {
    const own = (await signedIn(test, 'Careful')).client;
    const missing = await own.patch('/users/$me', { email: 'other@example.org' });
    expect(missing.status).toBe(400);
    expect(missing.body.errors).toEqual([
      expect.objectContaining({ field: 'passwordConfirmation', code: 'missingField' }),
    ]);
    const wrong = await own.patch('/users/$me', { email: 'other@example.org', passwordConfirmation: 'nope' });
    expect(wrong.status).toBe(401);
    const right = await own.patch('/users/$me', {
      email: 'other@example.org',
      passwordConfirmation: PASSWORD,
    });
    expect(right.body).toMatchObject({ email: 'other@example.org', emailConfirmed: false });
    expect((await own.patch('/users/$me', { name: 'Careless', passwordConfirmation: PASSWORD })).status).toBe(
      403,
    );
    expect((await own.patch('/users/$me', { email: 'other@example.org' })).status).toBe(200);
  });

  it('stops guessing', async () => {
    const own = (await signedIn(test, 'Guesser')).client;
    const answers = [];
    for (let at = 0; at < 11; at++) {
      answers.push(
        (await own.patch('/users/$me', { password: NEW_PASSWORD, passwordConfirmation: `guess ${at}` }))
          .status,
      );
    }
    expect(answers).toEqual([...Array(10).fill(401), 429]);
  });

  it('is not another’s, for whoever manages members', async () => {
    const { userID, client } = await signedIn(test, 'Managed');
    const { status, body } = await admin.client.patch(`/users/${userID}`, {
      name: 'Renamed',
      password: NEW_PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.name).toBe('Renamed');
    expect((await client.get('/users/me')).body.userID).toBe(0);
    await test.client().signIn('Renamed', NEW_PASSWORD);
  });
});

describe('a new password', () => {
  it('ends every other session, and goes on with a new one', async () => {
    const { client, userID } = await signedIn(test, 'Changer');
    const thief = await test.client().signIn('Changer', PASSWORD);
    const answer = await client.patch('/users/$me', {
      password: NEW_PASSWORD,
      passwordConfirmation: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^parley=/);
    expect((await client.get('/users/me')).body.userID).toBe(userID);
    expect((await thief.get('/users/me')).body.userID).toBe(0);
    expect((await test.client().post('/sessions', { username: 'Changer', password: PASSWORD })).status).toBe(
      401,
    );
  });

  it('keeps to the rules', async () => {
    const { client } = await signedIn(test, 'Lazy');
    const { status, body } = await client.patch('/users/$me', {
      password: 'lazylazylazy',
      passwordConfirmation: PASSWORD,
    });
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe('password');
  });
});

describe('what a manager alone changes', () => {
  it('is refused to members, and done for managers', async () => {
    const { userID, client } = await signedIn(test, 'Patched');
    const managed = {
      bypassSpam: true,
      photo: 'https://example.org/p.png',
      banned: true,
      resetPassword: true,
    };
    const refused = await client.patch('/users/$me', { ...managed, suggestAnswers: false });
    expect([refused.status, refused.body.errors.map(({ field }: { field: string }) => field).sort()]).toEqual(
      [403, Object.keys(managed).sort()],
    );
    expect((await client.patch('/users/$me', { suggestAnswers: false })).body).toMatchObject({
      bypassSpam: false,
      photoUrl: '',
      banned: 0,
      hashMethod: 'argon2id',
      suggestAnswers: false,
    });
    const { body } = await admin.client.patch(`/users/${userID}`, {
      bypassSpam: true,
      photo: 'https://example.org/p.png',
      emailConfirmed: false,
    });
    expect(body).toMatchObject({
      bypassSpam: true,
      photoUrl: 'https://example.org/p.png',
      emailConfirmed: false,
    });
    expect((await admin.client.patch(`/users/${userID}`, { photo: 'javascript:alert(1)' })).status).toBe(422);
    expect((await admin.client.get(`/users/${userID}/edit`)).body).toMatchObject({
      bypassSpam: true,
      name: 'Patched',
    });
  });

  it('takes a password away and has another one chosen', async () => {
    const { userID, client } = await signedIn(test, 'Forgetful');
    const both = await admin.client.patch(`/users/${userID}`, {
      password: NEW_PASSWORD,
      resetPassword: true,
    });
    expect([both.status, both.body.errors[0].field]).toEqual([400, 'resetPassword']);
    const { body } = await admin.client.patch(`/users/${userID}`, { resetPassword: true });
    expect(body.hashMethod).toBe('Reset');
    expect((await client.get('/users/me')).body.userID).toBe(0);
    const job = await test.site.database.row(sql`
      select 1 from graphile_worker._private_jobs where payload::jsonb @> ${JSON.stringify({ userID })}::jsonb`);
    expect(job).toBeDefined();
  });

  it('keeps a member’s new address until it is confirmed', async () => {
    await admin.client.patch('/config', { 'registration.confirmEmail': true });
    const { userID, client, email } = await signedIn(test, 'Moving');
    const change = { email: 'moved@example.org', passwordConfirmation: PASSWORD };
    expect((await client.patch('/users/$me', change)).body).toMatchObject({
      email,
      pendingEmail: change.email,
    });
    const byManager = await admin.client.patch(`/users/${userID}`, { email: 'settled@example.org' });
    expect(byManager.body).toMatchObject({ email: 'settled@example.org', emailConfirmed: true });
    expect(byManager.body).not.toHaveProperty('pendingEmail');
    await admin.client.patch('/config', { 'registration.confirmEmail': false });
  });
});

describe('names and addresses', () => {
  it.each([
    [{ name: 'x' }, 422],
    [{ email: 'nowhere' }, 422],
    [{ password: 'short1' }, 422],
  ])('are held to the rules: %j', async (patch, status) => {
    const { status: answered, body } = await admin.client.patch(`/users/${member.userID}`, patch);
    expect([answered, body.errors[0].field]).toEqual([status, Object.keys(patch)[0]]);
  });

  it('stay as they are where members may not change addresses', async () => {
    const { userID, client } = await signedIn(test, 'Steady');
    await admin.client.patch('/config', { 'profile.editEmails': false });
    const change = { email: 'elsewhere@example.org', passwordConfirmation: PASSWORD };
    expect((await client.patch('/users/$me', change)).status).toBe(403);
    expect((await admin.client.patch(`/users/${userID}`, { email: 'set@example.org' })).status).toBe(200);
    await admin.client.patch('/config', { 'profile.editEmails': true });
  });

  it('stay one person’s', async () => {
    const { userID } = await signedIn(test, 'Unique');
    const name = await admin.client.patch(`/users/${userID}`, { name: 'MEMBER_ONE' });
    expect([name.status, name.body.errors[0].field]).toEqual([400, 'name']);
    const email = await admin.client.patch(`/users/${userID}`, { email: 'MEMBER_one@example.org' });
    expect([email.status, email.body.errors[0].field]).toEqual([400, 'email']);
    expect((await admin.client.patch(`/users/${userID}`, { name: 'UNIQUE' })).body.name).toBe('UNIQUE');
  });
});

describe('adding a member', () => {
  const person = { name: 'Added', email: 'added@example.org', password: PASSWORD };

  it('is for those who may', async () => {
    expect((await moderator.client.post('/users', person)).body).toMatchObject({
      status: 403,
      permissions: ['users.add'],
    });
    const { status, body } = await admin.client.post('/users', { ...person, roleID: [32] });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Added', roleIDs: [32], emailConfirmed: true });
    expect((await admin.client.post('/users', person)).status).toBe(400);
    const more = { bypassSpam: true, showEmail: true, photo: '/uploads/x.png', private: true };
    const second = { ...person, ...more, name: 'Added_2', email: 'added2@example.org' };
    expect((await admin.client.post('/users', second)).body).toMatchObject({
      bypassSpam: true,
      showEmail: true,
      private: true,
      photoUrl: `${test.url}/uploads/x.png`,
    });
    const { status: missing, body: refused } = await admin.client.post('/users', { name: 'No_mail' });
    expect([missing, refused.errors.map((each: { field: string }) => each.field)]).toEqual([
      400,
      ['email', 'password'],
    ]);
  });

  it('is refused to others, and what does not fit', async () => {
    for (const client of [test.guest, member.client, clerk.client])
      expect((await client.post('/users', person)).status).toBe(403);
    const add = (more: object) =>
      admin.client.post('/users', { ...person, name: 'Refused', email: 'refused@example.org', ...more });
    for (const [more, status] of [
      [{ name: 'two words' }, 422],
      [{ name: 'Member_one' }, 400],
      [{ email: 'no address' }, 422],
      [{ password: 'short1' }, 422],
      [{ photo: 'javascript:alert(1)' }, 422],
      [{ roleID: [777] }, 422],
      [{ roleID: [] }, 422],
    ] as const) {
      const { status: answered, body } = await add(more);
      expect([more, answered, body.errors[0].field]).toEqual([more, status, Object.keys(more)[0]]);
    }
    const permissions = [{ type: 'global', permissions: { 'users.add': true } }];
    const { roleID } = (await admin.client.post('/roles', { name: 'Adder', permissions })).body;
    await admin.client.patch(`/users/${clerk.userID}`, { roleID: [roleID] });
    const raised = { ...person, name: 'Raised', email: 'raised@example.org' };
    expect((await clerk.client.post('/users', { ...raised, roleID: [32] })).status).toBe(403);
    expect((await clerk.client.post('/users', { ...raised, roleID: [8] })).status).toBe(201);
  });
});
