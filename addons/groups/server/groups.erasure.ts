// What becomes of groups when a member goes: see deleted-member.ts.
import { erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const groupsErasure = [
  erasureParts.add({
    id: 'groupMemberships',
    isOwn: true,
    rowsOf: 'group_members',
    // Those in groups that are deleted for now go, too, and nobody is told of them.
    where: (userID) => sql`user_id = ${userID} and exists (
      select from groups g where g.group_id = group_members.group_id and g.date_deleted is null)`,
    becomes: 'goes',
    ...wordings({ name: 'Memberships in groups', why: 'Who is gone belongs to no group.' }),
  }),
  erasureParts.add({
    id: 'groupsStarted',
    isOwn: true,
    rowsOf: 'groups',
    where: (userID) => sql`insert_user_id = ${userID}`,
    becomes: 'stays',
    ...wordings({ name: 'Groups that they started', why: 'They belong to all of their members.' }),
  }),
];

export const groupsOwnData = [
  ownDataParts.add({
    name: 'groups',
    about: 'Which groups you belong to.',
    rows: (userID) => sql`
    select m.group_id, g.name, m.role, m.date_inserted from group_members m join groups g using (group_id)
    where m.user_id = ${userID} order by m.group_id`,
  }),
  ownDataParts.add({
    name: 'group-invitations',
    about: 'Invitations into groups that you sent by mail, or as a link.',
    rows: (userID) => sql`
    select i.group_id, g.name, i.email, i.date_inserted, i.date_expires
    from group_invitations i join groups g using (group_id)
    where i.insert_user_id = ${userID} order by i.invitation_id`,
  }),
];
