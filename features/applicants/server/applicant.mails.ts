// What was decided, by mail.
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { confirmationParagraphs, sendMail, siteSettings } from '../../users/server/send-mail.ts';
import { findUser, findUserIDsByEmail } from '../../users/server/user.queries.ts';
import { emailKey } from '../../users/server/user-name.ts';
import { type ApplicantRow, findApplicant } from './applicant.queries.ts';

async function sendApproval(site: Site, userID: number): Promise<void> {
  const user = await findUser(site.database, userID);
  if (!user?.email) return;
  const { title, confirmsEmail, t } = await siteSettings(site, user);
  const next =
    confirmsEmail && !user.email_confirmed
      ? await confirmationParagraphs(site, user, user.email)
      : [t('Sign in with the password you chose:'), `${site.url}/entry/signin`];
  await sendMail(site, user, user.email, t('You are a member of {site}', { site: title }), [
    t('your application was approved: you are a member of {site} now.', { site: title }),
    ...next,
  ]);
}

async function sendRefusal(site: Site, applicant: ApplicantRow): Promise<void> {
  const { title, t } = await siteSettings(site);
  // The address was a member's all along: it was not they who applied.
  const [member] = await findUserIDsByEmail(site.database, emailKey(applicant.email));
  if (member) return;
  await sendMail(site, applicant, applicant.email, t('Your application to {site}', { site: title }), [
    t('thank you for your interest in {site}. Your application was not approved.', { site: title }),
  ]);
}

export const applicantJobs: Readonly<Record<string, SiteJob>> = {
  'mail-decision': async (site, { applicantID, userID }) => {
    if (typeof userID === 'number') return sendApproval(site, userID);
    const applicant = await findApplicant(site.database, Number(applicantID));
    if (applicant?.status === 'declined') await sendRefusal(site, applicant);
  },
};
