import type { TestSite } from '../../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from './members.ts';

export interface Staff {
  admin: TestMember;
  moderator: TestMember;
  member: TestMember;
  /** May edit members, and ranks no higher than a member. */
  clerk: TestMember;
}

export async function staffOf(test: TestSite): Promise<Staff> {
  const admin = await signedIn(test, 'Admin_one', 'administrator');
  const moderator = await signedIn(test, 'Moderator_one', 'moderator');
  const member = await signedIn(test, 'Member_one');
  const clerk = await signedIn(test, 'Clerk');
  const { body } = await admin.client.post('/roles', {
    name: 'Clerk',
    permissions: [{ type: 'global', permissions: { 'users.edit': true } }],
  });
  await admin.client.patch(`/users/${clerk.userID}`, { roleID: [body.roleID] });
  return { admin, moderator, member, clerk };
}
