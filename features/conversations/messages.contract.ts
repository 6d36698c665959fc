// Messages: what is written in a conversation. They are neither edited nor deleted.
import { z } from 'zod';
import { bodySource } from '../../platform/contract/body-fields.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { bodyFormat, dateTime, expand, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const message = z.object({
  messageID: id,
  conversationID: id,
  body: z.string().meta({ format: 'html' }),
  insertUserID: id,
  insertUser: userFragment.optional(),
  dateInserted: dateTime,
  url: z.string(),
});
export type Message = z.infer<typeof message>;

export const foundMessage = message.extend({
  conversationName: z.string(),
  excerpt: z.string(),
});
export type FoundMessage = z.infer<typeof foundMessage>;

export const messagePost = z.object({
  conversationID: id,
  body: bodySource,
  format: bodyFormat,
  draftID: id.optional(),
});
export type MessagePost = z.infer<typeof messagePost>;

export const messageError = defineErrors({
  'message.notParticipating': [400, 'Only the people of a conversation write in it.'],
  'message.notYours': [403, 'Only the people of its conversation read this message.'],
  'message.ignored': [403, 'Nobody is left in this conversation who wants to hear from you.'],
  'message.flood': [400, 'You wrote too much within a short time. Wait a minute.'],
  'message.duplicate': [400, 'You wrote the same a moment ago.'],
  'message.tooFarBack': [422, 'Name a conversation to read further back.'],
});

export const listConversationMessages = endpoint({
  method: 'GET',
  path: '/messages',
  summary: 'Messages of one’s own conversations, the newest first.',
  permission: 'session.valid',
  query: z.object({
    conversationID: id.optional(),
    insertUserID: id.optional(),
    page,
    limit: limit(50, 100),
    expand: expand(['insertUser']),
  }),
  response: z.array(message),
  paging: 'more',
  errors: ['message.tooFarBack'],
});

export const searchMessages = endpoint({
  method: 'GET',
  path: '/messages/search',
  rateLimit: 'messageSearches',
  summary: 'Searches the messages of one’s own conversations, the newest first.',
  permission: 'session.valid',
  query: z.object({
    query: z.string().trim().min(1).max(200),
    conversationID: id.optional(),
    page: z.int().min(1).max(20).default(1),
    limit: limit(30, 50),
  }),
  response: z.array(foundMessage),
  paging: 'more',
});

export const postMessage = endpoint({
  method: 'POST',
  path: '/messages',
  rateLimit: 'messages',
  summary: 'Writes a message to the people of a conversation.',
  permission: 'session.valid',
  body: messagePost,
  response: message,
  errors: ['message.notParticipating', 'message.ignored', 'message.flood', 'message.duplicate'],
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/messages/:messageID',
  summary: 'One message, for the people of its conversation.',
  permission: 'session.valid',
  params: z.object({ messageID: idParam }),
  query: z.object({ expand: expand(['insertUser']) }),
  response: message,
  errors: ['message.notYours'],
});
