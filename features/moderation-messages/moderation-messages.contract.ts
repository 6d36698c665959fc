// Moderation messages: what moderators have to say on the pages of a kind, or of a category.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import { bodyFormat, id, idParam } from '../../platform/contract/fields.ts';

export const messageType = z.enum(['casual', 'info', 'alert', 'warning']);
export const viewLocation = z.enum(['content', 'panel']);

export const moderationMessage = z.object({
  moderationMessageID: id,
  /** Rendered. */
  body: z.string(),
  /** As it was written, for those who edit it. */
  bodyRaw: z.string().optional(),
  format: z.string(),
  isDismissible: z.boolean(),
  isEnabled: z.boolean(),
  recordType: z.literal('category').nullable(),
  recordID: id.nullable(),
  includeDescendants: z.boolean(),
  type: messageType,
  viewLocation,
  layoutViewType: z.string(),
  /** Waved away by the viewer. */
  dismissed: z.boolean(),
});
export type ModerationMessage = z.infer<typeof moderationMessage>;

export const moderationMessagePost = z.object({
  body: z.string().min(1).max(100_000),
  format: bodyFormat,
  isDismissible: z.boolean().optional(),
  isEnabled: z.boolean().optional(),
  recordType: z.literal('category').nullable().optional(),
  recordID: id.nullable().optional(),
  includeDescendants: z.boolean().optional(),
  type: messageType.optional(),
  viewLocation,
  layoutViewType: z.string().min(1).max(50),
});
export type ModerationMessagePost = z.infer<typeof moderationMessagePost>;
export const moderationMessagePatch = moderationMessagePost.partial();
export type ModerationMessagePatch = z.infer<typeof moderationMessagePatch>;

/** What a page is given of a message. */
export interface ModerationMessageProps {
  moderationMessageID: number;
  body: string;
  isDismissible: boolean;
  type: ModerationMessage['type'];
}

export const moderationMessageError = defineErrors({
  'moderationMessage.stays': [403, 'This message cannot be dismissed.'],
});

const messageParams = z.object({ moderationMessageID: idParam });

export const listModerationMessages = endpoint({
  method: 'GET',
  path: '/moderation-messages',
  summary: 'What moderators have to say on pages. Members get what is shown, where they may look.',
  permission: 'session.valid',
  query: z.object({
    isEnabled: z.boolean().optional(),
    recordID: id.optional(),
    type: messageType.describe('Only messages that are as pressing as this.').optional(),
    layoutViewType: z.string().max(50).optional(),
  }),
  response: z.array(moderationMessage),
});

export const getModerationMessage = endpoint({
  method: 'GET',
  path: '/moderation-messages/:moderationMessageID',
  summary: 'One message.',
  permission: 'session.valid',
  params: messageParams,
  response: moderationMessage,
});

export const postModerationMessage = endpoint({
  method: 'POST',
  path: '/moderation-messages',
  summary: 'Puts a message on pages.',
  permission: 'community.moderate',
  body: moderationMessagePost,
  response: moderationMessage,
});

export const patchModerationMessage = endpoint({
  method: 'PATCH',
  path: '/moderation-messages/:moderationMessageID',
  summary: 'Changes a message. New words are shown again to those who dismissed the old ones.',
  permission: 'community.moderate',
  params: messageParams,
  body: moderationMessagePatch,
  takesRevision: true,
  response: moderationMessage,
});

export const deleteModerationMessage = endpoint({
  method: 'DELETE',
  path: '/moderation-messages/:moderationMessageID',
  summary: 'Takes a message off all pages.',
  permission: 'community.moderate',
  params: messageParams,
});

export const dismissModerationMessage = endpoint({
  method: 'PUT',
  path: '/moderation-messages/:moderationMessageID/dismiss',
  summary: 'Hides a message from the viewer.',
  permission: 'session.valid',
  params: messageParams,
  response: z.object({ dismissed: z.boolean() }),
  errors: ['moderationMessage.stays'],
});
