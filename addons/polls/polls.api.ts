// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { pollVote } from './poll-votes.contract.ts';
import { discussionPollPatch, poll, pollAttributes, pollOption, pollPost } from './polls.contract.ts';

export const pollsApi: ApiDescription = {
  schemas: {
    DiscussionPollPatch: discussionPollPatch,
    Poll: poll,
    PollAttributes: pollAttributes,
    PollOption: pollOption,
    PollPost: pollPost,
    PollVote: pollVote,
  },
  descriptions: {
    'Poll.anonymous': 'Whether nobody is told who voted.',
    'Poll.name': 'What is asked.',
    'Poll.options': 'What can be chosen, in its order.',
    'PollPost.name': 'What is asked; also the title of a discussion that is started for it.',
    'PollOption.body': 'What the option says.',
    'PollOption.sort': 'The place of the option among the others.',
    countOptions: 'How many options there are.',
    dateCloses: 'From when on nobody votes any more, in UTC; null where it stays open.',
    multipleChoice: 'Whether each may choose several options.',
    optionID: 'The id of an option of the poll.',
    pollID: 'The id of the poll.',
    pollOption: 'The options, in their order.',
    pollOptionID: 'The id of an option of the poll.',
    resultsHidden: 'Whether results are shown only to those who voted, until it is closed.',
    votesChangeable: 'Whether votes can be changed and taken back.',
  },
};
