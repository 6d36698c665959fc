// Polls: what they look like, and the calls that start, read, change and answer them.
import {
  bodyFormat,
  bodySource,
  dateTime,
  defineErrors,
  discussion,
  discussionExpand,
  endpoint,
  expand,
  id,
  idParam,
  limit,
  page,
  z,
} from '@parley/addon-api/contract';

/** As many as any site may allow; how many it does is a setting. */
export const MOST_OPTIONS = 50;
const QUESTION_LENGTH = 250;

export const pollOption = z.object({
  pollOptionID: id,
  pollID: id,
  body: z.string(),
  sort: z.int(),
  countVotes: z
    .int()
    .nullable()
    .describe('How many chose it; null where the caller may not know that before a vote of their own.'),
  insertUserID: z.int32(),
  dateInserted: dateTime,
  updateUserID: z.int32().nullable(),
  dateUpdated: dateTime.nullable(),
});
export type PollOption = z.infer<typeof pollOption>;

export const poll = z.object({
  pollID: id,
  name: z.string(),
  discussionID: id,
  countOptions: z.int(),
  countVotes: z.int().describe('How many people voted.'),
  insertUserID: z.int32(),
  dateInserted: dateTime,
  updateUserID: z.int32().nullable(),
  dateUpdated: dateTime.nullable(),
  anonymous: z.boolean(),
  multipleChoice: z.boolean(),
  resultsHidden: z.boolean(),
  votesChangeable: z.boolean(),
  dateCloses: dateTime.nullable(),
  closed: z.boolean().describe('Nobody votes any more: its date is over, or its discussion closed.'),
  votedOptionIDs: z.array(id).describe('What the caller chose.'),
  options: z.array(pollOption).optional(),
});
export type Poll = z.infer<typeof poll>;

/** `attributes.poll` of a discussion of type poll; its own call answers all of it. */
export const pollAttributes = z.object({
  pollID: id,
  dateCloses: dateTime.nullable(),
  options: z
    .array(z.object({ pollOptionID: id, body: z.string().describe('What the option says.') }))
    .optional()
    .describe('What can be chosen, in its order, where `expand` asks for `pollOptions`.'),
});
export type PollAttributes = z.infer<typeof pollAttributes>;

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,6})?(Z|[+-]\d\d:\d\d)?)?$/i;

