// What groups store of a member: it is in the archive of their own data, and goes with their account.
import { type Site, sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  ownArchive,
  recordsIn,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
let person: TestMember;
let email: string;
let first: { groupID: number; path: string };
let second: { groupID: number; path: string };

const groupOf = async (name: string) => {
  const { groupID } = await done(test.member.client.post('/groups', { name, privacy: 'private' }));
  return { groupID, path: `/groups/${groupID}` };
};

beforeAll(async () => {
  await done(test.admin.client.patch('/addons/groups', { enabled: true }));
  person = await signedIn(test, 'Nereid');
  email = (await done(test.admin.client.get(`/users/${person.userID}`))).email;
  first = await groupOf('Reef walkers');
  second = await groupOf('Kelp readers');
  const third = await groupOf('Tide tellers');
  await done(test.admin.client.post(`${first.path}/members`, { userID: person.userID, role: 'leader' }));
  await done(person.client.post(`${second.path}/apply`, { body: 'I read kelp.' }));
  await done(
    test.member.client.post(`${third.path}/invitations`, { userIDs: [person.userID], emails: [email] }),
  );
  await done(
    person.client.post(`${first.path}/invitations`, {
      userIDs: [test.other.userID],
      emails: ['kept@example.org'],
    }),
  );
});

it('is in the archive: memberships, applications, invitations by member and by mail', async () => {
  const entries = await ownArchive(test, person);
  expect(recordsIn(entries, 'groups')).toMatchObject([{ name: 'Reef walkers', role: 'leader' }]);
  expect(recordsIn(entries, 'group-applications')).toMatchObject([
    { name: 'Kelp readers', body: 'I read kelp.', status: 'pending' },
  ]);
  expect(recordsIn(entries, 'group-invites')).toMatchObject([
    { name: 'Tide tellers', user_id: person.userID },
    { name: 'Reef walkers', user_id: test.other.userID },
  ]);
  expect(recordsIn(entries, 'group-invitations')).toMatchObject([
    { name: 'Reef walkers', email: 'kept@example.org' },
  ]);
});

const countsOf = async (site: Site) =>
  site.database.row(sql`
    select
      (select count(*)::int from group_members where user_id = ${person.userID}) as memberships,
      (select count(*)::int from group_applicants where user_id = ${person.userID}) as applications,
      (select count(*)::int from group_invites where user_id = ${person.userID}) as invites,
      (select count(*)::int from group_invitations
        where insert_user_id = ${person.userID} or lower(email) = lower(${email})) as mailed`);

it('goes with the account; whom they asked into the group stays asked', async () => {
  expect(await countsOf(test.site)).toEqual({ memberships: 1, applications: 1, invites: 1, mailed: 2 });
  const preview = await test.admin.client.get(`/users/${person.userID}/erasure`);
  for (const table of ['group_members', 'group_applicants', 'group_invites', 'group_invitations'])
    expect(preview.text).toContain(table);
  await done(test.admin.client.delete(`/users/${person.userID}`, { deleteMethod: 'delete' }));
  await expect
    .poll(() => countsOf(test.site), { timeout: 20_000 })
    .toEqual({ memberships: 0, applications: 0, invites: 0, mailed: 0 });
  const asked = await test.member.client.get(`${first.path}/invites`);
  expect(asked.body).toMatchObject([{ userID: test.other.userID }]);
  const group = await test.member.client.get(first.path);
  expect([group.status, group.body.countMembers]).toEqual([200, 1]);
});
