// What badges store of a member: in the archive of their own data, and gone with their account; and where the newest ones show.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  onHomeOf,
  ownArchive,
  putOnHome,
  recordsIn,
  signedIn,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';
import { addBadge, countOf, give } from './testing/badge-calls.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  // Those that rules give are another test's.
  await test.site.database.execute(sql`update badges set is_active = false`);
  await test.admin.client.patch('/addons/badges', { enabled: true });
});

it('are in the archive, also what was taken back and asked for, and go with the account', async () => {
  const member = await signedIn(test, 'Ownbee');
  const [held, taken] = [await addBadge(test, { points: 4 }), await addBadge(test)];
  const asked = await addBadge(test, { requestable: true });
  for (const badge of [held, taken]) await give(test, member, badge);
  await done(test.admin.client.delete(`/users/${member.userID}/badges/${taken.badgeID}`));
  await done(member.client.post(`${asked.path}/request`, { body: 'I swept the hive.' }));
  const archive = await ownArchive(test, member);
  expect(recordsIn(archive, 'badges')).toMatchObject([
    { badge_id: held.badgeID, name: held.name, points: 4, date_revoked: null },
    { badge_id: taken.badgeID, name: taken.name, date_revoked: expect.any(String) },
  ]);
  expect(recordsIn(archive, 'badgeRequests')).toMatchObject([
    { badge_id: asked.badgeID, name: asked.name, body: 'I swept the hive.', status: 'pending' },
  ]);
  for (const record of recordsIn(archive, 'badges')) expect(record).not.toHaveProperty('insert_user_id');

  const { text } = await test.admin.client.get(`/users/${member.userID}/erasure`);
  for (const part of ['badge_members', 'badge_requests']) expect(text).toContain(part);
  await done(test.admin.client.delete(`/users/${member.userID}`, { deleteMethod: 'delete' }));
  const rows = () =>
    test.site.database.row(sql`
      select (select count(*)::int from badge_members where user_id = ${member.userID}) as held,
        (select count(*)::int from badge_requests where user_id = ${member.userID}) as asked`);
  await expect.poll(rows, { timeout: 20_000 }).toEqual({ held: 0, asked: 0 });
  expect([await countOf(test, held), await countOf(test, taken)]).toEqual([0, 0]);
});

it('that were given last are a widget, without hidden ones and without private and banned members', async () => {
  await putOnHome(test.admin.client, [
    { $hydrate: 'react.badges.latest' },
    { $hydrate: 'react.badges.latest', limit: 1 },
  ]);
  const drawn = async ({ limit = 5, client = test.member.client } = {}): Promise<string[]> => {
    const lists = (await onHomeOf(client, 'LatestBadges')).map(({ grants }) =>
      (grants as { badge: { name: string }; user: { name: string } }[]).map(
        ({ badge, user }) => `${user.name}: ${badge.name}`,
      ),
    );
    return lists[limit === 1 ? 1 : 0] ?? [];
  };
  const [first, second] = [await signedIn(test, 'Firstbee'), await signedIn(test, 'Secondbee')];
  const badge = await addBadge(test, { name: 'Star of Apulia' });
  const hidden = await addBadge(test, { name: 'Moon of Apulia', hidden: true });
  await give(test, first, badge);
  await give(test, second, badge);
  expect(await drawn()).toEqual(['Secondbee: Star of Apulia', 'Firstbee: Star of Apulia']);
  expect(await drawn({ limit: 1 })).toEqual(['Secondbee: Star of Apulia']);
  await test.admin.client.patch(`/users/${second.userID}`, { private: true });
  for (const limit of [1, 5]) expect(await drawn({ limit })).toEqual(['Firstbee: Star of Apulia']);
  await test.admin.client.put(`/users/${first.userID}/ban`, { banned: true });
  expect(await drawn()).toEqual([]);
  await test.admin.client.put(`/users/${first.userID}/ban`, { banned: false });
  await give(test, first, hidden);
  for (const client of [test.guest, test.member.client, first.client])
    expect(await drawn({ client })).not.toContain('Firstbee: Moon of Apulia');
  const ofStaff = ['Firstbee: Moon of Apulia', 'Firstbee: Star of Apulia'];
  expect(await drawn({ client: test.moderator.client })).toEqual(ofStaff);
  await test.admin.client.patch(badge.path, { active: false });
  expect(await drawn()).toEqual([]);
});

it('have a page by number and by key', async () => {
  const badge = await addBadge(test, { name: 'Comet of Molise', key: 'comet-of-molise' });
  for (const path of [`/badge/${badge.badgeID}/any-name`, '/badge/comet-of-molise']) {
    const { status, text } = await test.guest.page(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain(`"badgeID":${badge.badgeID},"name":"Comet of Molise"`);
  }
  for (const path of ['/badge/comet-of-nowhere', '/badge/99999/x'])
    expect((await test.guest.page(path)).status).toBe(404);
});
