// Who comes to a group and who leaves it. The lock on the group lets them follow each other, so that it counts right and
// is never without a leader.
import {
  leaveRecordCategory,
  notFound,
  type RequestContext,
  sql,
  type WriteContext,
} from '@parley/addon-api';
import { groupError } from '../groups.contract.ts';
import {
  groupApplicantAccepted,
  groupApplicantDenied,
  groupApplicationRemoved,
  groupApplied,
  groupInvited,
  groupJoined,
  groupLeft,
  groupRoleChanged,
} from '../groups.events.ts';
import { type GroupRow, requireGroup } from './group.policy.ts';
import { GROUPS_TAG } from './groups.tag.ts';

export interface Membership {
  groupID: number;
  memberID: number;
}

type Role = 'member' | 'leader';

export async function lockGroup(w: WriteContext, groupID: number): Promise<void> {
  const row = await w.db.row(sql`select from groups where group_id = ${groupID} for no key update`);
  if (!row) throw notFound('Group');
}

/** Who did it to whom, and which pages show it. */
const by = (w: WriteContext, of: Membership) => ({ ...of, userID: w.viewer.userID });
const STALE = { invalidates: [GROUPS_TAG] };

/** Nothing happens where they belong to it already. */
export async function addMember(w: WriteContext, of: Membership, role: Role = 'member'): Promise<void> {
  const { groupID, memberID } = of;
  await lockGroup(w, groupID);
  const added = await w.db.row(sql`
    insert into group_members (group_id, user_id, role) values (${groupID}, ${memberID}, ${role})
    on conflict do nothing returning user_id`);
  if (!added) return;
  await w.db.execute(sql`update groups set count_members = count_members + 1 where group_id = ${groupID}`);
  await w.db.execute(sql`delete from group_invites where group_id = ${groupID} and user_id = ${memberID}`);
  await w.db.execute(sql`delete from group_applicants where group_id = ${groupID} and user_id = ${memberID}`);
  await w.announce(groupJoined, by(w, of), STALE);
}

/** Whether one may is asked under the lock: it may have been made private meanwhile. */
export async function join(ctx: RequestContext, groupID: number): Promise<void> {
  await ctx.write(async (w) => {
    await lockGroup(w, groupID);
    const {
      privacy,
      role,
      is_invited: isInvited,
    } = await requireGroup({ viewer: ctx.viewer, can: ctx.can.bind(ctx), db: w.db }, groupID);
    if (role !== null) return;
    if (privacy !== 'public' && !isInvited && !ctx.can('groups.moderate'))
      throw groupError('group.applyFirst');
    await addMember(w, { groupID, memberID: ctx.viewer.userID });
  });
}

async function requireOtherLeader(w: WriteContext, { groupID, memberID }: Membership): Promise<void> {
  const other = await w.db.row(sql`
    select from group_members where group_id = ${groupID} and role = 'leader' and user_id <> ${memberID} limit 1`);
  if (!other) throw groupError('group.lastLeader');
}

async function roleOf(w: WriteContext, { groupID, memberID }: Membership): Promise<Role | undefined> {
  const row = await w.db.row<{ role: Role }>(sql`
    select role from group_members where group_id = ${groupID} and user_id = ${memberID}`);
  return row?.role;
}

/** `isForced`: of a member who is deleted, who leads it no more in any case. */
export async function removeMember(
  ctx: RequestContext,
  of: Membership,
  { isForced = false } = {},
): Promise<void> {
  await ctx.write(async (w) => {
    await lockGroup(w, of.groupID);
    const role = await roleOf(w, of);
    if (!role) throw notFound('Member');
    if (role === 'leader' && !isForced) await requireOtherLeader(w, of);
    await w.db.execute(sql`
      delete from group_members where group_id = ${of.groupID} and user_id = ${of.memberID}`);
    await forgetLinksOf(w, of);
    const group = await w.db.row<{ category_id: number | null }>(sql`
      update groups set count_members = count_members - 1 where group_id = ${of.groupID} returning category_id`);
    await w.announce(groupLeft, by(w, of), STALE);
    const categoryID = group?.category_id;
    if (categoryID) await leaveRecordCategory(w, { categoryID, memberID: of.memberID });
  });
}

/** Nobody comes in any more by what somebody sent who leads it no longer. */
async function forgetLinksOf(w: WriteContext, { groupID, memberID }: Membership): Promise<void> {
  await w.db.execute(sql`
    delete from group_invitations where group_id = ${groupID} and insert_user_id = ${memberID}`);
}

