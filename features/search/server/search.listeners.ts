// The index follows what happens, a moment later: each listener reads its record again and writes its document.

import type { EventType } from '../../../platform/contract/event.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { userDeleted } from '../../account-deletion/account-deletion.events.ts';
import { categoryAdded, categoryChanged, categoryDeleted } from '../../categories/categories.events.ts';
import {
  commentDeleted,
  commentEdited,
  commentHidden,
  commentMoved,
  commentPosted,
  commentRestored,
} from '../../comments/comments.events.ts';
import {
  discussionDeleted,
  discussionEdited,
  discussionHidden,
  discussionMoved,
  discussionRestored,
  discussionStarted,
  discussionTagged,
  discussionTypeChanged,
} from '../../discussions/discussions.events.ts';
import { tagDiscussionsRetagged } from '../../tags/tags.events.ts';
import { userEdited, userRegistered } from '../../users/users.events.ts';
import { indexOn } from './index-on.ts';
import { categoryKind } from './kinds/category.kind.ts';
import { memberKind } from './kinds/member.kind.ts';
import { commentKind, discussionKind } from './kinds/post.kinds.ts';
import { writeDocuments } from './search.documents.ts';
import { indexComments, settleDiscussion } from './settle-discussion.ts';

const DISCUSSIONS: EventType<{ discussionID: number }>[] = [
  discussionStarted,
  discussionEdited,
  discussionTagged,
  discussionTypeChanged,
];
const COMMENTS: EventType<{ commentID: number }>[] = [
  commentPosted,
  commentEdited,
  commentHidden,
  commentRestored,
  commentDeleted,
];
const CATEGORIES: EventType<{ categoryID: number }>[] = [categoryAdded, categoryChanged, categoryDeleted];
const USERS: EventType<{ userID: number }>[] = [userRegistered, userEdited, userDeleted];
const WITH_COMMENTS: EventType<{ discussionID: number }>[] = [
  discussionMoved,
  discussionHidden,
  discussionRestored,
  discussionDeleted,
];

export const searchListeners: Listener[] = [
  ...indexOn(DISCUSSIONS, discussionKind, ({ discussionID }) => discussionID),
  ...indexOn(COMMENTS, commentKind, ({ commentID }) => commentID),
  ...indexOn(CATEGORIES, categoryKind, ({ categoryID }) => categoryID),
  ...indexOn(USERS, memberKind, ({ userID }) => userID),
  listener(tagDiscussionsRetagged, {
    name: 'search tag.discussionsRetagged',
    handle: (site, { payload }) => writeDocuments(site, discussionKind, payload.discussionIDs),
  }),
  listener(commentMoved, {
    name: 'search comment.moved',
    handle: (site, { payload }) => indexComments(site, payload.commentIDs),
  }),
  ...WITH_COMMENTS.map((event) =>
    listener(event, {
      name: `search ${event.name}`,
      handle: (site, { payload }) => settleShort(site, payload.discussionID),
    }),
  ),
];

/** A long one is for a job that keeps nobody waiting. */
async function settleShort(site: Site, discussionID: number): Promise<void> {
  const isLong = await site.database.row(
    sql`select 1 from search_stale_discussions where discussion_id = ${discussionID}`,
  );
  if (!isLong) await settleDiscussion(site, discussionID);
}
