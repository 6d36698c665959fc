// Who asks to join, and who decides.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, idParam, limit, page } from '../../platform/contract/fields.ts';
import { newcomer } from '../users/registration.contract.ts';

export const applicantStatus = z.enum(['pending', 'approved', 'declined']);
export type ApplicantStatus = z.infer<typeof applicantStatus>;

export const applicant = z.object({
  applicantID: z.int32(),
  email: z.string(),
  name: z.string(),
  discoveryText: z.string(),
  status: applicantStatus,
  /** For whoever may see addresses. */
  insertIPAddress: z.string().nullable().optional(),
  dateInserted: dateTime,
});
export type Applicant = z.infer<typeof applicant>;

const applicantParams = z.object({ applicantID: idParam });
const closed = ['applicant.closed'];

export const listApplicants = endpoint({
  method: 'GET',
  path: '/applicants',
  summary: 'Who waits for approval, the first to come first; or, by `status`, who was approved or declined.',
  permission: 'applicants.manage',
  query: z.object({
    status: applicantStatus
      .default('pending')
      .describe('Only applications that wait, or that were decided so.'),
    page,
    limit: limit(30),
  }),
  response: z.array(applicant),
  paging: 'numbered',
  errors: closed,
});

export const getApplicant = endpoint({
  method: 'GET',
  path: '/applicants/:applicantID',
  summary: 'One applicant.',
  permission: 'applicants.manage',
  params: applicantParams,
  response: applicant,
  errors: closed,
});

export const applyForMembership = endpoint({
  method: 'POST',
  path: '/applicants',
  summary: 'Asks to join, where membership is by approval. The answer is the same for a known address.',
  permission: 'public',
  allowsUnauthenticated: true,
  rateLimit: 'registration',
  body: newcomer.extend({ discoveryText: z.string().min(1).max(1000) }),
  response: applicant,
  errors: [...closed, 'registration.signedIn'],
});

export const decideApplicant = endpoint({
  method: 'PATCH',
  path: '/applicants/:applicantID',
  summary: 'Approves an applicant, who is a member from then on, or declines them. They learn of it by mail.',
  permission: 'applicants.manage',
  params: applicantParams,
  body: z.object({
    status: z
      .enum(['approved', 'declined'])
      .describe('Approved, the applicant becomes a member; declined, they hear of it and stay outside.'),
  }),
  response: applicant,
  errors: [...closed, 'applicant.isMember'],
});

export const deleteApplicant = endpoint({
  method: 'DELETE',
  path: '/applicants/:applicantID',
  summary: 'Removes an application, without a word to whoever sent it.',
  permission: 'applicants.manage',
  params: applicantParams,
  errors: closed,
});

export const applicantError = defineErrors({
  'applicant.closed': [400, 'Membership is not by approval here.'],
  'applicant.isMember': [400, 'This applicant is a member already.'],
});
