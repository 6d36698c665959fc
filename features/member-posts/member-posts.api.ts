// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { postsPreview } from './member-posts.contract.ts';

export const memberPostsApi: ApiDescription = {
  schemas: {
    MemberPostsPreview: postsPreview,
  },
};
