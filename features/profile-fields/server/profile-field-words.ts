// What the fields of profiles are called that a site begins with, as migrations write it: translated where it is shown.
import { wordings } from '../../../platform/contract/wordings.ts';

export const STORED_WORDS = wordings({
  displayName: 'Display name',
  displayNameHint: 'Shown beside your username. It may have spaces.',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  location: 'Location',
  company: 'Company',
  pronouns: 'Pronouns',
  about: 'About me',
  dateOfBirth: 'Date of birth',
});
