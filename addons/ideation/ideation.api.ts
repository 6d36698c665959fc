// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { ideaAttributes, ideaStatus, ideaType, listedIdea, votedIdea } from './ideas.contract.ts';

export const ideationApi: ApiDescription = {
  schemas: {
    IdeaAttributes: ideaAttributes,
    IdeaStatus: ideaStatus,
    IdeaType: ideaType,
    ListedIdea: listedIdea,
    VotedIdea: votedIdea,
  },
  descriptions: {
    countDown: 'How many voted against it.',
    countUp: 'How many voted for it.',
    idea: 'What members and staff make of it.',
    'IdeaAttributes.statusNotes': 'What staff say of its status.',
    'IdeaAttributes.type': 'How members vote: for it alone, or also against it.',
    'IdeaStatus.state': 'Whether it is still voted for.',
  },
};
