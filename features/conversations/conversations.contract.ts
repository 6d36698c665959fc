// Conversations: what some people write to each other, and nobody else reads.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { dateTime, expand, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';
import { messagePost } from './messages.contract.ts';

/** Of one call; a setting says how many a conversation may have. */
const MAX_AT_ONCE = 100;
export const MAX_SUBJECT = 100;

const participantStatus = z.enum(['participating', 'deleted']);

export const participant = z.object({
  userID: id,
  status: participantStatus,
  user: userFragment.optional(),
});
export type Participant = z.infer<typeof participant>;

export const conversation = z.object({
  conversationID: id,
  name: z.string(),
  body: z.string().meta({ format: 'html' }),
  excerpt: z.string().optional(),
  url: z.string(),
  dateInserted: dateTime,
  insertUserID: id,
  insertUser: userFragment.optional(),
  countParticipants: z.int(),
  participants: z.array(participant).optional(),
  countMessages: z.int(),
  unread: z.boolean().optional(),
  countUnread: z.int().optional(),
  muted: z.boolean().optional(),
  lastMessage: z
    .object({ insertUserID: id, dateInserted: dateTime, insertUser: userFragment.optional() })
    .optional(),
});
export type Conversation = z.infer<typeof conversation>;

export const conversationError = defineErrors({
  'conversation.notYours': [403, 'Only the people of this conversation read it.'],
  'conversation.closedToModerators': [403, 'Moderators read no conversations of others here.'],
  'conversation.nobody': [400, 'A conversation needs somebody else.'],
  'conversation.tooMany': [400, 'So many people do not fit into one conversation.'],
  'conversation.ignored': [403, 'This person does not want to hear from you.'],
  'conversation.unreachable': [400, 'This person cannot read messages.'],
  'conversation.subjectsOff': [400, 'Conversations have no subjects here.'],
  'conversation.flood': [400, 'You began too many conversations within a short time. Wait a minute.'],
});

const subject = z.string().trim().max(MAX_SUBJECT);
const people = z.array(id).min(1).max(MAX_AT_ONCE);
/** What is further back is reached by a search. */
const furtherPage = z.int().min(1).max(1000).default(1);
const one = z.object({ conversationID: idParam });

export const listConversations = endpoint({
  method: 'GET',
  path: '/conversations',
  summary:
    'The viewer’s own conversations, the latest first; those of others for moderators, where that is allowed.',
  permission: 'session.valid',
  query: z.object({
    insertUserID: id.optional(),
    participantUserID: id.optional(),
    page: furtherPage,
    limit: limit(50, 100),
    expand: expand(['insertUser', 'lastInsertUser']),
  }),
  response: z.array(conversation),
  paging: 'more',
  errors: ['conversation.closedToModerators'],
});

export const postConversation = endpoint({
  method: 'POST',
  path: '/conversations',
  rateLimit: 'conversations',
  summary: 'Begins a conversation with these people, and with a first message where one is given.',
  permission: 'conversations.add',
  body: z.object({
    participantUserIDs: people,
    name: subject.optional(),
    initialBody: messagePost.shape.body.optional(),
    initialFormat: messagePost.shape.format.optional(),
    draftID: id.optional(),
  }),
  response: conversation,
  errors: [
    'conversation.nobody',
    'conversation.tooMany',
    'conversation.ignored',
    'conversation.unreachable',
    'conversation.subjectsOff',
    'conversation.flood',
  ],
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/conversations/:conversationID',
  summary: 'One conversation, for those who take part.',
  permission: 'session.valid',
  params: one,
  query: z.object({ expand: expand(['insertUser', 'lastInsertUser']) }),
  response: conversation,
  errors: ['conversation.notYours'],
});

export const patchConversation = endpoint({
  method: 'PATCH',
  path: '/conversations/:conversationID',
  summary: 'Changes the subject for everybody, or for oneself whether one is notified.',
  permission: 'session.valid',
  params: one,
  body: z.object({ name: subject, muted: z.boolean() }).partial(),
  response: conversation,
  errors: ['conversation.notYours', 'conversation.subjectsOff'],
});

export const putConversationRead = endpoint({
  method: 'PUT',
  path: '/conversations/:conversationID/read',
  summary: 'Marks a conversation read, up to this message where one is named.',
  permission: 'session.valid',
  params: one,
  body: z.object({ messageID: id.optional() }),
  status: 204,
  errors: ['conversation.notYours'],
});

export const leaveConversation = endpoint({
  method: 'DELETE',
  path: '/conversations/:conversationID/leave',
  summary: 'Leaves a conversation. The others go on with it.',
  permission: 'session.valid',
  params: one,
  errors: ['conversation.notYours'],
});

export const listParticipants = endpoint({
  method: 'GET',
  path: '/conversations/:conversationID/participants',
  summary: 'Who takes part in a conversation, and who left it.',
  permission: 'session.valid',
  params: one,
  query: z.object({
    status: z.enum(['all', ...participantStatus.options]).default('participating'),
    page,
    limit: z.int().min(5).max(100).default(5),
    expand: expand(['user']),
  }),
  response: z.array(participant),
  paging: 'more',
  errors: ['conversation.notYours'],
});

export const postParticipants = endpoint({
  method: 'POST',
  path: '/conversations/:conversationID/participants',
  rateLimit: 'conversations',
  summary: 'Adds people. They read what is written from then on.',
  permission: 'conversations.add',
  params: one,
  body: z.object({ participantUserIDs: people }),
  response: z.array(participant),
  status: 201,
  errors: [
    'conversation.notYours',
    'conversation.tooMany',
    'conversation.ignored',
    'conversation.unreachable',
  ],
});

export const postWriting = endpoint({
  method: 'POST',
  path: '/conversations/:conversationID/writing',
  rateLimit: 'writing',
  summary: 'Says that the viewer is writing there, for some seconds.',
  permission: 'session.valid',
  params: one,
  status: 204,
  errors: ['conversation.notYours'],
});
