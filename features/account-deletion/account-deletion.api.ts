// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { deleteMethod } from './account-deletion.contract.ts';
import { ownDeleteMethod } from './erasure.contract.ts';

export const accountDeletionApi: ApiDescription = {
  schemas: {
    AccountDeletionMethod: deleteMethod,
    OwnAccountDeletionMethod: ownDeleteMethod,
  },
  descriptions: {
    account: 'Whose account it is.',
    content: 'How much of the member’s there is.',
    countCommentsByOthers: 'Comments of others that would go with the member’s discussions.',
    countMedia: 'Files that the member uploaded.',
    countMentions: 'Places where others mention the member.',
    countReactions: 'Reactions that the member gave.',
    hasMoreThanCounted: 'Whether there is more of some than is said: counting ends at 1,000.',
  },
};
