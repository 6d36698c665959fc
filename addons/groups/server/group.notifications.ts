// Leaders hear who asks to join, and members of what concerns them: that they were taken in, that they are invited, what is
// started and announced in their groups.
import {
  addedNotifications,
  type NotificationKind,
  type NotificationPreference,
  type NotificationRecord,
  notifiesOf,
  type RequestContext,
  type Sql,
  sql,
} from '@parley/addon-api';
import { discussionPinned } from '@parley/addon-api/events';
import { groupPath } from '../group.address.ts';
import { groupApplicantAccepted, groupApplied, groupInvited } from '../groups.events.ts';

/** Who they are is decided by whom a kind names; for all of them at once nothing more is asked. */
const isForAll = (ctx: RequestContext) => ctx.viewer.userID <= 0 && !ctx.viewer.isGuest;

interface Facts {
  id: number;
  group_id: number;
  name: string;
  insert_user_id: number;
  date_inserted: string;
}

/** `rows`: of a table with a number, a group, and who wrote it. */
function recordOf(
  recordType: string,
  of: { id: Sql; table: Sql; author: Sql; isConcerned: (userID: number) => Sql },
) {
  const record: NotificationRecord = {
    recordType,
    isInApi: false,
    isSeen: async (ctx, recordID) => sql`exists (
      select from ${of.table} r
      join groups g using (group_id)
      where r.${of.id} = ${recordID} and g.date_held is null and g.date_deleted is null and ${isForAll(ctx) ? sql`true` : of.isConcerned(ctx.viewer.userID)})`,
    facts: async (ctx, ids) => {
      const rows = await ctx.db.rows<Facts>(sql`
        select r.${of.id} as id, g.group_id, g.name, ${of.author} as insert_user_id, r.date_inserted
        from ${of.table} r join groups g using (group_id)
        where r.${of.id} = any(${[...ids]}::int[]) and g.date_deleted is null`);
      return rows.map(({ id, group_id: groupID, name, insert_user_id, date_inserted }) => ({
        recordID: id,
        name,
        path: groupPath({ groupID, name }),
        insertUserID: insert_user_id,
        dateInserted: date_inserted,
      }));
    },
  };
  return record;
}

const isTheirs = (userID: number) => sql`r.user_id = ${userID}`;

const application = recordOf('groupApplication', {
  id: sql.raw('application_id'),
  table: sql.raw('group_applicants'),
  author: sql.raw('r.user_id'),
  isConcerned: (userID) => sql`r.status = 'pending' and exists (
    select from group_members m where m.group_id = r.group_id and m.user_id = ${userID} and m.role = 'leader')`,
});

const membership = recordOf('groupMembership', {
  id: sql.raw('membership_id'),
  table: sql.raw('group_members'),
  author: sql.raw('g.insert_user_id'),
  isConcerned: isTheirs,
});

const invitation = recordOf('groupInvite', {
  id: sql.raw('invite_id'),
  table: sql.raw('group_invites'),
  author: sql.raw('coalesce(r.insert_user_id, 0)'),
  isConcerned: isTheirs,
});

const asked: NotificationPreference = {
  name: 'GroupApplicant',
  group: 'communityTasks',
  label: (t) => t('Somebody asks to join a group that I lead'),
  defaults: { popup: true, email: true },
};

const invited: NotificationPreference = {
  name: 'GroupInvite',
  group: 'myAccount',
  label: (t) => t('I am invited to a group, or taken into one'),
  defaults: { popup: true, email: true },
};

const started: NotificationPreference = {
  name: 'GroupDiscussion',
  group: 'followedPosts',
  label: (t) => t('New discussions in groups that I belong to'),
  defaults: { popup: true, email: false },
};

const announced: NotificationPreference = {
  name: 'GroupAnnouncement',
  group: 'followedPosts',
  label: (t) => t('Announcements in groups that I belong to'),
  defaults: { popup: true, email: true },
};

