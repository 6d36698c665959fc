// People come along as what they were, and nobody gets in by that alone.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { importFromStackExchange } from './stackexchange/stack-exchange.importer.ts';
import { importSite, silent } from './testing/import-site.ts';
import { discourseExport, post, stackExchangeExport, topic } from './testing/made-export.ts';
import { siteState } from './testing/site-state.ts';

const PEOPLE = [
  {
    id: 100,
    username: 'asker',
    name: 'Asa Asker',
    email: 'Asa@Example.org',
    title: 'Potter',
    location: 'Oslo',
  },
  { id: 102, username: 'member2', emails: ['not an address'], suspended_till: '3000-01-01T00:00:00Z' },
  { id: 103, username: 'member3', silenced_till: '3000-01-01T00:00:00Z' },
  { id: 104, username: 'member4', staged: true, email: 'dee@example.org' },
  { id: 105, username: 'member5', name: 'member5', suspended_at: null },
  { id: 999, username: 'reader', email: 'reader@example.org' },
];

describe('people of an export', () => {
  let test: TestSite;
  let path: string;
  beforeAll(async () => {
    test = await importSite();
    path = await discourseExport([
      topic(1, {}, [
        ...[1, 2, 3, 4].map((number) => post(1, number)),
        post(1, 5, { name: 'Five of the Posts' }),
        post(1, 6, { user_id: null, username: 'gone' }),
      ]),
    ]);
    await writeFile(join(path, 'users.json'), JSON.stringify({ users: PEOPLE }));
    await importFromDiscourse({ site: test.site, out: silent, path });
  });
  afterAll(() => test.close());

  it('are remembered for the day they claim their accounts, which are no way in until then', async () => {
    const rows = await test.site.database.rows(sql`
      select m.name, m.foreign_id, m.profile_url, m.email, u.email as sign_in, u.password_hash
      from imported_members m join users u using (user_id) order by m.foreign_id`);
    const entry = (foreign_id: string, name: string, email: string | null = null) => ({
      foreign_id,
      name,
      email,
      profile_url: `https://old.example.org/u/${name}`,
      sign_in: null,
      password_hash: null,
    });
    expect(rows).toEqual([
      entry('100', 'asker', 'Asa@Example.org'),
      entry('102', 'member2'),
      entry('103', 'member3'),
      entry('104', 'member4', 'dee@example.org'),
      entry('105', 'member5'),
    ]);
  });

  it('keep what they were called, and stay out where they were kept out', async () => {
    const rows = await test.site.database.rows(sql`
      select u.name, u.title, u.location, u.banned, u.is_private, v.value as "displayName" from users u
      left join profile_field_values v on v.user_id = u.user_id and v.api_name = 'display-name'
      where import_source is not null order by u.user_id`);
    const plain = { title: null, location: null, banned: 0, is_private: false, displayName: null };
    expect(rows).toEqual([
      { ...plain, name: 'asker', title: 'Potter', location: 'Oslo', displayName: 'Asa Asker' },
      { ...plain, name: 'member2', banned: 1 },
      { ...plain, name: 'member3', banned: 1 },
      { ...plain, name: 'member4', is_private: true },
      { ...plain, name: 'member5', displayName: 'Five of the Posts' },
      { ...plain, name: 'gone' },
    ]);
  });

  it('show their address at the old site to nobody', async () => {
    const asker = await test.site.database.row<{ id: number }>(
      sql`select user_id as id from users where name = 'asker'`,
    );
    for (const call of [`/users/${asker?.id}?expand=all`, '/users/by-names?name=asker', '/users?limit=100'])
      expect((await test.guest.get(call)).text.toLowerCase()).not.toContain('asa@example.org');
    expect((await test.guest.page('/profile/asker')).text.toLowerCase()).not.toContain('asa@example.org');
  });

  it('are the same after another run, also where an older version had not remembered them', async () => {
    const state = await siteState(test.site.database);
    await test.site.database.execute(sql`delete from imported_members where email is null`);
    await importFromDiscourse({ site: test.site, out: silent, path });
    expect(await siteState(test.site.database)).toEqual(state);
  });

  it('come from a dump of Stack Exchange by their number', async () => {
    const at = { CreationDate: '2020-01-01T00:00:00' };
    const dump = await stackExchangeExport({
      Users: [
        { ...at, Id: '5', DisplayName: 'Ann Lee', Email: 'ann@example.org' },
        { ...at, Id: '6', DisplayName: 'Ann Lee' },
      ],
      Posts: [{ ...at, Id: '1', PostTypeId: '1', Title: 'Why', Body: '<p>Why?</p>', OwnerUserId: '5' }],
    });
    await importFromStackExchange({ site: test.site, out: silent, path: dump });
    const rows = await test.site.database.rows(sql`
      select name, profile_url, email from imported_members where source = 'old.example.com' order by foreign_id`);
    expect(rows).toEqual([
      { name: 'Ann Lee', profile_url: 'https://old.example.com/users/5', email: 'ann@example.org' },
      { name: 'Ann Lee', profile_url: 'https://old.example.com/users/6', email: null },
    ]);
  });
});
