// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';

export const editorApi: ApiDescription = {
  descriptions: {
    allowedExtensions: 'The endings of files that can be uploaded.',
    html: 'The body as it will be shown, as sanitised HTML.',
  },
};
