// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { profileText } from './profile-texts.contract.ts';

export const profileTextsApi: ApiDescription = {
  schemas: { ProfileText: profileText },
  descriptions: {
    'ProfileText.userID': 'Whose profile it is in.',
    'ProfileText.apiName': 'The name of the field for programs.',
  },
};
