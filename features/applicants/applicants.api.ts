// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { applicant, applicantStatus } from './applicants.contract.ts';

export const applicantsApi: ApiDescription = {
  schemas: {
    Applicant: applicant,
    ApplicantStatus: applicantStatus,
  },
  descriptions: {
    'Applicant.status': 'Whether the application waits, or how it was decided.',
    'Applicant.name': 'The name that the applicant will have as a member.',
    applicantID: 'The id of an application: that of its member.',
  },
};
