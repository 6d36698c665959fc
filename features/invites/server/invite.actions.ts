// Invitations are sent, withdrawn, and claimed once.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { forgetRows } from '../../../platform/server/places/erasure-parts.ts';
import type { ClaimedInvitation } from '../../users/server/registration/registration-guards.ts';
import { userConfig } from '../../users/server/user.config.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import { emailKey, emailProblem, requireUsable } from '../../users/server/user-name.ts';
import { type Invite, inviteError } from '../invites.contract.ts';
import { inviteAccepted, inviteSent, inviteWithdrawn } from '../invites.events.ts';
import { inviteConfig } from './invite.config.ts';
import { findInvite, findOpenInviteTo, type InviteRow, storeInvite, takeInvite } from './invite.queries.ts';
import { codeOf, inviteSecret, newCode } from './invite-codes.ts';
import { acceptedInvites } from './invites.erasure.ts';

export async function presentInvites(ctx: RequestContext, rows: readonly InviteRow[]): Promise<Invite[]> {
  const secret = await inviteSecret(ctx.site);
  return rows.map((row) => ({
    inviteID: row.invite_id,
    email: row.email,
    code: codeOf(secret, row.nonce),
    insertUserID: row.insert_user_id,
    dateInserted: row.date_inserted,
    acceptedUserID: row.accepted_user_id,
    dateAccepted: row.date_accepted,
    dateExpires: row.date_expires,
  }));
}

/** Who invited, and who came. */
export async function withPeople(ctx: RequestContext, invites: readonly Invite[]): Promise<Invite[]> {
  const people = await userFragments(
    ctx,
    invites.flatMap(({ insertUserID, acceptedUserID }) => [insertUserID, acceptedUserID ?? 0]),
  );
  return invites.map((invite) => ({
    ...invite,
    insertUser: people.get(invite.insertUserID) ?? unknownUserFragment,
    ...(invite.acceptedUserID !== null && {
      acceptedUser: people.get(invite.acceptedUserID) ?? unknownUserFragment,
    }),
  }));
}

export async function requireInvite(ctx: RequestContext, inviteID: number): Promise<InviteRow> {
  const row = await findInvite(ctx.db, inviteID);
  const isOwn = row?.insert_user_id === ctx.viewer.userID;
  if (row && !isOwn && !ctx.can('community.moderate')) throw permissionProblem(['community.moderate']);
  if (!row) throw notFound('Invite');
  return row;
}

export async function sendInvite(ctx: RequestContext, given: string): Promise<InviteRow> {
  if (ctx.setting(userConfig.registrationMethod) !== 'Invitation') throw inviteError('invite.closed');
  const email = given.trim();
  requireUsable([emailProblem(email)]);
  const code = await newCode(ctx.site);
  const { userID } = ctx.viewer;
  return ctx.write(async (w) => {
    const days = ctx.setting(inviteConfig.expiryDays);
    const sent = await storeInvite(w.db, { email, emailKey: emailKey(email), userID, ...code, days });
    const row = sent ?? (await findOpenInviteTo(w.db, userID, emailKey(email)));
    if (!row) throw notFound('Invite');
    if (sent) {
      await w.enqueue('mail-invite', { inviteID: sent.invite_id });
      await w.announce(inviteSent, { inviteID: sent.invite_id, userID });
    }
    return row;
  });
}

export async function withdrawInvite(ctx: RequestContext, inviteID: number): Promise<void> {
  await ctx.write(async (w) => {
    const withdrawn = await w.db.execute(sql`delete from invites where invite_id = ${inviteID}`);
    if (withdrawn > 0) await w.announce(inviteWithdrawn, { inviteID });
  });
}

export async function claimInvite(w: WriteContext, code: string): Promise<ClaimedInvitation | undefined> {
  const invite = await takeInvite(w.db, code);
  return (
    invite && {
      email: invite.email,
      inviterID: invite.insert_user_id,
      async accept(userID) {
        await w.db.execute(sql`
          update invites set accepted_user_id = ${userID}, date_accepted = now()
          where invite_id = ${invite.invite_id}`);
        await w.announce(inviteAccepted, { inviteID: invite.invite_id, userID });
      },
    }
  );
}

/** Nobody joins at the wish of somebody who is gone, and no address of theirs stays behind. */
export async function forgetInvitesOf(w: WriteContext, userID: number): Promise<void> {
  await forgetRows(w.db, acceptedInvites, userID);
}
