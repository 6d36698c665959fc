// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import {
  reactionClass,
  reactionLogEntry,
  reactionSummary,
  reactionType,
  reactionTypePatch,
} from './reactions.contract.ts';

export const reactionsApi: ApiDescription = {
  schemas: {
    ReactionClass: reactionClass,
    ReactionLogEntry: reactionLogEntry,
    ReactionSummary: reactionSummary,
    ReactionType: reactionType,
    ReactionTypePatch: reactionTypePatch,
  },
  descriptions: {
    'ReactionType.sort': 'The place among the reactions: a number, the lowest first.',
    'ReactionSummary.count': 'How often it was given.',
    'ReactionSummary.name': 'What the reaction is called.',
    'ReactionType.active': 'Whether the reaction can be given.',
    'ReactionType.attributes': 'What else is kept with the reaction.',
    'ReactionType.description': 'What the reaction says, in words.',
    'ReactionType.name': 'What the reaction is called.',
    'ReactionTypePatch.name': 'What the reaction is called.',
    class: 'Whether the reaction is meant well, badly or neither.',
    custom: 'Whether the reaction is the community’s own.',
    hasReacted: 'Whether the caller has given it.',
    hidden: 'Whether the reaction is left out of lists.',
    points: 'Points: for a reaction those that its author gets, for a member those of all reactions.',
    reactionType: 'The urlcode of the reaction.',
    reactionUrlcode: 'The urlcode of the reaction.',
    reactionValue: 'The points that the author gets for it.',
    reactions: 'The reactions to it, by type, with how often each was given.',
    tagID: 'The id of a tag; reaction types have one too.',
    urlCode: 'Its name in addresses.',
    user: 'Who gave the reaction.',
  },
};
