// What the roles are called that a site begins with, as migrations write it: translated where it is shown.
import { wordings } from '../../../platform/contract/wordings.ts';

export const STORED_WORDS = wordings({
  guest: 'Guest',
  unconfirmed: 'Unconfirmed',
  applicant: 'Applicant',
  member: 'Member',
  moderator: 'Moderator',
  administrator: 'Administrator',
});
