// What becomes of groups when a member goes: see deleted-member.ts.
import { erasureParts, forgetRows, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

/** Of addresses that are theirs beyond doubt. */
const invitedByMail = {
  rowsOf: 'group_invitations',
  where: (userID: number) => sql`email_key = (
    select u.email_key from users u where u.user_id = ${userID} and u.email_confirmed)`,
};

export const groupsErasure = [
  erasureParts.add({
    id: 'groupInvitationsByMail',
    ...invitedByMail,
    becomes: 'goes',
    before: (w, userID) => forgetRows(w.db, invitedByMail, userID),
    ...wordings({ name: 'Invitations into groups by mail', why: 'They hold the address of this person.' }),
  }),
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
  ownDataParts.add({
    name: 'group-applications',
    about: 'Which groups you asked to join, and what became of it.',
    rows: (userID) => sql`
    select a.group_id, g.name, a.body, a.status, a.date_inserted
    from group_applicants a join groups g using (group_id)
    where a.user_id = ${userID} order by a.application_id`,
  }),
  ownDataParts.add({
    name: 'group-edits',
    about: 'Names and descriptions of groups that you wrote and that wait for approval.',
    rows: (userID) => sql`
    select group_id, name, description, format, date_inserted from group_edits
    where user_id = ${userID} order by group_id`,
  }),
  ownDataParts.add({
    name: 'group-invites',
    about: 'Groups that you are invited to, and members whom you invited.',
    rows: (userID) => sql`
    select i.group_id, g.name, i.user_id, i.date_inserted from group_invites i join groups g using (group_id)
    where i.user_id = ${userID} or i.insert_user_id = ${userID} order by i.invite_id`,
  }),
];
