import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSiteWith } from '../../../../app/testing/test-site.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { accountSite } from '../testing/account-site.ts';
import { PASSWORD } from '../testing/members.ts';
import { ensureAdministrator, issueSetupKey } from './set-up.actions.ts';

let test: TestSite;
beforeEach(async () => {
  test = await accountSite();
});
afterEach(() => test.close());

const form = (key: string | undefined, name = 'Founder') => ({
  key: key ?? 'none',
  siteTitle: 'Tide Pool',
  name,
  email: `${name}@example.org`,
  password: PASSWORD,
});

const administrators = () =>
  test.site.database.rows<{ name: string }>(sql`select name from users where admin = 1 order by name`);

describe('before the set-up', () => {
  it('nobody registers; after it anybody may', async () => {
    const unauthenticated = { name: 'Early', email: 'early@example.org', password: PASSWORD };
    const refused = await test.guest.post('/users/register', unauthenticated);
    expect([refused.status, refused.body.code]).toEqual([403, 'registration.notSetUp']);
    expect(await administrators()).toEqual([]);
    expect((await test.client().post('/setup', form(await issueSetupKey(test.site)))).status).toBe(201);
    expect((await test.client().post('/users/register', unauthenticated)).status).toBe(201);
  });
});

describe('the set-up', () => {
  it('takes a display name with spaces, as registration does, and shows it beside the name', async () => {
    await test.close();
    test = await testSiteWith([]);
    const withName = (body: object, name: string) => ({ ...body, profileFields: { 'display-name': name } });
    const [founder, newcomer] = [test.client(), test.client()];
    const key = await issueSetupKey(test.site);
    expect((await founder.post('/setup', withName(form(key), 'Fern of the Pools'))).status).toBe(201);
    const joining = { name: 'Later', email: 'later@example.org', password: PASSWORD };
    expect((await newcomer.post('/users/register', withName(joining, 'Lata van Dyk'))).status).toBe(201);
    const labels = (await newcomer.get('/users?expand=profileFields')).body;
    expect(labels.map((user: { profileFields: object }) => user.profileFields)).toEqual(
      expect.arrayContaining([{ 'display-name': 'Fern of the Pools' }, { 'display-name': 'Lata van Dyk' }]),
    );
    expect((await test.guest.page('/entry/register')).text).toContain('Display name');
  });

  it('makes the first administrator, names the site, and is over', async () => {
    const key = await issueSetupKey(test.site);
    const client = test.client();
    const { status, body } = await client.post('/setup', form(key));
    expect(status).toBe(201);
    const me = (await client.get('/users/me')).body;
    expect(me).toMatchObject({
      userID: body.userID,
      name: 'Founder',
      isAdmin: true,
      roleIDs: [16],
      emailConfirmed: true,
    });
    expect((await test.guest.get('/config?select=garden.title')).body).toEqual({
      'garden.title': 'Tide Pool',
    });
    expect(await issueSetupKey(test.site)).toBeUndefined();
    expect((await test.guest.post('/setup', form(key, 'Latecomer'))).status).toBe(410);
  });

  it('shows profiles to guests, as a public site does until its administrators decide otherwise', async () => {
    const ofGuests = () =>
      test.site.database.rows<{ permission: string }>(sql`
        select permission from role_permissions where role_id = 2 order by permission`);
    expect(await ofGuests()).toEqual([{ permission: 'discussions.view' }]);
    expect((await test.client().post('/setup', form(await issueSetupKey(test.site)))).status).toBe(201);
    expect(await ofGuests()).toEqual([{ permission: 'discussions.view' }, { permission: 'profiles.view' }]);
    // Where there is an administrator already, nothing is granted anew.
    await test.site.database.execute(sql`delete from role_permissions where permission = 'profiles.view'`);
    await ensureAdministrator(test.site, { name: 'Second', email: 's@example.org', password: PASSWORD });
    expect(await ofGuests()).toEqual([{ permission: 'discussions.view' }]);
  });

  it('takes no key but the one of the console', async () => {
    await issueSetupKey(test.site);
    for (const key of ['guessed', '']) {
      const { status } = await test.guest.post('/setup', form(key));
      expect(status).toBe(key === '' ? 422 : 403);
    }
    await test.site.database.execute(sql`update one_time_keys set date_expires = now() - interval '1 hour'`);
    expect(await administrators()).toEqual([]);
  });

  it('takes an expired key no more', async () => {
    const key = await issueSetupKey(test.site);
    await test.site.database.execute(sql`update one_time_keys set date_expires = now() - interval '1 hour'`);
    expect((await test.guest.post('/setup', form(key))).status).toBe(403);
  });

  it('keeps the key for another try when a field was wrong', async () => {
    const key = await issueSetupKey(test.site);
    expect((await test.guest.post('/setup', { ...form(key), password: 'short' })).status).toBe(422);
    expect((await test.client().post('/setup', form(key))).status).toBe(201);
  });

  it('makes one administrator of twenty at once', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => issueSetupKey(test.site)));
    const answers = await Promise.all(
      keys.map((key, at) => test.client().post('/setup', form(key, `Racer${at}`))),
    );
    expect(answers.filter((each) => each.status === 201)).toHaveLength(1);
    expect(answers.filter((each) => each.status === 410)).toHaveLength(19);
    expect(await administrators()).toHaveLength(1);
  });

  it('describes to the rest of the site what was requested', async () => {
    const key = await issueSetupKey(test.site);
    const { body } = await test.client().post('/setup', { ...form(key), withDemo: true });
    const row = await test.site.database.row<{ payload: object }>(
      sql`select payload from events where type = 'site.setUp'`,
    );
    expect(row?.payload).toEqual({ userID: body.userID, withDemo: true });
  });
});

describe('the unattended administrator', () => {
  const person = { name: 'Keeper', email: 'keeper@example.org', password: PASSWORD };

  it('is made once', async () => {
    await Promise.all([ensureAdministrator(test.site, person), ensureAdministrator(test.site, person)]);
    await ensureAdministrator(test.site, { ...person, name: 'Another', email: 'another@example.org' });
    expect(await administrators()).toEqual([{ name: 'Keeper' }]);
    expect((await (await test.client().signIn('Keeper', PASSWORD)).get('/users/me')).body.isAdmin).toBe(true);
  });

  it('is not made where the environment names none', async () => {
    await ensureAdministrator(test.site, undefined);
    expect(await administrators()).toEqual([]);
  });

  it('ends in one clear line when it cannot be made', async () => {
    await expect(ensureAdministrator(test.site, { ...person, password: 'short' })).rejects.toThrow(
      'The administrator of PARLEY_ADMIN_* cannot be made: A password has at least 12 characters.',
    );
  });
});
