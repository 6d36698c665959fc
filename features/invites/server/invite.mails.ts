// The invitation itself, by mail. A member who is invited again learns that they have an account already.
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { siteSettings } from '../../users/server/send-mail.ts';
import { findUser, findUserIDsByEmail } from '../../users/server/user.queries.ts';
import { emailKey } from '../../users/server/user-name.ts';
import { findInvite, type InviteRow } from './invite.queries.ts';
import { codeOf, inviteSecret } from './invite-codes.ts';

async function sendInvitation(site: Site, invite: InviteRow): Promise<void> {
  const inviter = await findUser(site.database, invite.insert_user_id);
  if (!inviter) return;
  // Whoever is invited has no account yet; the inviter writes in a language that both read.
  const { title, t } = await siteSettings(site, inviter);
  const code = codeOf(await inviteSecret(site), invite.nonce);
  await site.mail.send({
    kind: 'invitation',
    to: invite.email,
    subject: t('{name} invites you to {site}', { name: inviter.name, site: title }),
    text: [
      t('Hello,'),
      t('{name} invites you to join {site}:', { name: inviter.name, site: title }),
      `${site.url}/entry/registerinvitation/${code}`,
      t('The invitation is good until {date}. If you do not know {name}, you need do nothing.', {
        date: invite.date_expires.slice(0, 10),
        name: inviter.name,
      }),
    ].join('\n\n'),
  });
}

export const inviteJobs: Readonly<Record<string, SiteJob>> = {
  'mail-invite': async (site, { inviteID }) => {
    const invite = await findInvite(site.database, Number(inviteID));
    if (!invite || invite.date_accepted) return;
    const [member] = await findUserIDsByEmail(site.database, emailKey(invite.email));
    if (!member) return sendInvitation(site, invite);
    await site.database.transaction((tx) =>
      site.jobs.enqueue(tx, 'mail-known-address', { userID: member.user_id }),
    );
  },
};
