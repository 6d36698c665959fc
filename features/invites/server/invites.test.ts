import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { jobsDone, mailsTo, mailTo } from '../../users/server/testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { invitesFeature } from '../invites.feature.ts';

let test: TestSite;
let boss: TestMember;
let host: TestMember;
beforeAll(async () => {
  test = await accountSite({ withJobs: true, more: [invitesFeature] });
  boss = await signedIn(test, 'Boss', 'administrator');
  host = await signedIn(test, 'Host');
  await boss.client.patch('/config', { 'registration.method': 'Invitation' });
});
afterAll(() => test.close());

const execute = (statement: ReturnType<typeof sql>) => test.site.database.execute(statement);
const invite = async (email: string, from = host) => (await from.client.post('/invites', { email })).body;

const join = (
  name: string,
  invitationCode: string | undefined,
  email = `${name.toLowerCase()}@example.org`,
) => test.client().post('/users/register', { name, email, password: PASSWORD, invitationCode });

describe('an invitation', () => {
  it('is sent by mail, with a link, for a week', async () => {
    const { status, body } = await host.client.post('/invites', { email: ' guest@example.org ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      inviteID: expect.any(Number),
      email: 'guest@example.org',
      code: expect.stringMatching(/^[\w-]{43}$/),
      insertUserID: host.userID,
      dateInserted: expect.any(String),
      acceptedUserID: null,
      dateAccepted: null,
      dateExpires: expect.any(String),
    });
    expect(Date.parse(body.dateExpires) - Date.parse(body.dateInserted)).toBe(7 * 24 * 3600_000);
    const mail = await mailTo(test, 'guest@example.org');
    expect(mail).toContain('Subject: Host invites you to Parley');
    expect(mail).toContain(`${test.url}/entry/registerinvitation/${body.code}`);
    expect((await host.client.get(`/invites/${body.inviteID}`)).body).toEqual(body);
    const stored = await test.site.database.row<{ row: string }>(
      sql`select i::text || encode(nonce, 'escape') as row from invites i where invite_id = ${body.inviteID}`,
    );
    expect(stored?.row).not.toContain(body.code);
  });

  it('is one row, however often it is sent; a lapsed one is renewed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => host.client.post('/invites', { email: 'twice@example.org' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => `${body.inviteID} ${body.code}`)).size).toBe(1);
    await jobsDone(test);
    expect(await mailsTo(test, 'twice@example.org')).toHaveLength(1);
    const first = answers[0]?.body;
    await execute(sql`update invites set date_expires = now() where invite_id = ${first.inviteID}`);
    const again = await invite('TWICE@example.org');
    expect(again.inviteID).toBe(first.inviteID);
    expect(again.code).not.toBe(first.code);
  });

  it('makes a member of the invited, whose address needs no further proof', async () => {
    await boss.client.patch('/config', { 'registration.confirmEmail': true });
    const { inviteID, code } = await invite('newcomer@example.org');
    const { status, body } = await join('Newcomer', code);
    expect(status).toBe(201);
    const member = await test.client().signIn('Newcomer', PASSWORD);
    expect((await member.get('/users/me')).body).toMatchObject({
      userID: body.userID,
      roleIDs: [8],
      emailConfirmed: true,
      inviteUserID: host.userID,
    });
    expect((await host.client.get(`/invites/${inviteID}`)).body).toMatchObject({
      acceptedUserID: body.userID,
      dateAccepted: expect.any(String),
    });
    await boss.client.patch('/config', { 'registration.confirmEmail': false });
    expect((await join('Second', code)).body.code).toBe('registration.wrongInvitation');
  });

  it('may be used from another address, which is not confirmed by it', async () => {
    const { code } = await invite('office@example.org');
    expect((await join('Homeworker', code)).status).toBe(201);
    const member = await test.client().signIn('Homeworker', PASSWORD);
    expect((await member.get('/users/me')).body.emailConfirmed).toBe(false);
  });

  it('is claimed by one of fifty, identical or not', async () => {
    const { code } = await invite('many@example.org');
    const letters = 'abcdefghjkmnopqrstuvwxyz';
    const names = [...letters].slice(0, 20).map((letter) => `Claimer_${letter}`);
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, () => join('Claimer', code)),
      ...names.map((name) => join(name, code)),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    const row = await test.site.database.row(
      sql`select count(*) as count from users where name like 'Claimer%'`,
    );
    expect(row).toEqual({ count: 1 });
  });

  it('stays good where what was sent with it was wrong', async () => {
    const { code } = await invite('clumsy@example.org');
    expect((await join('Host', code)).body.errors[0].field).toBe('name');
    expect((await join('x', code)).status).toBe(422);
    expect((await join('Clumsy', code)).status).toBe(201);
  });

  it('is needed, known, open, and from somebody who is there', async () => {
    expect((await join('Stranger', undefined)).body.errors).toEqual([
      expect.objectContaining({ field: 'invitationCode', code: 'missingField' }),
    ]);
    expect((await join('Stranger', 'guess')).body.code).toBe('registration.wrongInvitation');
    const lapsed = await invite('lapsed@example.org');
    await execute(sql`update invites set date_expires = now() where invite_id = ${lapsed.inviteID}`);
    expect((await join('Stranger', lapsed.code)).status).toBe(400);
    const outlaw = await signedIn(test, 'Outlaw');
    const { code } = await invite('friend@example.org', outlaw);
    await execute(sql`update users set banned = 1 where user_id = ${outlaw.userID}`);
    expect((await join('Friend', code)).status).toBe(400);
  });

  it('tells a member who is invited so, and the inviter nothing', async () => {
    const { acceptedUserID } = await invite('boss@example.org');
    expect(acceptedUserID).toBeNull();
    expect(await mailTo(test, 'boss@example.org')).toContain('you have an account already');
  });
});

