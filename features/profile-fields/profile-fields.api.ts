// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { profileField } from './profile-fields.contract.ts';

export const profileFieldsApi: ApiDescription = {
  schemas: {
    ProfileField: profileField,
  },
  descriptions: {
    'ProfileField.sort': 'The place among the fields of a profile: a number, the lowest first.',
    'ProfileField.description': 'What stands below the field.',
    'ProfileField.label': 'What stands above the field.',
    apiName: 'The name of the field for programs.',
    enabled: 'Whether it is switched on.',
    isCoreField: 'Whether the field comes with the product.',
    mutability:
      'Who can change the field: everybody for themselves, those who edit members alone, or nobody.',
    posts: 'Whether it stands beside posts.',
    registrationOptions: 'Whether newcomers fill it in: required, optional or hidden.',
    search: 'Whether members can be searched for by it.',
    userCards: 'Whether it stands on the cards of members.',
  },
};
