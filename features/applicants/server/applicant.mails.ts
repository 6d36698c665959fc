// What was decided, by mail.
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { confirmationParagraphs, sendMail, siteSettings } from '../../users/server/send-mail.ts';
import { findUser, findUserIDsByEmail } from '../../users/server/user.queries.ts';
import { emailKey } from '../../users/server/user-name.ts';
import { type ApplicantRow, findApplicant } from './applicant.queries.ts';

async function sendApproval(site: Site, userID: number): Promise<void> {
  const { title, confirmsEmail } = await siteSettings(site);
  const user = await findUser(site.database, userID);
  if (!user?.email) return;
  const next =
    confirmsEmail && !user.email_confirmed
      ? await confirmationParagraphs(site, user, user.email)
      : [`Sign in with the password you chose:`, `${site.url}/entry/signin`];
  await sendMail(site, user, user.email, `You are a member of ${title}`, [
    `your application was approved: you are a member of ${title} now.`,
    ...next,
  ]);
}

async function sendRefusal(site: Site, applicant: ApplicantRow): Promise<void> {
  const { title } = await siteSettings(site);
  // The address was a member's all along: it was not they who applied.
  const [member] = await findUserIDsByEmail(site.database, emailKey(applicant.email));
  if (member) return;
  await sendMail(site, applicant, applicant.email, `Your application to ${title}`, [
    `thank you for your interest in ${title}. Your application was not approved.`,
  ]);
}

export const applicantJobs: Readonly<Record<string, SiteJob>> = {
  'mail-decision': async (site, { applicantID, userID }) => {
    if (typeof userID === 'number') return sendApproval(site, userID);
    const applicant = await findApplicant(site.database, Number(applicantID));
    if (applicant?.status === 'declined') await sendRefusal(site, applicant);
  },
};
