import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { CommandArguments } from '../../../../platform/server/feature/operations.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { PASSWORD, signedIn } from '../testing/members.ts';

let test: TestSite;
beforeAll(async () => {
  test = await accountSite();
});
afterAll(() => test.close());

async function run(
  name: string,
  options: CommandArguments['options'] = {},
  positional: string[] = [],
): Promise<string[]> {
  const command = test.site.features.all
    .flatMap((feature) => feature.commands ?? [])
    .find((each) => each.name === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  const lines: string[] = [];
  const out = { print: (line: string) => void lines.push(line), progress: () => {}, isJson: false };
  expect(await command.run(test.site, { options, positional }, out)).toBe(0);
  return lines;
}

const person = { name: 'Harbour_master', email: 'hm@example.org', password: PASSWORD };

describe('the command line', () => {
  it('adds an administrator', async () => {
    expect(await run('user create', { ...person, role: 'administrator' })).toEqual([
      expect.stringMatching(/^Added Harbour_master \(user \d+, administrator\)\.$/),
    ]);
    const client = await test.client().signIn('Harbour_master', PASSWORD);
    expect((await client.get('/users/me')).body).toMatchObject({ isAdmin: true, roleIDs: [16] });
  });

  it('prints a token alone, and it works', async () => {
    const lines = await run('token create', { user: 'harbour_MASTER' });
    expect(lines).toEqual([expect.stringMatching(/^va\.[\w-]{43}$/)]);
    const program = test.client();
    program.bearer = lines[0];
    expect((await program.get('/users/me')).body.name).toBe('Harbour_master');
  });

  it('changes roles and passwords', async () => {
    const { client } = await signedIn(test, 'Deckhand');
    await run('user role', { name: 'Deckhand', role: 'moderator' });
    expect((await client.get('/users/me')).body.roleIDs).toEqual([32]);
    await run('user password', { name: 'Deckhand', password: 'a brand new rope 7' });
    expect((await client.get('/users/me')).body.userID).toBe(0);
    await test.client().signIn('Deckhand', 'a brand new rope 7');
  });

  it('reads and changes settings', async () => {
    expect(await run('config set', {}, ['garden.title', 'Harbour'])).toEqual(['garden.title = "Harbour"']);
    expect(await run('config get', {}, ['garden.title'])).toEqual(['garden.title = "Harbour"']);
    expect(await run('config set', {}, ['password.minLength', '14'])).toEqual(['password.minLength = 14']);
    await run('config set', {}, ['password.minLength', '12']);
    expect(await run('config set', {}, ['outgoing.allowedHosts', 'id.internal:8443, 10.0.0.5'])).toEqual([
      'outgoing.allowedHosts = ["id.internal:8443","10.0.0.5"]',
    ]);
  });

  it.each([
    ['user create', { name: 'Nobody' }, [], /^--email is missing\. Usage: user create/],
    ['user create', { ...person, email: 'x@example.org' }, [], /^This name is taken/],
    [
      'user create',
      { ...person, name: 'Weak', email: 'w@example.org', password: 'short' },
      [],
      /^A password has at least 12/,
    ],
    ['user create', { ...person, name: 'Captain', role: 'captain' }, [], /^There is no role captain/],
    ['token create', { user: 'Flying_Dutchman' }, [], /^There is no member named Flying_Dutchman\.$/],
    ['config set', {}, ['no.such', '1'], /^There is no setting named no\.such\.$/],
    ['config set', {}, ['garden.title'], /^Name the setting and its value/],
    ['config get', {}, ['no.such'], /^There is no setting named no\.such/],
  ])('%s %j %j ends in one clear line', async (name, options, positional, line) => {
    await expect(run(name, options as CommandArguments['options'], positional)).rejects.toThrow(line);
  });
});

describe('recounting', () => {
  it('finds what differs, repairs it, and then finds nothing', async () => {
    const { userID } = await signedIn(test, 'Counted');
    await test.site.database.execute(
      sql`update users set count_discussions = 41, count_comments = 12 where user_id = ${userID}`,
    );
    const recounts = test.site.features.all.flatMap((feature) => feature.recounts ?? []);
    expect(recounts.map((each) => each.name)).toEqual(['users.count_discussions', 'users.count_comments']);
    for (const recount of recounts) {
      expect(await recount.run(test.site.database, true)).toBe(1);
      expect(await recount.run(test.site.database, false)).toBe(1);
      expect(await recount.run(test.site.database, false)).toBe(0);
    }
  });
});
