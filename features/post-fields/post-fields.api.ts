// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { postField, postFieldPatch, postFieldPost } from './post-fields.contract.ts';

export const postFieldsApi: ApiDescription = {
  schemas: {
    PostField: postField,
    PostFieldPatch: postFieldPatch,
    PostFieldPost: postFieldPost,
  },
  descriptions: {
    'PostField.description': 'What stands below the field.',
    'PostField.label': 'What stands above the field.',
    dataType: 'What the field holds: text, boolean, date, number ...',
    dropdownOptions: 'What can be chosen, where the field is a choice.',
    formType: 'How the field is filled in.',
    isActive: 'Whether it is in use.',
    isSystemHidden: 'Whether the field is kept from forms by the product itself.',
    postFieldID: 'The id of a field of posts, as programs name it.',
    visibility: 'Who sees the field.',
  },
};
