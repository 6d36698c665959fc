// Accounts that came with an import, and how their owners take them over.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { signedIn } from '../users/sessions.contract.ts';

/** `email`: the address the old site knew. `profile`: a code on the page about them there. `staff`: somebody's word here. */
export const claimProof = z
  .enum(['email', 'profile', 'staff'])
  .describe(
    'How the owner proved whose it is: by the address that came with the import, by a code on the profile at the old site, or by a link that staff sent.',
  );
export type ClaimProof = z.infer<typeof claimProof>;

export const importedMember = z.object({
  userID: id.describe('The account here.'),
  name: z.string().describe('The name of the account here.'),
  url: z.string().describe('The address of the profile here.'),
  source: z.string().describe('The import it came with: the host of the old site.'),
  foreignID: z.string().describe('What identified the member at the old site.'),
  foreignName: z.string().describe('The name at the old site.'),
  profileUrl: z
    .string()
    .nullable()
    .describe('The page about them at the old site; null where it is not known.'),
  email: z
    .string()
    .nullable()
    .optional()
    .describe('The address that the old site knew. Only for whoever may see addresses.'),
  hasEmail: z.boolean().describe('Whether the import brought an address, so that a link can be sent to it.'),
  countPosts: z.int().describe('How many discussions and comments the account has here.'),
  proof: claimProof.nullable().describe('How it was claimed; null while nobody has.'),
  dateClaimed: dateTime.nullable().describe('When it was claimed; null while nobody has.'),
});
export type ImportedMember = z.infer<typeof importedMember>;

const account = z.string().trim().min(1).max(254);

export const listImportedMembers = endpoint({
  method: 'GET',
  path: '/imported-members',
  summary:
    'Members who came with an import, those with most posts first, and which of them claimed their accounts.',
  permission: 'users.edit',
  query: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .optional()
      .describe('Only those whose name, here or at the old site, begins so.'),
    isClaimed: z.boolean().optional().describe('Only those whose account was claimed, or was not.'),
    page,
    limit: limit(30),
  }),
  response: z.array(importedMember),
  paging: 'numbered',
});

export const sendClaimLink = endpoint({
  method: 'POST',
  path: '/imported-members/:userID/claim-link',
  summary:
    'Mails a link that takes over an imported account, to an address that staff know to be its owner’s. Earlier links of the account end.',
  permission: 'users.edit',
  params: z.object({ userID: idParam.describe('The imported account.') }),
  body: z.object({
    email: z
      .string()
      .trim()
      .max(254)
      .optional()
      .describe('Where to send the link. Left out: to the address that came with the import.'),
  }),
  errors: ['claim.claimedAlready', 'claim.noAddress'],
});

export const requestClaimLink = endpoint({
  method: 'POST',
  path: '/account-claims/links',
  summary:
    'Mails a link that takes over an imported account to the address that the old site knew. Answers the same whether or not there is such an account, or an address.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'mail',
  body: z.object({
    account: account.describe(
      'The name here or at the old site, or the e-mail address that the old site knew.',
    ),
  }),
});

export const profileProof = z.object({
  name: z.string().describe('The name of the account here.'),
  profileUrl: z.string().describe('The page at the old site that has to show the code.'),
  code: z
    .string()
    .describe('What to write into the profile at the old site, for as long as the check takes.'),
  proof: z.string().describe('What asks for the check. Whoever began holds it; nobody else learns of it.'),
});
export type ProfileProof = z.infer<typeof profileProof>;

export const startProfileProof = endpoint({
  method: 'POST',
  path: '/account-claims/profile-proofs',
  summary: 'Begins to prove whose an imported account is by its profile at the old site. Valid for a day.',
  permission: 'public',
  rateLimit: 'mail',
  body: z.object({ account: account.describe('The name of the account here, or at the old site.') }),
  response: profileProof,
  answersSecret: true,
  errors: ['claim.unknownAccount', 'claim.noProfile'],
});

export const checkProfileProof = endpoint({
  method: 'POST',
  path: '/account-claims/profile-proofs/check',
  summary:
    'Reads the profile at the old site. Where it shows the code, the answer lets its owner take the account over.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'mail',
  body: z.object({ proof: z.string().min(1).max(2000).describe('As it was answered at the beginning.') }),
  response: z.object({
    userID: id.describe('The account.'),
    claimCode: z.string().describe('Takes the account over, once, within an hour.'),
  }),
  answersSecret: true,
  errors: ['claim.wrongProof', 'claim.codeNotFound', 'claim.profileNotReached', 'claim.claimedAlready'],
});

export const claimAccount = endpoint({
  method: 'POST',
  path: '/account-claims',
  summary: 'Takes over an imported account: sets its address and its password, and signs in.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'signIn',
  body: z.object({
    userID: id.describe('The account.'),
    claimCode: z.string().min(1).max(200).describe('Of the link, or of a profile that was checked.'),
    email: z
      .string()
      .trim()
      .max(254)
      .describe(
        'The address of the account from now on. One that is not proved yet has to be confirmed by mail.',
      ),
    password: z.string().min(1).max(256).describe('The password of the account from now on.'),
  }),
  response: signedIn,
  errors: ['claim.wrongCode', 'claim.claimedAlready'],
});

export const claimError = defineErrors({
  'claim.wrongCode': [400, 'This link is not valid any more. Ask for a new one.'],
  'claim.wrongProof': [400, 'This check has ended. Begin anew.'],
  'claim.claimedAlready': [409, 'This account was claimed already. Sign in, or ask for a new password.'],
  'claim.unknownAccount': [
    404,
    'No account of this name came along from another site and waits for its owner.',
  ],
  'claim.noProfile': [
    422,
    'Where the profile of this account was is not known. Ask an administrator for a link.',
  ],
  'claim.noAddress': [422, 'No address came along with this account. Say where to send the link.'],
  'claim.codeNotFound': [
    422,
    'The profile does not show the code yet. Save it there, look at the page as somebody who is not signed in, then check again.',
  ],
  'claim.profileNotReached': [
    422,
    'The profile at the old site could not be read. Try again later, or ask an administrator for a link.',
  ],
});
