// That somebody put their first steps away: in the archive of their own data, and gone with their account.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, ownArchive, recordsIn, signedIn } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/onboarding', { enabled: true });
});

it('is told to the member alone, and forgotten with them', async () => {
  const [ava, bo] = [await signedIn(test, 'Ava'), await signedIn(test, 'Bo')];
  await done(ava.client.put('/onboarding/me', { isDismissed: true }));
  const [record, ...more] = recordsIn(await ownArchive(test, ava), 'onboarding');
  expect([Date.parse(String(record?.date_inserted)) > 0, more]).toEqual([true, []]);
  expect(recordsIn(await ownArchive(test, bo), 'onboarding')).toEqual([]);
  expect((await test.admin.client.get(`/users/${ava.userID}/erasure`)).text).toContain(
    'onboarding_dismissed',
  );
  await done(test.admin.client.delete(`/users/${ava.userID}`, { deleteMethod: 'delete' }));
  const rows = () =>
    test.site.database.rows(sql`select from onboarding_dismissed where user_id = ${ava.userID}`);
  await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
});
