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
import { userEdited, userRegistered } from '../../users/users.events.ts';
import { type SearchRecordType, writeDocuments, writeVocabulary } from './search.documents.ts';
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
  ...indexOn(DISCUSSIONS, 'discussion', ({ discussionID }) => discussionID),
  ...indexOn(COMMENTS, 'comment', ({ commentID }) => commentID),
  ...indexOn(CATEGORIES, 'category', ({ categoryID }) => categoryID),
  ...indexOn(USERS, 'user', ({ userID }) => userID),
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

function indexOn<Payload>(
  events: readonly EventType<Payload>[],
  recordType: SearchRecordType,
  idOf: (payload: Payload) => number,
): Listener[] {
  return events.map((event) =>
    listener(event, {
      name: `search ${event.name}`,
      handle: (site, { payload }) => index(site, recordType, idOf(payload)),
    }),
  );
}

async function index(site: Site, recordType: SearchRecordType, id: number): Promise<void> {
  await writeDocuments(site.database, recordType, [id]);
  await writeVocabulary(site.database, recordType, [id]);
}

/** A long one is for a job that keeps nobody waiting. */
async function settleShort(site: Site, discussionID: number): Promise<void> {
  const isLong = await site.database.row(
    sql`select 1 from search_stale_discussions where discussion_id = ${discussionID}`,
  );
  if (!isLong) await settleDiscussion(site, discussionID);
}
