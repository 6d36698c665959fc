import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { jobsDone, mailsTo, mailTo } from '../../users/server/testing/mails.ts';
import { PASSWORD, signedIn, type TestMember } from '../../users/server/testing/members.ts';

let test: TestSite;
let boss: TestMember;
let oldSite: Server;
let profile = '';

beforeAll(async () => {
  test = await testSite({ withJobs: true });
  boss = await signedIn(test, 'Boss', 'administrator');
  oldSite = createServer((_request, response) => response.end(profile));
  await new Promise<void>((ready) => oldSite.listen(0, '127.0.0.1', ready));
  const { port } = oldSite.address() as AddressInfo;
  await boss.client.patch('/config', { 'outgoing.allowedHosts': [`127.0.0.1:${port}`] });
});
afterAll(async () => {
  oldSite.close();
  await test.close();
});

/** As an import leaves a member: a name over posts, and nothing to sign in with. */
async function imported(name: string, more: { email?: string; hasProfile?: boolean } = {}): Promise<number> {
  const { port } = oldSite.address() as AddressInfo;
  const row = await test.site.database.row<{ user_id: number }>(sql`
    with member as (
      insert into users (name, name_key, import_source) values (${name}, ${name.toLowerCase()}, 'old.example')
      returning user_id)
    insert into imported_members (user_id, source, foreign_id, name, profile_url, email)
    select user_id, 'old.example', ${`id of ${name}`}, ${`${name} of old`},
      ${more.hasProfile ? `http://127.0.0.1:${port}/u/${name}` : null}, ${more.email ?? null} from member
    returning user_id`);
  return row?.user_id ?? 0;
}

async function linkTo(address: string): Promise<{ userID: number; claimCode: string }> {
  const mail = await mailTo(test, address, '/entry/claim/');
  const [, userID, claimCode = ''] = /\/entry\/claim\/(\d+)\/([\w-]+)/.exec(mail) ?? [];
  return { userID: Number(userID), claimCode };
}

const claim = (body: { userID: number; claimCode: string; email: string }, client = test.client()) =>
  client.post('/account-claims', { ...body, password: PASSWORD });

describe('by the address that the old site knew', () => {
  it('sends a link there, and whoever follows it has the account', async () => {
    const userID = await imported('Ada', { email: 'Ada@Old.example' });
    expect((await test.guest.post('/account-claims/links', { account: 'ada of OLD' })).status).toBe(201);
    const link = await linkTo('Ada@Old.example');
    expect(link.userID).toBe(userID);
    const client = test.client();
    const { status, body } = await claim({ ...link, email: 'ada@old.example' }, client);
    expect([status, body.name]).toEqual([201, 'Ada']);
    const { body: me } = await client.get('/users/me');
    expect([me.userID, me.emailConfirmed]).toEqual([userID, true]);
    expect(
      (
        await test
          .client()
          .signIn('ada@old.example', PASSWORD)
          .then((c) => c.get('/users/me'))
      ).status,
    ).toBe(200);
    expect((await claim({ ...link, email: 'ada@old.example' })).body.code).toBe('claim.wrongCode');
  });

  it('answers alike where there is no such account, no address, or an owner already', async () => {
    await imported('Mute');
    for (const account of ['Nobody', 'Mute', 'Boss', 'boss@example.org', 'ada@old.example']) {
      const { status, text } = await test.client().post('/account-claims/links', { account });
      expect([account, status, text]).toEqual([account, 201, '']);
    }
    await jobsDone(test);
    expect(await mailsTo(test, 'boss@example.org')).toHaveLength(0);
    expect(
      (await mailsTo(test, 'ada@old.example')).filter((mail) => mail.includes('/entry/claim/')),
    ).toHaveLength(0);
  });

  it('gives one account to one of many who follow the link at once', async () => {
    await imported('Wanted', { email: 'wanted@old.example' });
    await test.guest.post('/account-claims/links', { account: 'wanted@old.example' });
    const link = await linkTo('wanted@old.example');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => claim({ ...link, email: 'wanted@old.example' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
  });

  it('leaves another address unconfirmed until its mail is answered', async () => {
    const userID = await imported('Moved', { email: 'moved@old.example' });
    await test.guest.post('/account-claims/links', { account: 'Moved' });
    const link = await linkTo('moved@old.example');
    expect((await claim({ ...link, email: 'moved@new.example' })).status).toBe(201);
    const row = await test.site.database.row(
      sql`select email, pending_email, email_confirmed from users where user_id = ${userID}`,
    );
    expect(row).toEqual({ email: null, pending_email: 'moved@new.example', email_confirmed: false });
    expect(await mailTo(test, 'moved@new.example', '/entry/emailconfirm/')).toBeTruthy();
  });

  it('refuses a password that is too weak and keeps the link good', async () => {
    await imported('Weak', { email: 'weak@old.example' });
    await test.guest.post('/account-claims/links', { account: 'Weak' });
    const link = await linkTo('weak@old.example');
    const weak = await test.guest.post('/account-claims', {
      ...link,
      email: 'weak@old.example',
      password: 'x',
    });
    expect([weak.status, weak.body.errors[0].field]).toEqual([422, 'password']);
    expect((await claim({ ...link, email: 'no address' })).body.errors[0].field).toBe('email');
    expect((await claim({ ...link, email: 'weak@old.example' })).status).toBe(201);
  });

  it('never gives an account that is banned or has a password', async () => {
    const userID = await imported('Outcast', { email: 'outcast@old.example' });
    await test.site.database.execute(sql`update users set banned = 1 where user_id = ${userID}`);
    await test.guest.post('/account-claims/links', { account: 'Outcast' });
    await jobsDone(test);
    expect(await mailsTo(test, 'outcast@old.example')).toHaveLength(0);
    const { status } = await boss.client.post(`/imported-members/${userID}/claim-link`, {});
    expect(status).toBe(409);
  });
});

it('is offered on the page of the member until it is claimed', async () => {
  await imported('Waits', { email: 'waits@old.example' });
  const reader = await signedIn(test, 'Reader');
  const offer = async (client = reader.client) =>
    (await client.page('/profile/Waits')).text.includes('ClaimInvitation');
  expect(await offer()).toBe(true);
  expect((await reader.client.page('/profile/Boss')).text).not.toContain('ClaimInvitation');
  await test.guest.post('/account-claims/links', { account: 'Waits' });
  const client = test.client();
  await claim({ ...(await linkTo('waits@old.example')), email: 'waits@old.example' }, client);
  expect([await offer(), await offer(client)]).toEqual([false, false]);
});

describe('by the profile at the old site', () => {
  it('reads the code there and hands the account over', async () => {
    const userID = await imported('Prof', { hasProfile: true });
    const started = await test.guest.post('/account-claims/profile-proofs', { account: 'Prof' });
    expect([started.status, started.body.name]).toEqual([201, 'Prof']);
    const { code, proof } = started.body;
    const check = () => test.guest.post('/account-claims/profile-proofs/check', { proof });
    profile = '<p>About me: nothing yet</p>';
    expect((await check()).body.code).toBe('claim.codeNotFound');
    profile = `<p>About me: ${code}</p>`;
    const checked = await check();
    expect([checked.status, checked.body.userID]).toEqual([201, userID]);
    const client = test.client();
    expect((await claim({ ...checked.body, email: 'prof@new.example' }, client)).status).toBe(201);
    expect((await client.get('/users/me')).body.userID).toBe(userID);
    expect((await check()).body.code).toBe('claim.claimedAlready');
  });

  it('gives nothing to others who read the code on the page', async () => {
    await imported('Seen', { hasProfile: true });
    const owner = (await test.guest.post('/account-claims/profile-proofs', { account: 'Seen' })).body;
    const thief = (await test.guest.post('/account-claims/profile-proofs', { account: 'Seen' })).body;
    profile = owner.code;
    const { body } = await test.guest.post('/account-claims/profile-proofs/check', { proof: thief.proof });
    expect(body.code).toBe('claim.codeNotFound');
    for (const proof of [owner.code, 'x.y.z', `${owner.proof}x`])
      expect((await test.guest.post('/account-claims/profile-proofs/check', { proof })).body.code).toBe(
        'claim.wrongProof',
      );
  });

  it('says so where there is no such account, no profile, or no answer', async () => {
    const start = (account: string) => test.guest.post('/account-claims/profile-proofs', { account });
    expect((await start('Nobody')).status).toBe(404);
    expect((await start('Boss')).status).toBe(404);
    await imported('Homeless');
    expect((await start('Homeless')).body.code).toBe('claim.noProfile');
    const userID = await imported('Far', { hasProfile: true });
    const { proof } = (await start('Far')).body;
    await test.site.database.execute(
      sql`update imported_members set profile_url = 'http://127.0.0.1:1/u/Far' where user_id = ${userID}`,
    );
    const { body } = await test.guest.post('/account-claims/profile-proofs/check', { proof });
    expect(body.code).toBe('claim.profileNotReached');
  });
});

describe('by staff', () => {
  it('lists who came along, with whom it was claimed by', async () => {
    const { status, body } = await boss.client.get('/imported-members?query=ada');
    expect(status).toBe(200);
    expect(body).toEqual([
      expect.objectContaining({
        name: 'Ada',
        foreignName: 'Ada of old',
        source: 'old.example',
        proof: 'email',
      }),
    ]);
    const waiting = (await boss.client.get('/imported-members?isClaimed=false')).body;
    expect(waiting.map(({ name }: { name: string }) => name)).toContain('Mute');
    expect(waiting.map(({ name }: { name: string }) => name)).not.toContain('Ada');
    const one = await boss.client.get('/imported-members?limit=1');
    expect((await boss.client.get('/imported-members?limit=100')).statements).toBe(one.statements);
  });

  it('sends a link to an address they name, which ends earlier ones', async () => {
    const userID = await imported('Handed');
    const send = (body: object) => boss.client.post(`/imported-members/${userID}/claim-link`, body);
    expect((await send({})).body.code).toBe('claim.noAddress');
    expect((await send({ email: 'not an address' })).status).toBe(422);
    expect((await send({ email: 'first@new.example' })).status).toBe(201);
    const first = await linkTo('first@new.example');
    expect((await send({ email: 'second@new.example' })).status).toBe(201);
    const second = await linkTo('second@new.example');
    expect((await claim({ ...first, email: 'first@new.example' })).body.code).toBe('claim.wrongCode');
    expect((await claim({ ...second, email: 'second@new.example' })).status).toBe(201);
    const [row] = (await boss.client.get('/imported-members?query=handed')).body;
    expect(row.proof).toBe('staff');
  });

  it('is for them alone', async () => {
    const member = await signedIn(test, 'Member');
    for (const client of [member.client, test.guest]) {
      expect((await client.get('/imported-members')).status).toBe(403);
      expect((await client.post('/imported-members/5/claim-link', {})).status).toBe(403);
    }
    expect((await boss.client.post('/imported-members/99999/claim-link', {})).status).toBe(404);
    expect((await boss.client.post(`/imported-members/${boss.userID}/claim-link`, {})).status).toBe(404);
  });
});
