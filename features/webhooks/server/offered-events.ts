// The events of the product that webhooks can be told of. Add-ons add theirs, each with `tellsWebhooks` among its listeners.
import { webhookEvents } from '../../../platform/server/places/webhook-events.ts';
import { userDeleted } from '../../account-deletion/account-deletion.events.ts';
import {
  applicantApplied,
  applicantApproved,
  applicantDeclined,
} from '../../applicants/applicants.events.ts';
import { categoryAdded, categoryChanged, categoryDeleted } from '../../categories/categories.events.ts';
import {
  commentDeleted,
  commentEdited,
  commentPosted,
  commentRestored,
} from '../../comments/comments.events.ts';
import {
  discussionClosed,
  discussionDeleted,
  discussionEdited,
  discussionMoved,
  discussionReopened,
  discussionRestored,
  discussionStarted,
  discussionStatusChanged,
} from '../../discussions/discussions.events.ts';
import { postFlagged } from '../../flags/flags.events.ts';
import { reactionAdded, reactionRemoved } from '../../reactions/reactions.events.ts';
import { roleChanged } from '../../roles/roles.events.ts';
import { userBanned, userEdited, userRegistered, userUnbanned } from '../../users/users.events.ts';
import { tellsWebhooks } from './webhook.listeners.ts';

export const offeredEvents = [
  webhookEvents.add({ event: discussionStarted, description: 'A discussion was started' }),
  webhookEvents.add({ event: discussionEdited, description: 'A discussion was edited' }),
  webhookEvents.add({ event: discussionMoved, description: 'A discussion was moved to another category' }),
  webhookEvents.add({ event: discussionClosed, description: 'A discussion was closed' }),
  webhookEvents.add({ event: discussionReopened, description: 'A discussion was reopened' }),
  webhookEvents.add({ event: discussionStatusChanged, description: 'The status of a discussion changed' }),
  webhookEvents.add({ event: discussionDeleted, description: 'A discussion was deleted' }),
  webhookEvents.add({ event: discussionRestored, description: 'A discussion was restored' }),
  webhookEvents.add({ event: commentPosted, description: 'A comment was posted' }),
  webhookEvents.add({ event: commentEdited, description: 'A comment was edited' }),
  webhookEvents.add({ event: commentDeleted, description: 'A comment was deleted' }),
  webhookEvents.add({ event: commentRestored, description: 'A comment was restored' }),
  webhookEvents.add({ event: reactionAdded, description: 'Somebody reacted to a post' }),
  webhookEvents.add({ event: reactionRemoved, description: 'Somebody took a reaction back' }),
  webhookEvents.add({ event: postFlagged, description: 'A post was flagged' }),
  webhookEvents.add({ event: userRegistered, description: 'Somebody registered' }),
  webhookEvents.add({ event: userEdited, description: 'A member was edited' }),
  webhookEvents.add({ event: userBanned, description: 'A member was banned' }),
  webhookEvents.add({ event: userUnbanned, description: 'A ban was lifted' }),
  webhookEvents.add({ event: userDeleted, description: 'A member was deleted' }),
  webhookEvents.add({ event: applicantApplied, description: 'Somebody asked to join' }),
  webhookEvents.add({ event: applicantApproved, description: 'An applicant was approved' }),
  webhookEvents.add({ event: applicantDeclined, description: 'An applicant was declined' }),
  webhookEvents.add({ event: categoryAdded, description: 'A category was added' }),
  webhookEvents.add({ event: categoryChanged, description: 'A category changed' }),
  webhookEvents.add({ event: categoryDeleted, description: 'A category was deleted' }),
  webhookEvents.add({ event: roleChanged, description: 'A role changed' }),
];

export const offeredListeners = [
  tellsWebhooks(discussionStarted),
  tellsWebhooks(discussionEdited),
  tellsWebhooks(discussionMoved),
  tellsWebhooks(discussionClosed),
  tellsWebhooks(discussionReopened),
  tellsWebhooks(discussionStatusChanged),
  tellsWebhooks(discussionDeleted),
  tellsWebhooks(discussionRestored),
  tellsWebhooks(commentPosted),
  tellsWebhooks(commentEdited),
  tellsWebhooks(commentDeleted),
  tellsWebhooks(commentRestored),
  tellsWebhooks(reactionAdded),
  tellsWebhooks(reactionRemoved),
  tellsWebhooks(postFlagged),
  tellsWebhooks(userRegistered),
  tellsWebhooks(userEdited),
  tellsWebhooks(userBanned),
  tellsWebhooks(userUnbanned),
  tellsWebhooks(userDeleted),
  tellsWebhooks(applicantApplied),
  tellsWebhooks(applicantApproved),
  tellsWebhooks(applicantDeclined),
  tellsWebhooks(categoryAdded),
  tellsWebhooks(categoryChanged),
  tellsWebhooks(categoryDeleted),
  tellsWebhooks(roleChanged),
];
