// Back in by mail: the address confirmed, the password replaced. Nothing reveals to an unauthenticated user whether there is an account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { removeExpired } from '../../../../platform/server/jobs/expiry.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { jobsDone, mailsTo, mailTo } from '../testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../testing/members.ts';

const NEW_PASSWORD = 'copper lantern 12 meadow';

let test: TestSite;
let boss: TestMember;
beforeAll(async () => {
  test = await accountSite({ withJobs: true });
  boss = await signedIn(test, 'Boss', 'administrator');
});
afterAll(() => test.close());

const settings = (changed: Record<string, unknown>) => boss.client.patch('/config', changed);
const execute = (statement: ReturnType<typeof sql>) => test.site.database.execute(statement);
const requestPassword = (email: unknown) => test.guest.post('/users/request-password', { email });

async function resetLink(email: string): Promise<{ userID: string; code: string }> {
  const before = (await mailsTo(test, email)).length;
  expect((await requestPassword(email)).status).toBe(201);
  await jobsDone(test);
  const mails = await mailsTo(test, email);
  expect(mails).toHaveLength(before + 1);
  const [, userID = '', code = ''] = /\/entry\/passwordreset\/(\d+)\/([\w-]+)/.exec(mails.at(-1) ?? '') ?? [];
  return { userID, code };
}

const reset = ({ userID, code }: { userID: string | number; code: string }, password = NEW_PASSWORD) =>
  test.client().post(`/users/${userID}/reset-password`, { resetCode: code, password });

describe('asking for a new password', () => {
  it('answers the same, with the same work, whether or not there is an account', async () => {
    await signedIn(test, 'Known');
    const answers = [
      await requestPassword('known@example.org'),
      await requestPassword('nobody@example.org'),
      await requestPassword('Known'),
      await requestPassword('Nobody'),
    ];
    for (const { status, text, statements } of answers) {
      expect([status, text]).toEqual([201, '']);
      expect(statements).toBe(answers[0]?.statements);
    }
    await jobsDone(test);
    expect(await mailsTo(test, 'known@example.org')).toHaveLength(2);
    expect(await mailsTo(test, 'nobody@example.org')).toEqual([]);
  });

  it('sends nothing to the site itself, to banned members, or where there is no address', async () => {
    const { userID } = await signedIn(test, 'Outlaw');
    await execute(sql`update users set banned = 1 where user_id = ${userID}`);
    for (const account of ['System', 'outlaw@example.org']) await requestPassword(account);
    await jobsDone(test);
    expect(await mailsTo(test, 'outlaw@example.org')).toEqual([]);
  });

  it('answers 400 for nothing at all, 422 for what is no text', async () => {
    expect((await test.guest.post('/users/request-password')).status).toBe(400);
    expect((await requestPassword('')).status).toBe(422);
    expect((await requestPassword({ $ne: 1 })).status).toBe(422);
  });

  it('is answered five times an hour, known or not', async () => {
    for (const account of ['often@example.org', 'Known']) {
      const answers = [];
      for (let at = 0; at < 6; at++) answers.push(await requestPassword(account));
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    }
  });
});

