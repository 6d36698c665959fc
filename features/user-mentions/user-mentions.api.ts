// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { userMention } from './user-mentions.contract.ts';

export const userMentionsApi: ApiDescription = {
  schemas: {
    UserMention: userMention,
  },
  descriptions: {
    'UserMention.status': '`active`: the name still stands in the text.',
    mentionedName: 'The name as it stands in the text.',
  },
};
