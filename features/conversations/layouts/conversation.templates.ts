import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const conversationTemplates = [
  oneWidget('inbox', 'Messages', 'conversations.messages'),
  oneWidget('conversation', 'Conversation', 'conversations.messages'),
  oneWidget('newMessage', 'New message', 'conversations.newMessage', 'narrow'),
];
