// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import {
  moderationMessage,
  moderationMessagePatch,
  moderationMessagePost,
} from './moderation-messages.contract.ts';

export const moderationMessagesApi: ApiDescription = {
  schemas: {
    ModerationMessage: moderationMessage,
    ModerationMessagePatch: moderationMessagePatch,
    ModerationMessagePost: moderationMessagePost,
  },
  descriptions: {
    'ModerationMessage.type': 'How pressing the message is, which decides its colour and mark.',
    'ModerationMessagePatch.type': 'How pressing the message is, which decides its colour and mark.',
    'ModerationMessagePost.type': 'How pressing the message is, which decides its colour and mark.',
    includeDescendants: 'Whether it stands on what is below the record as well.',
    isDismissible: 'Whether readers can close the message for themselves.',
    isEnabled: 'Whether it is shown.',
    moderationMessageID: 'The id of a message.',
    viewLocation: 'Where on the page it stands.',
  },
};
