// What happens to those who ask to be let in.
import { z } from 'zod';
import { defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

export const applicantApplied = defineEvent('applicant.applied', z.object({ applicantID: id }));

const decided = z.object({ applicantID: id, userID: id.nullable().describe('The member they became.') });

export const applicantApproved = defineEvent('applicant.approved', decided);

export const applicantDeclined = defineEvent('applicant.declined', decided);

export const applicantDeleted = defineEvent('applicant.deleted', z.object({ applicantID: id }));
