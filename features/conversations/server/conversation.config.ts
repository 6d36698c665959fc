// The settings of conversations.
import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';

const number = (key: string, fallback: number, [min, max]: [number, number], description: string) =>
  configKey({
    key,
    schema: z.int().min(min).max(max),
    default: fallback,
    read: 'public',
    write: 'community.manage',
    description,
  });

const yesOrNo = (key: string, fallback: boolean, description: string) =>
  configKey({
    key,
    schema: z.boolean(),
    default: fallback,
    read: 'public',
    write: 'site.manage',
    description,
  });

export const conversationConfig = {
  isEnabled: yesOrNo('conversations.enabled', true, 'Whether members write messages to each other.'),
  maxRecipients: number(
    'conversations.maxRecipients',
    10,
    [2, 100],
    'How many people a conversation may have, whoever began it among them. Moderators may add more, up to 100.',
  ),
  maxLength: number(
    'conversations.message.maxLength',
    2000,
    [100, 20_000],
    'How many visible characters a message may have.',
  ),
  hasSubjects: yesOrNo('conversations.subjects.visible', true, 'Whether conversations can have subjects.'),
  allowsModeration: yesOrNo(
    'conversations.moderation.allow',
    false,
    'Whether those with the permission conversations.moderate may read conversations of others.',
  ),
  conversationCount: number(
    'conversations.conversation.spamCount',
    2,
    [0, 1000],
    'How many new conversations in a row count as a flood; 0: any number may be begun.',
  ),
  conversationTime: number(
    'conversations.conversation.spamTime',
    30,
    [0, 86_400],
    'Within how many seconds they count as a flood.',
  ),
  conversationLock: number(
    'conversations.conversation.spamLock',
    60,
    [0, 86_400],
    'How many seconds somebody then has to wait.',
  ),
  messageCount: number(
    'conversations.message.spamCount',
    2,
    [0, 1000],
    'How many messages in a row count as a flood; 0: any number may be written.',
  ),
  messageTime: number(
    'conversations.message.spamTime',
    30,
    [0, 86_400],
    'Within how many seconds they count as a flood.',
  ),
  messageLock: number(
    'conversations.message.spamLock',
    60,
    [0, 86_400],
    'How many seconds somebody then has to wait.',
  ),
} as const;
