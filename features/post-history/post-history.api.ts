// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { deletedComment, postChanges, postRevision } from './post-history.contract.ts';

export const postHistoryApi: ApiDescription = {
  schemas: { DeletedComment: deletedComment, PostChanges: postChanges, PostRevision: postRevision },
  descriptions: {
    postRevisionID: 'The id of an earlier wording; null for what stands now.',
    'PostRevision.number': 'Which wording of the post it is: the first is 1.',
    'DeletedComment.body': 'The text as HTML.',
    deleteUserID: 'Who deleted it; 0 where that is not known.',
    deleteUser: 'Who deleted it.',
    dateDeleted: 'When it was deleted.',
    isMarkupOnly:
      'Whether the words are the same, and only their formatting, links or pictures were changed.',
    countAdded: 'How many words came.',
    countRemoved: 'How many words went.',
    'PostChanges.blocks':
      'The paragraphs of both wordings, in order: those that are the same, came, went or were rewritten.',
  },
};