describe('invitations', () => {
  it('are listed to their inviter alone, newest first, in pages', async () => {
    const lister = await signedIn(test, 'Lister');
    for (const at of [1, 2, 3]) await invite(`listed${at}@example.org`, lister);
    const { body, headers, statements } = await lister.client.get('/invites?limit=2');
    expect(body.map(({ email }: { email: string }) => email)).toEqual([
      'listed3@example.org',
      'listed2@example.org',
    ]);
    expect(headers.get('x-app-page-result-count')).toBe('3');
    expect((await lister.client.get('/invites?limit=30')).statements).toBe(statements);
    expect((await boss.client.get('/invites')).body).toEqual([]);
    expect((await lister.client.get('/invites?page=0')).status).toBe(422);
    expect((await test.guest.get('/invites')).status).toBe(403);
  });

  it('are seen and withdrawn by their inviter and by moderators', async () => {
    const moderator = await signedIn(test, 'Warden', 'moderator');
    const other = await signedIn(test, 'Other');
    const { inviteID, code } = await invite('withdrawn@example.org');
    const path = `/invites/${inviteID}`;
    for (const client of [test.guest, other.client]) {
      expect((await client.get(path)).status).toBe(403);
      expect((await client.delete(path)).status).toBe(403);
    }
    expect((await moderator.client.get(path)).status).toBe(200);
    expect((await moderator.client.delete(path)).status).toBe(204);
    expect((await host.client.get(path)).status).toBe(404);
    expect((await host.client.delete(path)).status).toBe(404);
    expect((await join('Withdrawn', code)).status).toBe(400);
    const own = await invite('own@example.org');
    expect((await host.client.delete(`/invites/${own.inviteID}`)).status).toBe(204);
  });

  it('are sent five times an hour by one member', async () => {
    const eager = await signedIn(test, 'Eager');
    Object.assign(test.site.options, { limitsRates: true });
    const answers = [];
    for (let at = 0; at < 6; at++)
      answers.push(await eager.client.post('/invites', { email: `eager${at}@example.org` }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(600);
    Object.assign(test.site.options, { limitsRates: false });
  });

  it('are sent by members, to addresses, where membership is by invitation', async () => {
    expect((await test.guest.post('/invites', { email: 'a@example.org' })).status).toBe(403);
    expect((await host.client.post('/invites', {})).status).toBe(400);
    expect((await host.client.post('/invites', { email: 'no address' })).status).toBe(422);
    await boss.client.patch('/config', { 'registration.method': 'Basic' });
    const { status, body } = await host.client.post('/invites', { email: 'a@example.org' });
    expect([status, body.code]).toEqual([400, 'invite.closed']);
  });
});
