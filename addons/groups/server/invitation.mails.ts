// The invitation itself, by mail, in the language of whoever invites: the other has no account yet.
import { mailTemplates, type Site, siteSettings, sql } from '@parley/addon-api';
import { invitationByID } from './invitation.rows.ts';
import { invitationPath, tokenOf } from './invitation.tokens.ts';

export const INVITATION_MAIL = 'groups-mail-invitation';

interface Facts {
  name: string;
  locale: string | null;
  group_name: string;
}

/** Nothing is sent of one that was withdrawn or used meanwhile. */
export async function mailInvitation(site: Site, { invitationID }: Record<string, unknown>): Promise<void> {
  const invitation = await invitationByID(site.database, Number(invitationID));
  if (!invitation || invitation.email === null) return;
  const facts = await site.database.row<Facts>(sql`
    select u.name, u.locale, g.name as group_name from users u, groups g
    where u.user_id = ${invitation.insert_user_id} and g.group_id = ${invitation.group_id}`);
  if (!facts) return;
  const { title, t } = await siteSettings(site, facts);
  const gaps = { name: facts.name, group: facts.group_name, site: title };
  const date = invitation.date_expires.slice(0, 10);
  await site.mail.send({
    kind: 'groupInvitation',
    to: invitation.email,
    subject: t('{name} invites you to the group {group}', gaps),
    text: [
      t('Hello,'),
      t('{name} invites you to the group {group} on {site}:', gaps),
      `${site.url}${invitationPath(await tokenOf(site, invitation.nonce))}`,
      t('The invitation is good until {date}. If you do not know {name}, you need do nothing.', {
        ...gaps,
        date,
      }),
    ].join('\n\n'),
  });
}

export const invitationMailTemplate = mailTemplates.add({
  id: 'groupInvitation',
  position: 105,
  name: 'Invitation to a group',
  subject: { text: '{name} invites you to the group {group}', sample: { group: 'Beekeepers' } },
  paragraphs: [
    { text: 'Hello,' },
    { text: '{name} invites you to the group {group} on {site}:', sample: { group: 'Beekeepers' } },
    { url: '/group/invitation/…' },
    {
      text: 'The invitation is good until {date}. If you do not know {name}, you need do nothing.',
      sample: { date: '2027-01-31' },
    },
  ],
});
