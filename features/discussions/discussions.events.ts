// What happens to discussions, and to the statuses they can have.
import { z } from 'zod';
import { byUser, defineEvent } from '../../platform/contract/event.ts';
import { id } from '../../platform/contract/fields.ts';
import { pinLocation } from './discussions.contract.ts';

const discussion = z.object({ discussionID: id, categoryID: id, userID: byUser });

/** It stands in its category. */
export const discussionStarted = defineEvent(
  'discussion.started',
  discussion.extend({ type: z.string(), mentionedUserIDs: z.array(id) }),
);

/** It waits for somebody to look at it; nobody else sees it. */
export const discussionHeld = defineEvent(
  'discussion.held',
  discussion.extend({ type: z.string(), reasonID: z.string(), rule: z.string() }),
);

/** A new wording waits for somebody to look at it; the old one stands. */
export const discussionEditHeld = defineEvent(
  'discussion.editHeld',
  discussion.extend({ reasonID: z.string(), rule: z.string() }),
);

export const discussionEdited = defineEvent(
  'discussion.edited',
  discussion.extend({ mentionedUserIDs: z.array(id) }),
);

/** Its tags are others. */
export const discussionTagged = defineEvent('discussion.tagged', discussion);

export const discussionTypeChanged = defineEvent(
  'discussion.typeChanged',
  discussion.extend({ fromType: z.string(), type: z.string(), postTypeID: z.string().nullable() }),
);

/** The one that everybody sees, or the one that only moderators see. */
export const discussionStatusChanged = defineEvent(
  'discussion.statusChanged',
  discussion.extend({
    statusID: z.int().optional(),
    internalStatusID: z.int().optional(),
    /** It had this status before: what is said of it is another. */
    isOfNotes: z.literal(true).optional(),
    /** Its entry in the log of statuses: of the same status given again it is another. */
    logID: z.int().optional(),
  }),
);

export const discussionClosed = defineEvent('discussion.closed', discussion);

export const discussionReopened = defineEvent('discussion.reopened', discussion);

export const discussionBumped = defineEvent('discussion.bumped', discussion);

const pinning = discussion.extend({ pinLocation: pinLocation.nullable() });

export const discussionPinned = defineEvent('discussion.pinned', pinning);

export const discussionUnpinned = defineEvent('discussion.unpinned', pinning);

export const discussionSunk = defineEvent('discussion.sunk', discussion);

export const discussionRaised = defineEvent('discussion.raised', discussion);

/** Into another category. */
export const discussionMoved = defineEvent('discussion.moved', discussion.extend({ fromCategoryID: id }));

/** All that was in `fromDiscussionID` is in `discussionID` now. */
export const discussionMerged = defineEvent(
  'discussion.merged',
  z.object({ discussionID: id, fromDiscussionID: id, userID: byUser }),
);

/** The merge was undone: `discussionID` is itself again, and no part of `fromDiscussionID`. */
export const discussionUnmerged = defineEvent(
  'discussion.unmerged',
  z.object({ discussionID: id, fromDiscussionID: id, userID: byUser }),
);

/** `userID` is the author now. */
export const discussionAuthorChanged = defineEvent(
  'discussion.authorChanged',
  z.object({ discussionID: id, fromUserID: id, userID: id }),
);

export const discussionCanonicalUrlChanged = defineEvent(
  'discussion.canonicalUrlChanged',
  discussion.extend({ canonicalUrl: z.string().nullable() }),
);

/** It was seen, and is seen by moderators alone now. */
export const discussionHidden = defineEvent('discussion.hidden', discussion);

/** It is seen again. */
export const discussionRestored = defineEvent('discussion.restored', discussion);

/** It is gone for everybody. For a time it may come back, which is `discussion.restored`. */
export const discussionDeleted = defineEvent('discussion.deleted', discussion);

/** It is gone for good, with all that belonged to it. */
export const discussionErased = defineEvent('discussion.erased', discussion);

/** A sign stands where it was before: `discussionID` leads to `toDiscussionID`. */
export const discussionRedirected = defineEvent(
  'discussion.redirected',
  discussion.extend({ toDiscussionID: id }),
);

export const discussionRedirectsChanged = defineEvent(
  'discussion.redirectsChanged',
  z.object({ toDiscussionID: id }),
);

export const postsRerendered = defineEvent(
  'posts.rerendered',
  z.object({ recordType: z.enum(['discussion', 'comment']), count: z.int() }),
);

const status = z.object({ statusID: z.int(), userID: byUser });

export const statusAdded = defineEvent('status.added', status);

export const statusChanged = defineEvent('status.changed', status);

export const statusDeleted = defineEvent('status.deleted', status);