const toLeaders: NotificationKind = {
  activityType: 'GroupApplicant',
  recordType: 'groupApplication',
  occasion: 'added',
  reason: 'managed',
  preference: asked.name,
  icon: 'user-plus',
  headline: (t, gaps) => t('{actor} asks to join the group {name}', gaps),
  mailReason: (t) => t('You get this because you lead the group.'),
  receivers: ({ recordID }, { after, limit }) => sql`
    select m.user_id from group_applicants a join group_members m using (group_id)
    where a.application_id = ${recordID} and m.role = 'leader' and m.user_id > ${after}
    order by m.user_id limit ${sql.integer(limit)}`,
};

const accepted: NotificationKind = {
  activityType: 'GroupAccepted',
  recordType: 'groupMembership',
  occasion: 'accepted',
  reason: 'own',
  preference: invited.name,
  icon: 'users',
  headline: (t, gaps) => t('{actor} took you into the group {name}', gaps),
  mailReason: (t) => t('You get this because you asked to join.'),
  receivers: ({ recordID }, { after }) => sql`
    select user_id from group_members where membership_id = ${recordID} and user_id > ${after}`,
};

const toInvited: NotificationKind = {
  activityType: 'GroupInvite',
  recordType: 'groupInvite',
  occasion: 'added',
  reason: 'own',
  preference: invited.name,
  icon: 'user-plus',
  headline: (t, gaps) => t('{actor} invites you to the group {name}', gaps),
  mailReason: (t) => t('You get this because you are invited.'),
  receivers: ({ recordID }, { after }) => sql`
    select user_id from group_invites where invite_id = ${recordID} and user_id > ${after}`,
};

const ANNOUNCED = 'announcedInGroup';

const toMembers: NotificationKind = {
  activityType: 'GroupDiscussion',
  recordType: 'discussion',
  occasion: 'posted',
  reason: 'followed',
  preference: started.name,
  icon: 'users',
  headline: (t, gaps) => t('{actor} started a discussion in your group: {name}', gaps),
  mailReason: (t) => t('You get this because you belong to the group.'),
  receivers: ({ discussion }, { after, limit }) => sql`
    select m.user_id from groups g join group_members m using (group_id)
    where g.category_id = ${discussion?.categoryID ?? 0} and m.user_id > ${after} and m.date_followed is not null
    order by m.user_id limit ${sql.integer(limit)}`,
};

const ofAnnouncement: NotificationKind = {
  ...toMembers,
  activityType: 'GroupAnnouncement',
  occasion: ANNOUNCED,
  // Those too who do not follow: leaders announce what all should know.
  receivers: ({ discussion }, { after, limit }) => sql`
    select m.user_id from groups g join group_members m using (group_id)
    where g.category_id = ${discussion?.categoryID ?? 0} and m.user_id > ${after}
    order by m.user_id limit ${sql.integer(limit)}`,
  preference: announced.name,
  icon: 'megaphone',
  headline: (t, gaps) => t('{actor} announced in your group: {name}', gaps),
};

export const groupNotifications = addedNotifications({
  records: [application, membership, invitation],
  preferences: [asked, invited, started, announced],
  kinds: [toLeaders, accepted, toInvited, toMembers, ofAnnouncement],
});

export const groupNotificationListeners = [
  notifiesOf(groupApplied, ({ applicationID, memberID }) => ({
    recordType: 'groupApplication',
    recordID: applicationID,
    occasion: 'added',
    actorUserID: memberID,
  })),
  notifiesOf(groupApplicantAccepted, ({ membershipID, userID }) => ({
    recordType: 'groupMembership',
    recordID: membershipID,
    occasion: 'accepted',
    actorUserID: userID,
  })),
  notifiesOf(
    groupInvited,
    ({ inviteID, userID }) => ({
      recordType: 'groupInvite',
      recordID: inviteID,
      occasion: 'added',
      actorUserID: userID,
    }),
    ({ memberID }) => memberID,
  ),
  notifiesOf(discussionPinned, ({ discussionID, pinLocation, userID }) =>
    pinLocation === null
      ? undefined
      : { recordType: 'discussion', recordID: discussionID, occasion: ANNOUNCED, actorUserID: userID },
  ),
];
