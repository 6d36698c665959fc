// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { postSort } from './posts.contract.ts';

export const postsApi: ApiDescription = {
  schemas: {
    PostSort: postSort,
  },
};
