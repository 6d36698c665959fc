// The link that hands an imported account to its owner.
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { issueOneTimeKey } from '../../users/server/credentials/one-time-keys.ts';
import { sendMail, siteSettings } from '../../users/server/send-mail.ts';
import { isWithinMailLimit } from '../../users/server/user.mails.ts';
import {
  findUnclaimed,
  findUnclaimedByEmail,
  findUnclaimedByName,
  type ImportedMemberRow,
} from './imported-member.queries.ts';

const LINK_HOURS = 48;

async function sendLink(site: Site, member: ImportedMemberRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site);
  const key = await issueOneTimeKey(site.database, {
    purpose: 'claim-account',
    userID: member.user_id,
    email,
    hours: LINK_HOURS,
  });
  await sendMail(
    site,
    member,
    email,
    t('{site}: your account of {source}', { site: title, source: member.source }),
    [
      t(
        'what you wrote at {source} stands at {site} now, under the name {name}. With this link the account is yours:',
        {
          source: member.source,
          site: title,
          name: member.name,
        },
      ),
      `${site.url}/entry/claim/${member.user_id}/${key}`,
      t('The link is good for {hours} hours. If you did not ask for it, you need do nothing.', {
        hours: LINK_HOURS,
      }),
    ],
  );
}

async function findAccounts(site: Site, account: string): Promise<ImportedMemberRow[]> {
  if (account.includes('@')) return findUnclaimedByEmail(site.database, account);
  const member = await findUnclaimedByName(site.database, account);
  return member ? [member] : [];
}

export const claimJobs: Readonly<Record<string, SiteJob>> = {
  /** Whether there is such an account is found out here, where nobody waits. */
  'mail-claim-link': async (site, { account }) => {
    for (const member of await findAccounts(site, String(account)))
      if (member.email && (await isWithinMailLimit(site, member.user_id, 'claim')))
        await sendLink(site, member, member.email);
  },
  'mail-claim-link-by-staff': async (site, { userID, email }) => {
    const member = await findUnclaimed(site.database, Number(userID));
    if (member) await sendLink(site, member, String(email));
  },
};
