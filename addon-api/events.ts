// What happens in a community, for add-ons that follow it: `listener(commentPosted, ...)`, `transactionHook(...)`.

export { userDeleted } from '../features/account-deletion/account-deletion.events.ts';
export { bookmarkAdded, bookmarkRemoved } from '../features/bookmarks/bookmarks.events.ts';
export {
  categoryAdded,
  categoryChanged,
  categoryDeleted,
  categoryFollowed,
  categoryMemberLeft,
  categoryRestricted,
  categoryUnfollowed,
} from '../features/categories/categories.events.ts';
export {
  commentAuthorChanged,
  commentDeleted,
  commentEdited,
  commentHeld,
  commentHidden,
  commentMoved,
  commentPosted,
  commentRestored,
} from '../features/comments/comments.events.ts';
export {
  discussionAuthorChanged,
  discussionClosed,
  discussionDeleted,
  discussionEdited,
  discussionHeld,
  discussionHidden,
  discussionMerged,
  discussionMoved,
  discussionPinned,
  discussionReopened,
  discussionRestored,
  discussionStarted,
  discussionStatusChanged,
  discussionTagged,
  discussionTypeChanged,
  discussionUnmerged,
  discussionUnpinned,
} from '../features/discussions/discussions.events.ts';
export { postFlagged } from '../features/flags/flags.events.ts';
export { mediaAttached, mediaRemoved, mediaUploaded } from '../features/media/media.events.ts';
export { reactionAdded, reactionRemoved } from '../features/reactions/reactions.events.ts';
export { roleChanged } from '../features/roles/roles.events.ts';
export { tagAdded, tagChanged, tagDeleted } from '../features/tags/tags.events.ts';
export {
  awardChanged,
  userBanned,
  userEdited,
  userRegistered,
  userUnbanned,
} from '../features/users/users.events.ts';
export { configChanged } from '../platform/contract/site.events.ts';
