// Badges of the old site are stored with the account, and handed to whoever has badges here.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { importFromDiscourse } from './discourse/discourse.importer.ts';
import { importSite, silent } from './testing/import-site.ts';
import { importTwice, reasons } from './testing/imported-threads.ts';
import { discourseExport, post, topic } from './testing/made-export.ts';

let test: TestSite;
beforeEach(async () => {
  test = await importSite();
});
afterEach(() => test.close());

/** Of asker (100) and member2 (102); nobody else wrote anything. */
async function exportWith(users: unknown): Promise<string> {
  const path = await discourseExport([topic(1, {}, [post(1, 1), post(1, 2)])]);
  await writeFile(join(path, 'users.json'), JSON.stringify(users));
  return path;
}

function badges(): Promise<object[]> {
  return test.site.database.rows(sql`
    select b.foreign_id, u.name as owner, b.name, b.class, b.date_awarded from imported_badges b
    join users u using (user_id) order by b.foreign_id`);
}

const AT = '2021-05-01T08:00:00+00:00';

it('takes them from the list of people, each grant once', async () => {
  const path = await exportWith({
    users: [
      {
        id: 100,
        username: 'asker',
        user_badges: [
          { id: 900, badge_id: 3, granted_at: AT },
          { id: 901, badge_id: 77 },
        ],
      },
      {
        id: 102,
        username: 'member2',
        badges: [
          { id: 5, name: 'Nice Reply', badge_type_id: 3, granted_at: AT },
          { id: 5, name: 'Nice Reply', badge_type_id: 3, granted_at: AT },
          { id: 6, name: ' ' },
          'Basic',
        ],
      },
      { id: 999, username: 'reader', badges: [{ id: 6, name: 'Reader' }] },
    ],
    badges: [{ id: 3, name: 'Great Topic', badge_type_id: 1 }],
    user_badges: [
      { id: 902, user_id: 102, badge_id: 3, granted_at: 'one day' },
      { id: 903, badge_id: 3 },
    ],
  });
  const run = await importTwice(test, path);
  expect(await badges()).toEqual([
    {
      foreign_id: '102/5/2021-05-01T08:00:00.000Z',
      owner: 'member2',
      name: 'Nice Reply',
      class: 3,
      date_awarded: AT,
    },
    { foreign_id: '102/Basic', owner: 'member2', name: 'Basic', class: null, date_awarded: null },
    { foreign_id: '900', owner: 'asker', name: 'Great Topic', class: 1, date_awarded: AT },
    { foreign_id: '902', owner: 'member2', name: 'Great Topic', class: 1, date_awarded: null },
  ]);
  expect(await reasons(test)).toEqual([
    'badges 102/5/2021-05-01T08:00:00.000Z (null): it stands twice',
    'badges 102/6 (null): it has no name',
    'badges 901 (null): it has no name',
    'badges 903 (null): nobody knows whose badge it is',
    'badges 999/6 (null): nobody knows whose badge it is',
  ]);
  expect(run.stats.kinds.find(({ kind }) => kind === 'badges')).toEqual({
    kind: 'badges',
    read: 9,
    imported: 4,
    rejected: 5,
  });
});

it('lists in the report which ones there were', async () => {
  const path = await exportWith([
    { id: 100, username: 'asker', badges: [{ id: 5, name: 'Nice Reply', badge_type_id: 3 }] },
    { id: 102, username: 'member2', badges: [{ id: 5, name: 'Nice Reply', badge_type_id: 3 }] },
  ]);
  const { reportFile } = await importFromDiscourse({ site: test.site, out: silent, path });
  const lines = (await readFile(reportFile, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual({ badge: 'Nice Reply', class: 3, count: 2 });
});
