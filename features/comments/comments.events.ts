// What happens to comments.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';

const written = z.object({
  commentID: id,
  discussionID: id,
  categoryID: id,
  parentCommentID: id.nullable(),
  userID: byUser,
  mentionedUserIDs: z.array(id),
  showsFiles: z.boolean().optional().describe('Its body names files of this site.'),
  draftID: id.optional().describe('The draft that it was written as.'),
  discussionType: z.string().optional().describe('Tells who minds one type alone, without a look.'),
  discussionStatusID: z
    .int()
    .optional()
    .describe('The status of the discussion, which stands until the commit.'),
  discussionUserID: z.int().min(0).optional().describe('Who started the discussion.'),
});

/** It stands in its thread. */
export const commentPosted = defineEvent('comment.posted', written);

/** It waits for somebody to look at it; nobody else sees it. */
export const commentHeld = defineEvent(
  'comment.held',
  written.extend({ reasonID: z.string(), rule: z.string() }),
);

/** A new wording waits for somebody to look at it; the old one stands. */
export const commentEditHeld = defineEvent(
  'comment.editHeld',
  z.object({
    commentID: id,
    discussionID: id,
    categoryID: id,
    userID: byUser,
    reasonID: z.string(),
    rule: z.string(),
  }),
);

export const commentEdited = defineEvent(
  'comment.edited',
  z.object({
    commentID: id,
    discussionID: id,
    categoryID: id,
    userID: byUser,
    mentionedUserIDs: z.array(id),
  }),
);

/** `userID` is the author now. */
export const commentAuthorChanged = defineEvent(
  'comment.authorChanged',
  z.object({ commentID: id, discussionID: id, fromUserID: id, userID: id }),
);

const hidden = z.object({ commentID: id, discussionID: id, userID: byUser });

/** It was seen, and is seen by moderators alone now. */
export const commentHidden = defineEvent('comment.hidden', hidden);

/** It is seen again. */
export const commentRestored = defineEvent('comment.restored', hidden);

/** Into another discussion. */
export const commentMoved = defineEvent(
  'comment.moved',
  z.object({ commentIDs: z.array(id), fromDiscussionID: id, discussionID: id, userID: byUser }),
);

export const commentDeleted = defineEvent(
  'comment.deleted',
  z.object({
    commentID: id,
    discussionID: id,
    insertUserID: z.int().min(0),
    isTombstone: z.boolean().describe('Replies stand below it: its place stays, without its text.'),
    userID: byUser,
  }),
);
