// A kind of record that an add-on declares is found beside all others, while the add-on is switched on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSiteWith } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import { reindex } from './search.reindex.ts';
import { type SearchDocument, searchKinds } from './search-kinds.ts';

const rolesAsRecords = searchKinds.add({
  recordType: 'role',
  domains: ['all_content', 'roles'],
  types: ['role'],
  records: sql`select role_id as id from roles`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select role_id as record_id, 'role' as type, null::int as discussion_id, null::int as category_id,
        null::int as insert_user_id, 0 as score, now() as date_inserted, null::timestamptz as date_updated,
        name as title, '' as labels, '' as body_html
      from roles where role_id = any(${ids}::int[])`),
  visible: () => sql`record_id <> 2`,
  present: async (_ctx, found) =>
    found.map(({ record_id }) => ({
      type: 'role',
      name: `Role ${record_id}`,
      url: `/roles/${record_id}`,
      snippet: { text: '', marks: [] },
    })),
});

let test: TestSite;
let admin: TestMember;
beforeAll(async () => {
  test = await testSiteWith([
    {
      name: 'roleFinder',
      dependsOn: ['search', 'roles'],
      addon: { key: 'roleFinder', name: 'Roles', description: 'Found.', isEnabledByDefault: true },
      extensions: [rolesAsRecords],
    },
  ]);
  admin = await signedIn(test, 'Admin', 'administrator');
  await reindex(test.site);
});
afterAll(() => test?.close());

const search = (query: string) => test.guest.get(`/search?query=moderator&${query}`);
const urls = async (query: string) => (await search(query)).body.map(({ url }: { url: string }) => url);

it('is found by its own name, in its domain and among everything', async () => {
  for (const query of ['recordTypes=role', 'types=role', 'domain=roles', 'domain=all_content'])
    expect([query, await urls(query)]).toEqual([query, ['/roles/32']]);
  expect((await search('recordTypes=role')).body[0]).toMatchObject({ recordType: 'role', recordID: 32 });
  expect(await urls('domain=members')).toEqual([]);
});

it('shows nobody what its condition leaves out', async () => {
  const { body } = await test.guest.get('/search?query=guest&recordTypes=role');
  expect(body).toEqual([]);
});

it('is not there while the add-on is switched off', async () => {
  await admin.client.patch('/addons/roleFinder', { enabled: false });
  expect((await search('recordTypes=role')).status).toBe(422);
  expect(await urls('domain=all_content')).toEqual([]);
});