describe('a new password', () => {
  it('is set once, ends all sessions, and is notified of', async () => {
    const { client, userID } = await signedIn(test, 'Forgetful');
    await execute(sql`update users set email_confirmed = false where user_id = ${userID}`);
    const link = await resetLink('forgetful@example.org');
    expect(Number(link.userID)).toBe(userID);
    const done = await reset(link);
    expect(done).toMatchObject({ status: 201, body: { userID, name: 'Forgetful' } });
    expect(done.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['parley-device']);
    expect((await client.get('/users/me')).body.userID).toBe(0);
    expect((await reset(link)).body.code).toBe('recovery.wrongResetCode');
    const signIn = (password: string) => test.client().post('/sessions', { username: 'Forgetful', password });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(201);
    await mailTo(test, 'forgetful@example.org', 'your password was changed');
    // The mail was read by whoever has the address.
    const me = await test.client().signIn('Forgetful', NEW_PASSWORD);
    expect((await me.get('/users/me')).body.emailConfirmed).toBe(true);
  });

  it('is set by the newest link alone', async () => {
    await signedIn(test, 'Impatient');
    const older = await resetLink('impatient@example.org');
    const newer = await resetLink('impatient@example.org');
    expect((await reset(older)).body.code).toBe('recovery.wrongResetCode');
    expect((await reset(newer)).status).toBe(201);
  });

  it('says how many access tokens go on, and ends them where that is asked for', async () => {
    const { client, userID } = await signedIn(test, 'Programmer', 'administrator');
    const tokens = [];
    for (const name of ['one', 'two', 'three']) tokens.push((await client.post('/tokens', { name })).body);
    const program = test.client();
    program.bearer = tokens[0]?.accessToken;
    const change = (more: object) =>
      client.patch(`/users/${userID}`, { password: NEW_PASSWORD, passwordConfirmation: PASSWORD, ...more });
    expect((await change({})).body.countAccessTokens).toBe(3);
    expect((await program.get('/users/me')).body.userID).toBe(userID);
    const stored = await reset(await resetLink('programmer@example.org'), PASSWORD);
    expect(stored.body.countAccessTokens).toBe(3);
    await mailTo(test, 'programmer@example.org', 'Access tokens of programs still work: 3');
    const again = await test.client().signIn('Programmer', PASSWORD);
    expect((await again.delete(`/tokens/${tokens[2]?.accessTokenID}`)).status).toBe(204);
    const ended = await again.patch(`/users/${userID}`, {
      password: NEW_PASSWORD,
      passwordConfirmation: PASSWORD,
      endsAccessTokens: true,
    });
    expect(ended.body.countAccessTokens).toBe(0);
    expect((await program.get('/users/me')).body.userID).toBe(0);
    const last = await test.client().signIn('Programmer', NEW_PASSWORD);
    await last.post('/tokens', { name: 'four' });
    expect((await last.delete('/tokens')).body).toEqual({ count: 1 });
    expect((await last.get('/tokens')).body).toEqual([]);
  });

  it('is set by one of twenty at once', async () => {
    await signedIn(test, 'Racing');
    const link = await resetLink('racing@example.org');
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(link)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('is not set by another’s, a guessed, an expired or a confirmation code', async () => {
    const { userID } = await signedIn(test, 'Careful');
    const other = await signedIn(test, 'Curious');
    const link = await resetLink('careful@example.org');
    expect((await reset({ ...link, userID: other.userID })).status).toBe(400);
    expect((await reset({ ...link, userID: 999_999 })).status).toBe(400);
    expect((await reset({ userID, code: 'guess' })).status).toBe(400);
    const confirmed = await test.guest.post(`/users/${userID}/confirm-email`, {
      confirmationCode: link.code,
    });
    expect(confirmed.body.code).toBe('recovery.wrongCode');
    await execute(
      sql`update one_time_keys set date_expires = now() - interval '1 second' where user_id = ${userID}`,
    );
    expect((await reset(link)).status).toBe(400);
  });

  it('is good for an hour', async () => {
    await signedIn(test, 'Punctual');
    const { userID } = await resetLink('punctual@example.org');
    const row = await test.site.database.row<{ minutes: number }>(sql`
      select round(extract(epoch from date_expires - date_inserted) / 60)::int as minutes
      from one_time_keys where user_id = ${Number(userID)}`);
    expect(row?.minutes).toBe(60);
  });

  it.each([
    [{ password: 'copper lantern 12 harbour', passwordConfirmation: PASSWORD }, 'Changer'],
    [{ email: 'elsewhere@example.org', passwordConfirmation: PASSWORD }, 'Mover'],
  ])('is not set any more after %o', async (patch, name) => {
    const { client, userID } = await signedIn(test, name);
    const link = await resetLink(`${name.toLowerCase()}@example.org`);
    expect((await client.patch(`/users/${userID}`, patch)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
  });

  it('has to be one, by the rules of the site; the link stays good meanwhile', async () => {
    await signedIn(test, 'Tolerant');
    const link = await resetLink('tolerant@example.org');
    await settings({ 'password.minLength': 20 });
    const { status, body } = await reset(link, 'copper 12 lantern');
    expect([status, body.errors[0].message]).toEqual([422, 'A password has at least 20 characters.']);
    await settings({ 'password.minLength': 12 });
    for (const password of ['Tolerant123456', 'Liverpool!2024', 'passwordpassword1'])
      expect((await reset(link, password)).status).toBe(422);
    expect((await test.guest.post(`/users/${link.userID}/reset-password`, {})).status).toBe(400);
    expect((await reset(link)).status).toBe(201);
  });
});

describe('confirming an address', () => {
  beforeAll(() => settings({ 'registration.confirmEmail': true }));
  afterAll(() => settings({ 'registration.confirmEmail': false }));

  const register = (name: string) =>
    test.client().post('/users/register', {
      name,
      email: `${name.toLowerCase()}@example.org`,
      password: PASSWORD,
    });

  async function confirmation(email: string): Promise<{ userID: string; code: string }> {
    const mail = await mailTo(test, email, '/entry/emailconfirm/');
    const [, userID = '', code = ''] = /\/entry\/emailconfirm\/(\d+)\/([\w-]+)/.exec(mail) ?? [];
    return { userID, code };
  }

  const confirm = ({ userID, code }: { userID: string; code: string }) =>
    test.guest.post(`/users/${userID}/confirm-email`, { confirmationCode: code });

  it('is mailed again to whoever waits, and answers the same for everybody', async () => {
    await register('Waiting');
    await jobsDone(test);
    const again = (email?: string) => test.guest.post('/users/request-confirmation', { email });
    for (const email of ['waiting@example.org', 'nobody@example.org', 'boss@example.org', undefined])
      expect(await again(email)).toMatchObject({ status: 201, text: '' });
    await jobsDone(test);
    expect(await mailsTo(test, 'waiting@example.org')).toHaveLength(2);
    expect(await mailsTo(test, 'boss@example.org')).toEqual([]);
    const waiting = await test.client().signIn('Waiting', PASSWORD);
    expect((await waiting.post('/users/request-confirmation')).status).toBe(201);
    await jobsDone(test);
    expect(await mailsTo(test, 'waiting@example.org')).toHaveLength(3);
  });

  it('makes a member, once; a second click gets an answer', async () => {
    const link = await confirmation('waiting@example.org');
    expect((await confirm(link)).body).toMatchObject({ email: 'waiting@example.org', emailConfirmed: true });
    expect((await confirm(link)).body.code).toBe('recovery.alreadyConfirmed');
    expect((await confirm({ ...link, code: 'guess' })).body.code).toBe('recovery.wrongCode');
    const member = await test.client().signIn('Waiting', PASSWORD);
    expect((await member.get('/users/me')).body).toMatchObject({ emailConfirmed: true, roleIDs: [8] });
  });

  it('leaves those who are not confirmed the rights of the unconfirmed, whatever their roles', async () => {
    const { client, userID } = await signedIn(test, 'Early');
    expect((await client.get('/users/me')).body.permissions).toContain('discussions.add');
    await execute(sql`update users set email_confirmed = false where user_id = ${userID}`);
    const { permissions } = (await client.get('/users/me')).body;
    expect(permissions).toContain('discussions.view');
    expect(permissions).not.toContain('discussions.add');
    await settings({ 'registration.confirmEmail': false });
    expect((await client.get('/users/me')).body.permissions).toContain('discussions.add');
    await settings({ 'registration.confirmEmail': true });
  });

  it('keeps the old address until the new one is confirmed', async () => {
    const { client, userID } = await signedIn(test, 'Nomad');
    const patch = { email: 'oasis@example.org', passwordConfirmation: PASSWORD };
    expect((await client.patch(`/users/${userID}`, patch)).body).toMatchObject({
      email: 'nomad@example.org',
      pendingEmail: 'oasis@example.org',
    });
    await client.post('/users/request-confirmation');
    // The second mail voids the link of the first.
    await jobsDone(test);
    const link = await confirmation('oasis@example.org');
    await confirm(link);
    expect((await client.get('/users/me')).body).toMatchObject({
      email: 'oasis@example.org',
      emailConfirmed: true,
    });
    const row = await test.site.database.row(sql`
      select pending_email from users where user_id = ${userID}`);
    expect(row).toEqual({ pending_email: null });
  });
});

describe('what nobody needs any more', () => {
  it('is removed by itself', async () => {
    const { userID } = await signedIn(test, 'Dusty');
    await resetLink('dusty@example.org');
    await execute(
      sql`update one_time_keys set date_expires = now() - interval '1 day' where user_id = ${userID}`,
    );
    await execute(
      sql`update sessions set date_expires = now() - interval '31 days' where user_id = ${userID}`,
    );
    await execute(sql`update sign_in_attempts set date_inserted = now() - interval '25 hours'`);
    await execute(sql`
      update events set date_inserted = now() - interval '31 days' where payload ->> 'userID' = ${String(userID)}`);
    await removeExpired(test.site);
    const row = await test.site.database.row(sql`
      select (select count(*) from one_time_keys where user_id = ${userID}) as keys,
        (select count(*) from sessions where user_id = ${userID}) as sessions,
        (select count(*) from sessions) > 0 as has_others,
        (select count(*) from sign_in_attempts) as attempts,
        (select count(*) from events where payload ->> 'userID' = ${String(userID)}) as events,
        (select count(*) from graphile_worker.jobs where key = 'remove-expired') as next`);
    expect(row).toEqual({ keys: 0, sessions: 0, has_others: true, attempts: 0, events: 0, next: 1 });
  });
});
