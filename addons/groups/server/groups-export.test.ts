// A site that moves takes its groups along: who belongs to them, who is asked to and who asks, pictures and what they
// discuss; links that open a group stay behind.
import { type Site, sql } from '@parley/addon-api';
import { countedCommunity, discussionBy, done, movedSite, signedIn } from '@parley/addon-api/testing';
import { expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const TABLES = ['groups', 'group_members', 'group_invites', 'group_applicants', 'group_places'];

async function rowsOf(site: Site): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of TABLES)
    found[table] = await site.database.rows(sql`select * from ${sql.raw(table)} order by 1, 2`);
  return found;
}

it('comes along with its members, roles, invitations, applications, pictures and who follows it', async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
  const asked = await signedIn(test, 'Asked');
  const { client } = test.member;
  const iconUrl = new URL((await client.upload('/media', PIXEL, 'bees.png')).body.url).pathname;
  const written = { name: 'Movers', description: 'We **move**.', privacy: 'private', iconUrl };
  const { groupID, categoryID } = await done(client.post('/groups', written));
  const path = `/groups/${groupID}`;
  await done(test.admin.client.post(`${path}/members`, { userID: test.moderator.userID }));
  await done(client.put(`${path}/members/${test.moderator.userID}/role`, { role: 'leader' }));
  await done(test.moderator.client.put(`${path}/follow`, { followed: false }));
  await done(client.post(`${path}/invitations`, { userIDs: [asked.userID], emails: ['ida@example.org'] }));
  await done(client.post(`${path}/invitations/link`, {}));
  await done(test.other.client.post(`${path}/apply`, { body: 'I move, too.' }));
  await discussionBy(client, { categoryID, name: 'Where to?' });
  const before = await rowsOf(test.site);
  expect(Object.values(before).map((rows) => rows.length)).toEqual([1, 2, 1, 1, 1]);

  const moved = await movedSite(test.site);
  try {
    expect(await rowsOf(moved.site)).toEqual(before);
    const links = sql`select from group_invitations`;
    expect(await test.site.database.rows(links)).toHaveLength(2);
    expect(await moved.site.database.rows(links)).toEqual([]);
    const there = await moved.site.database.rows(sql`
      select d.name from groups g join discussions d using (category_id) where g.group_id = ${groupID}`);
    expect(there).toEqual([{ name: 'Where to?' }]);
    const key = iconUrl.replace(/^\/uploads\//, '');
    expect((await moved.site.blobs.get(key)) !== undefined).toBe(true);
  } finally {
    await moved.close();
  }
}, 120_000);
