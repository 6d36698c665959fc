// Invitations by mail and links: made, withdrawn and used. An address is answered alike whether a member has it or not.
import {
  emailKey,
  emailProblem,
  notFound,
  type RequestContext,
  sql,
  validationProblem,
  type WriteContext,
} from '@parley/addon-api';
import { invitationError } from '../group-invitations.contract.ts';
import { groupInvitationChanged } from '../groups.events.ts';
import { GROUPS_TAG } from './groups.tag.ts';
import { INVITATION_MAIL } from './invitation.mails.ts';
import { type InvitationRow, invitationOf } from './invitation.rows.ts';
import { newToken } from './invitation.tokens.ts';
import { addMember, lockGroup } from './member.actions.ts';

const MOST_OPEN = 500;
const MAIL_DAYS = 14;
const STALE = { invalidates: [GROUPS_TAG] };

/** What is wrong with addresses is told at their field, by where they stand. */
export function requireAddresses(emails: readonly string[]): string[] {
  const problems = emails.flatMap((email, index) => {
    const problem = emailProblem(email.trim());
    return problem ? [{ ...problem, field: 'emails', path: `emails[${index}]`, index }] : [];
  });
  if (problems.length > 0) throw validationProblem(problems);
  return [...new Map(emails.toReversed().map((email) => [emailKey(email), email.trim()])).values()];
}

async function requireRoom(w: WriteContext, groupID: number, more: number): Promise<void> {
  await w.db.execute(
    sql`delete from group_invitations where group_id = ${groupID} and date_expires <= now()`,
  );
  const row = await w.db.row<{ count: number }>(sql`
    select count(*)::int as count from group_invitations where group_id = ${groupID}`);
  if ((row?.count ?? 0) + more > MOST_OPEN) throw invitationError('group.tooManyInvitations');
}

async function announced(w: WriteContext, groupID: number): Promise<void> {
  await w.announce(groupInvitationChanged, { groupID, userID: w.viewer.userID }, STALE);
}

/** One that is still open stays as it is, and nobody gets a second mail. In the transaction of the caller. */
export async function inviteByMail(
  ctx: RequestContext,
  w: WriteContext,
  groupID: number,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  await lockGroup(w, groupID);
  await requireRoom(w, groupID, emails.length);
  for (const email of emails) {
    const { nonce, tokenHash } = await newToken(ctx.site);
    const row = await w.db.row<{ invitation_id: number }>(sql`
      insert into group_invitations (group_id, email, email_key, nonce, token_hash, insert_user_id, date_expires)
      values (${groupID}, ${email}, ${emailKey(email)}, ${nonce}, ${tokenHash}, ${ctx.viewer.userID},
        now() + ${MAIL_DAYS} * interval '1 day')
      on conflict do nothing returning invitation_id`);
    if (row) await w.enqueue(INVITATION_MAIL, { invitationID: row.invitation_id });
  }
  await announced(w, groupID);
}

export async function makeLink(ctx: RequestContext, groupID: number, days: number): Promise<InvitationRow> {
  const { nonce, tokenHash } = await newToken(ctx.site);
  return ctx.write(async (w) => {
    await lockGroup(w, groupID);
    await requireRoom(w, groupID, 1);
    const row = await w.db.row<InvitationRow>(sql`
      insert into group_invitations (group_id, nonce, token_hash, insert_user_id, date_expires)
      values (${groupID}, ${nonce}, ${tokenHash}, ${ctx.viewer.userID}, now() + ${days} * interval '1 day')
      returning invitation_id, group_id, email, nonce, insert_user_id, date_inserted, date_expires`);
    await announced(w, groupID);
    return row as InvitationRow;
  });
}

export async function withdrawInvitation(
  ctx: RequestContext,
  groupID: number,
  invitationID: number,
): Promise<void> {
  await ctx.write(async (w) => {
    const count = await w.db.execute(sql`
      delete from group_invitations where group_id = ${groupID} and invitation_id = ${invitationID}`);
    if (count === 0) throw notFound('Invitation');
    await announced(w, groupID);
  });
}

export async function withdrawInvite(ctx: RequestContext, groupID: number, userID: number): Promise<void> {
  await ctx.write(async (w) => {
    const count = await w.db.execute(sql`
      delete from group_invites where group_id = ${groupID} and user_id = ${userID}`);
    if (count === 0) throw notFound('Invitation');
    await announced(w, groupID);
  });
}

/** One by mail is used once: whoever comes second waits for the lock on the group, and finds it gone. */
export async function acceptInvitation(ctx: RequestContext, token: string): Promise<number> {
  return ctx.write(async (w) => {
    const known = await invitationOf(w.db, token);
    if (!known) throw invitationError('group.invitationGone');
    const groupID = known.group_id;
    await lockGroup(w, groupID);
    const invitation = await invitationOf(w.db, token);
    if (!invitation) throw invitationError('group.invitationGone');
    await addMember(w, { groupID, memberID: ctx.viewer.userID });
    if (invitation.email !== null) {
      await w.db.execute(sql`
        delete from group_invitations where invitation_id = ${invitation.invitation_id}`);
      await announced(w, groupID);
    }
    return groupID;
  });
}
