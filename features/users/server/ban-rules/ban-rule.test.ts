import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { createServer } from '../../../../platform/server/http/server.ts';
import { TestClient } from '../../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { PASSWORD, signedIn } from '../testing/members.ts';

const test = communityOfFile();
let proxied: string;
let close: () => Promise<unknown>;
beforeAll(async () => {
  const app = await createServer({
    site: (test as TestSite).site,
    pageRoutes: [],
    renderPage: (document) => JSON.stringify(document),
    trustedProxies: ['127.0.0.1'],
  });
  proxied = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(() => close?.());

const ban = (body: object) => test.admin.client.post('/ban-rules', body);
const from = (address: string) => ({ 'x-forwarded-for': address, origin: test.url });
let count = 0;
function join(email: string, address = '192.0.2.1') {
  const body = { name: `Newcomer_${++count}`, email: `n${count}@${email}`, password: PASSWORD };
  return new TestClient(proxied).call('POST', '/users/register', body, from(address));
}
const signIn = (username: string, address: string, client = new TestClient(proxied)) =>
  client.call('POST', '/sessions', { username, password: PASSWORD }, from(address));

describe('a ban of a range of addresses', () => {
  it.each([
    ['198.51.100.0/25', '198.51.100.127', '198.51.100.128'],
    ['2001:db8:7::/48', '2001:db8:7:1::5', '2001:db8:8::5'],
    ['203.0.113.9', '203.0.113.9', '203.0.113.10'],
  ])('of %s keeps %s out, not %s, and says why', async (addressRange, inside, outside) => {
    const person = await signedIn(test, `Inside_${++count}`);
    const added = await ban({ addressRange, reason: 'Floods from there' });
    expect(added.status).toBe(201);
    const refusal = { status: 403, code: 'banRule.banned', description: 'Floods from there' };
    expect((await join('example.org', inside)).body).toMatchObject(refusal);
    expect((await signIn(person.name, inside)).body).toMatchObject(refusal);
    expect((await join('example.org', outside)).status).toBe(201);
    expect((await signIn(person.name, outside)).status).toBe(201);
    expect((await test.admin.client.delete(`/ban-rules/${added.body.banRuleID}`)).status).toBe(204);
    expect((await signIn(person.name, inside)).status).toBe(201);
    const acts = (
      await test.admin.client.get(`/audit-logs?recordType=banRule&recordID=${added.body.banRuleID}`)
    ).body;
    expect(acts.map(({ eventType }: { eventType: string }) => eventType)).toEqual([
      'banRule.deleted',
      'banRule.added',
    ]);
  });

  it('never keeps administrators out, nor bans whoever sets it', async () => {
    expect((await ban({ addressRange: '127.0.0.0/8' })).body.code).toBe('banRule.yourself');
    expect((await ban({ addressRange: '0.0.0.0/1' })).body.code).toBe('banRule.tooWide');
    expect((await ban({ addressRange: '2001::/12' })).body.code).toBe('banRule.tooWide');
    const { body } = await ban({ addressRange: '198.18.0.0/15' });
    expect((await signIn(test.admin.name, '198.18.3.4')).status).toBe(201);
    expect((await ban({ addressRange: '198.18.0.0/15' })).body.code).toBe('banRule.taken');
    await test.admin.client.delete(`/ban-rules/${body.banRuleID}`);
  });

  it('has a moderator look at what is posted by who was signed in before', async () => {
    const person = await signedIn(test, 'Already_here');
    const browser = new TestClient(proxied);
    expect((await signIn(person.name, '203.0.113.77', browser)).status).toBe(201);
    const post = (name: string) =>
      browser.call(
        'POST',
        '/discussions',
        { name, body: 'Words', format: 'markdown', categoryID: 1 },
        from('203.0.113.77'),
      );
    expect((await post('Before the ban')).status).toBe(201);
    const { body } = await ban({ addressRange: '203.0.113.64/26' });
    expect((await post('After the ban')).status).toBe(202);
    await test.admin.client.delete(`/ban-rules/${body.banRuleID}`);
  });

  it('is told before whether a password is right, and to nobody who is an administrator', async () => {
    const { body } = await ban({ addressRange: '198.51.100.192/26', reason: 'Guesses from there' });
    const tries = (username: string, password: string) =>
      new TestClient(proxied).call('POST', '/sessions', { username, password }, from('198.51.100.200'));
    const person = await signedIn(test, 'Guessed_at');
    const refused = { status: 403, code: 'banRule.banned', description: 'Guesses from there' };
    for (const [name, password] of [
      [person.name, PASSWORD],
      [person.name, 'not the password'],
      ['Nobody_of_that_name', PASSWORD],
      [test.admin.name, 'not the password'],
    ] as const)
      expect((await tries(name, password)).body, name).toMatchObject(refused);
    expect((await tries(test.admin.name, PASSWORD)).status).toBe(201);
    await test.admin.client.delete(`/ban-rules/${body.banRuleID}`);
  });

  it('keeps private messages back of whoever was signed in before, not of administrators', async () => {
    const person = await signedIn(test, 'Writes_letters');
    const browser = new TestClient(proxied);
    expect((await signIn(person.name, '203.0.113.130', browser)).status).toBe(201);
    const write = (client: TestClient, path: string, post: object) =>
      client.call('POST', path, post, from('203.0.113.130'));
    const letter = { participantUserIDs: [test.other.userID], initialBody: 'Hello', initialFormat: 'text' };
    const begun = await write(browser, '/conversations', letter);
    expect(begun.status).toBe(201);
    const { body } = await ban({ addressRange: '203.0.113.128/26' });
    const more = { conversationID: begun.body.conversationID, body: 'Again', format: 'text' };
    expect((await write(browser, '/messages', more)).body.code).toBe('banRule.banned');
    expect((await write(browser, '/conversations', letter)).body.code).toBe('banRule.banned');
    const staff = new TestClient(proxied);
    expect((await signIn(test.admin.name, '203.0.113.130', staff)).status).toBe(201);
    expect((await write(staff, '/conversations', letter)).status).toBe(201);
    await test.admin.client.delete(`/ban-rules/${body.banRuleID}`);
    expect((await write(browser, '/messages', more)).status).toBe(201);
  });

  it('ends by itself', async () => {
    const past = new Date(Date.now() - 60_000).toISOString();
    expect((await ban({ addressRange: '192.0.2.64/26', dateExpires: past })).body.code).toBe(
      'banRule.endsBefore',
    );
    const dateExpires = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await ban({ addressRange: '192.0.2.64/26', dateExpires });
    expect((await join('example.org', '192.0.2.65')).body.dateExpires).toEqual(expect.any(String));
    await test.site.database.execute(sql`
      update ban_rules set date_expires = now() - interval '1 second' where ban_rule_id = ${body.banRuleID}`);
    expect((await join('example.org', '192.0.2.65')).status).toBe(201);
    const listed = (await test.admin.client.get('/ban-rules?limit=100')).body as { banRuleID: number }[];
    expect(listed.map(({ banRuleID }) => banRuleID)).not.toContain(body.banRuleID);
    expect((await ban({ addressRange: '192.0.2.64/26' })).status).toBe(201);
  });
});

describe('a ban of a mail domain', () => {
  it('is about those below it, in any script, and about no other', async () => {
    expect((await ban({ mailDomain: 'Spam.Example' })).body.mailDomain).toBe('spam.example');
    expect((await ban({ mailDomain: 'bücher.example' })).body.mailDomain).toBe('xn--bcher-kva.example');
    for (const domain of [
      'spam.example',
      'a.b.SPAM.example',
      'xn--bcher-kva.example',
      'mail.xn--bcher-kva.example',
    ])
      expect((await join(domain)).body.code, domain).toBe('banRule.banned');
    for (const domain of ['notspam.example', 'spam.example.org', 'example.com'])
      expect((await join(domain)).status, domain).toBe(201);
  });

  it('is about an address that a member gives themselves, not about one that staff give', async () => {
    const person = await signedIn(test, 'Moves_mail');
    await ban({ mailDomain: 'throwaway.example' });
    const email = 'new@sub.throwaway.example';
    const own = await person.client.patch(`/users/${person.userID}`, {
      email,
      passwordConfirmation: PASSWORD,
    });
    expect([own.status, own.body.code]).toEqual([403, 'banRule.banned']);
    expect((await test.admin.client.patch(`/users/${person.userID}`, { email })).status).toBe(200);
  });

  it('refuses what is no domain, the own one, and half a ban', async () => {
    for (const mailDomain of ['org', 'a b.example', '..', 'a..example', '-'])
      expect((await ban({ mailDomain })).body.code, mailDomain).toBe('banRule.noDomain');
    expect((await ban({ mailDomain: 'example.org' })).body.code).toBe('banRule.yourself');
    expect((await ban({})).body.code).toBe('banRule.oneOfBoth');
    expect((await ban({ mailDomain: 'x.example', addressRange: '203.0.113.0/24' })).body.code).toBe(
      'banRule.oneOfBoth',
    );
    expect((await ban({ addressRange: 'somewhere' })).status).toBe(422);
  });

  it('is set and seen by nobody without the permission', async () => {
    expect((await test.other.client.get('/ban-rules')).status).toBe(403);
    expect((await test.other.client.post('/ban-rules', { mailDomain: 'y.example' })).status).toBe(403);
    expect((await test.admin.client.get('/ban-rules?limit=1')).body).toHaveLength(1);
  });
});

it('lists take as many statements for many bans as for one', async () => {
  const statements = async () => (await test.admin.client.get('/ban-rules?limit=100')).statements;
  await ban({ mailDomain: 'first.example' });
  await statements();
  const before = await statements();
  for (let at = 0; at < 5; at++) await ban({ mailDomain: `more${at}.example` });
  expect(await statements()).toBe(before);
});
