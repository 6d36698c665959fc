// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { conversation, participant } from './conversations.contract.ts';
import { foundMessage, message, messagePost } from './messages.contract.ts';

export const conversationsApi: ApiDescription = {
  schemas: {
    Conversation: conversation,
    FoundMessage: foundMessage,
    Message: message,
    MessagePost: messagePost,
    Participant: participant,
  },
  descriptions: {
    conversationID: 'The id of a conversation.',
    messageID: 'The id of a message.',
    'Conversation.name': 'Its subject; where it has none, the names of the others.',
    'Conversation.body': 'The latest message as sanitised HTML.',
    'Conversation.countMessages': 'How many the reader may read: since they joined.',
    'Conversation.unread': 'Whether something was not read; of one’s own conversations.',
    'Conversation.countUnread': 'How many messages were not read.',
    muted: 'Whether one is notified of it no more.',
    participantUserID: 'Conversations in which this member takes part; of others for moderators.',
    participantUserIDs: 'Who else takes part.',
    'Conversation.participants': 'The first few.',
    'Conversation.lastMessage': 'Who wrote last, and when.',
    countParticipants: 'How many take part now.',
    'Participant.status': '`deleted`: they left.',
    'Message.body': 'The body as sanitised HTML; empty where its author was deleted with what they wrote.',
    'FoundMessage.body': 'The body as sanitised HTML.',
    'FoundMessage.excerpt': 'Where the searched words stand.',
    conversationName: 'What its conversation is called.',
  },
};