export async function setRole(ctx: RequestContext, of: Membership, role: Role): Promise<void> {
  await ctx.write(async (w) => {
    await lockGroup(w, of.groupID);
    const before = await roleOf(w, of);
    if (!before) throw notFound('Member');
    if (before === role) return;
    if (before === 'leader') await requireOtherLeader(w, of);
    await w.db.execute(sql`
      update group_members set role = ${role} where group_id = ${of.groupID} and user_id = ${of.memberID}`);
    if (role === 'member') await forgetLinksOf(w, of);
    await w.announce(groupRoleChanged, by(w, of), STALE);
  });
}

/** Who asks again changes what they said. */
export async function apply(ctx: RequestContext, group: GroupRow, body: string): Promise<void> {
  if (group.privacy === 'public') throw groupError('group.isOpen');
  if (group.role !== null) throw groupError('group.isMember');
  const of = { groupID: group.group_id, memberID: ctx.viewer.userID };
  await ctx.write(async (w) => {
    await lockGroup(w, of.groupID);
    if (await roleOf(w, of)) throw groupError('group.isMember');
    const row = await w.db.row<{ application_id: number }>(sql`
      insert into group_applicants (group_id, user_id, body) values (${of.groupID}, ${of.memberID}, ${body})
      on conflict (group_id, user_id) do update set body = excluded.body
      where group_applicants.status = 'pending' returning application_id`);
    if (!row) throw groupError('group.denied');
    await w.announce(groupApplied, { ...by(w, of), applicationID: row.application_id }, STALE);
  });
}

async function accept(w: WriteContext, of: Membership): Promise<void> {
  await addMember(w, of);
  const row = await w.db.row<{ membership_id: number }>(sql`
    select membership_id from group_members where group_id = ${of.groupID} and user_id = ${of.memberID}`);
  if (row) await w.announce(groupApplicantAccepted, { ...by(w, of), membershipID: row.membership_id }, STALE);
}

export async function decide(
  ctx: RequestContext,
  of: Membership,
  status: 'approved' | 'denied',
): Promise<void> {
  await ctx.write(async (w) => {
    await lockGroup(w, of.groupID);
    const asked = await w.db.row(sql`
      select from group_applicants where group_id = ${of.groupID} and user_id = ${of.memberID}`);
    if (!asked) throw notFound('Applicant');
    if (status === 'approved') return accept(w, of);
    await w.db.execute(sql`
      update group_applicants set status = 'denied' where group_id = ${of.groupID} and user_id = ${of.memberID}`);
    await w.announce(groupApplicantDenied, by(w, of), STALE);
  });
}

/** Whoever asked may take it back until somebody answers, even where the group is secret by now; leaders may at any time. */
export async function removeApplication(
  ctx: RequestContext,
  of: Membership,
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  const status = (db: Pick<RequestContext['db'], 'row'>) =>
    db.row<{ status: 'pending' | 'denied' }>(sql`
      select status from group_applicants where group_id = ${of.groupID} and user_id = ${of.memberID}`);
  if (!(await status(ctx.db))) throw notFound('Applicant');
  await ctx.write(async (w) => {
    await lockGroup(w, of.groupID);
    const asked = await status(w.db);
    if (!asked) throw notFound('Applicant');
    if (isOwn && asked.status === 'denied') throw groupError('group.denied');
    await w.db.execute(sql`
      delete from group_applicants where group_id = ${of.groupID} and user_id = ${of.memberID}`);
    await w.announce(groupApplicationRemoved, by(w, of), STALE);
  });
}

export async function invite(w: WriteContext, groupID: number, userIDs: readonly number[]): Promise<void> {
  const { userID } = w.viewer;
  await lockGroup(w, groupID);
  const invited = await w.db.rows<{ invite_id: number; user_id: number }>(sql`
      insert into group_invites (group_id, user_id, insert_user_id)
      select ${groupID}, u.user_id, ${userID} from users u
      where u.user_id = any(${userIDs}::int[]) and u.date_deleted is null
        and not exists (select from group_members m where m.group_id = ${groupID} and m.user_id = u.user_id)
      order by u.user_id on conflict do nothing returning invite_id, user_id`);
  for (const { invite_id: inviteID, user_id: memberID } of invited)
    await w.announce(groupInvited, { groupID, memberID, inviteID, userID }, STALE);
}