/** A day means its beginning, and no zone UTC. */
export function momentOf(text: string): Date | undefined {
  const [, day, time = '00:00', zone = 'Z'] = MOMENT.exec(text) ?? [];
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const optionBody = z.string().trim().min(1).max(QUESTION_LENGTH);

const settings = {
  anonymous: z.boolean().describe('Nobody is told who voted.'),
  multipleChoice: z.boolean().describe('Each may choose several options.'),
  resultsHidden: z.boolean().describe('Results are shown to those who voted, and to everybody at its end.'),
  votesChangeable: z.boolean().describe('Votes can be changed and taken back.'),
  dateCloses: z
    .string()
    .max(40)
    .meta({ format: 'date-time' })
    .refine((text) => momentOf(text) !== undefined, { message: 'must be a date with a time' })
    .nullable()
    .describe('From when on nobody votes any more; null: the poll stays open.'),
};
const question = z
  .string()
  .trim()
  .max(QUESTION_LENGTH)
  .nullable()
  .describe('What is asked, where it is not the title of the discussion.');

export const pollSettings = z.object({ question, ...settings }).partial();
export type PollSettings = z.infer<typeof pollSettings>;

const examples = [[{ body: 'Round' }, { body: 'Square' }]];
const newOptions = z
  .array(z.object({ body: optionBody }))
  .min(2)
  .max(MOST_OPTIONS)
  .meta({ examples });

/** With the id of those that are there already: they keep their votes. */
export const writtenOptions = z
  .array(z.object({ pollOptionID: id.optional(), body: optionBody }))
  .min(2)
  .max(MOST_OPTIONS)
  .meta({ examples });
export type WrittenOption = z.infer<typeof writtenOptions>[number];

export const pollPost = z.object({
  name: z.string().trim().min(1).max(QUESTION_LENGTH),
  discussionID: id.describe('The discussion that becomes a poll.').optional(),
  categoryID: id.describe('Where a discussion is started for it.').optional(),
  body: bodySource.optional(),
  format: bodyFormat.default('markdown'),
  pollOption: newOptions,
  ...z.object(settings).partial().shape,
});

export const discussionPollPatch = z
  .object({
    name: z.string().trim().min(1).max(QUESTION_LENGTH),
    body: bodySource,
    format: bodyFormat,
    categoryID: id,
    pollOption: writtenOptions,
    question,
    ...settings,
  })
  .partial();

export const pollError = defineErrors({
  'poll.closed': [400, 'This poll is closed.'],
  'poll.oneChoice': [400, 'Only one option can be chosen in this poll.'],
  'poll.voteStays': [400, 'Votes in this poll cannot be changed.'],
  'poll.exists': [409, 'This discussion has a poll already.'],
  'poll.hasVotes': [400, 'Somebody has voted: the options of this poll can no longer be changed.'],
  'poll.staysAnonymous': [400, 'Votes that were given anonymously stay anonymous.'],
  'poll.tooFewOptions': [400, 'A poll needs at least two options.'],
  'poll.tooManyOptions': [400, 'This poll has as many options as a poll may have.'],
  'poll.anonymous': [403, 'This poll is anonymous: nobody is told who voted.'],
  'poll.resultsHidden': [403, 'The results of this poll are shown to you once you have voted.'],
});

const pollExpand = z.object({ expand: expand(['-options']) });
export const pollParams = z.object({ pollID: idParam });
const optionParams = z.object({ pollID: idParam, optionID: idParam });
const discussionParams = z.object({ discussionID: idParam });
const EDIT_REFUSALS = ['discussion.closed', 'discussion.editWindowOver'] as const;
const OPTION_REFUSALS = [...EDIT_REFUSALS, 'poll.hasVotes'] as const;

export const listPolls = endpoint({
  method: 'GET',
  path: '/polls',
  summary: 'Polls in the categories the viewer may see, the newest first.',
  permission: 'public',
  query: z.object({
    insertUserID: idParam.optional(),
    expand: expand(['options']),
    page,
    limit: limit(25, 100),
  }),
  response: z.array(poll),
  paging: 'more',
});

export const postPoll = endpoint({
  method: 'POST',
  path: '/polls',
  summary: 'Starts a poll: with a discussion of its own, or in one that is there.',
  permission: 'polls.add',
  body: pollPost,
  response: poll,
  rateLimit: 'posting',
  errors: ['poll.exists', 'discussion.typeNotAllowed', 'discussion.flood', 'discussion.duplicate'],
});

export const getPoll = endpoint({
  method: 'GET',
  path: '/polls/:pollID',
  summary: 'One poll.',
  permission: 'public',
  params: pollParams,
  query: pollExpand,
  response: poll,
});

export const deletePoll = endpoint({
  method: 'DELETE',
  path: '/polls/:pollID',
  summary: 'Deletes a poll with its votes; its discussion becomes a plain one.',
  permission: 'session.valid',
  params: pollParams,
  errors: ['discussion.typeNotAllowed'],
});

export const listOptions = endpoint({
  method: 'GET',
  path: '/polls/:pollID/options',
  summary: 'The options of a poll, in their order.',
  permission: 'public',
  params: pollParams,
  response: z.array(pollOption),
});

const optionPost = z.object({ body: optionBody });

export const postOption = endpoint({
  method: 'POST',
  path: '/polls/:pollID/options',
  rateLimit: 'edits',
  summary: 'Adds an option to a poll, after the others.',
  permission: 'session.valid',
  params: pollParams,
  body: optionPost,
  response: pollOption,
  errors: [...OPTION_REFUSALS, 'poll.tooManyOptions'],
});

export const patchOption = endpoint({
  method: 'PATCH',
  path: '/polls/:pollID/options/:optionID',
  rateLimit: 'edits',
  summary: 'Changes what an option says.',
  permission: 'session.valid',
  params: optionParams,
  body: optionPost,
  response: pollOption,
  errors: OPTION_REFUSALS,
});

export const deleteOption = endpoint({
  method: 'DELETE',
  path: '/polls/:pollID/options/:optionID',
  summary: 'Deletes an option with its votes.',
  permission: 'session.valid',
  params: optionParams,
  errors: [...OPTION_REFUSALS, 'poll.tooFewOptions'],
});

export const getDiscussionPoll = endpoint({
  method: 'GET',
  path: '/discussions/:discussionID/poll',
  summary: 'A discussion with its poll, in attributes.poll.',
  permission: 'public',
  params: discussionParams,
  query: z.object({ expand: discussionExpand }),
  response: discussion,
});

export const patchDiscussionPoll = endpoint({
  method: 'PATCH',
  path: '/discussions/:discussionID/poll',
  rateLimit: 'edits',
  summary: 'Edits a discussion and its poll.',
  permission: 'session.valid',
  params: discussionParams,
  query: z.object({ expand: discussionExpand }),
  body: discussionPollPatch,
  takesRevision: true,
  response: discussion,
  errors: [...OPTION_REFUSALS, 'poll.staysAnonymous', 'poll.tooManyOptions', 'discussion.typeNotAllowed'],
});
