// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { ignoredUser } from './ignores.contract.ts';

export const ignoresApi: ApiDescription = {
  schemas: { IgnoredUser: ignoredUser },
  descriptions: {
    dateIgnored: 'Since when they are ignored.',
    ignoredUserID: 'Who is ignored.',
  },
};
