// The index follows what happens, a moment later: each listener reads its record again and writes its document.

import { sql } from '../../../platform/server/db/sql.ts';
import type { Listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type SearchRecordType, writeDocuments, writeVocabulary } from './search.documents.ts';
import { indexComments, settleDiscussion } from './settle-discussion.ts';

const FOLLOWED: Readonly<Record<SearchRecordType, { key: string; events: readonly string[] }>> = {
  discussion: {
    key: 'discussionID',
    events: ['discussion.started', 'discussion.edited', 'discussion.tagged', 'discussion.typeChanged'],
  },
  comment: {
    key: 'commentID',
    events: ['comment.posted', 'comment.edited', 'comment.hidden', 'comment.restored', 'comment.deleted'],
  },
  category: { key: 'categoryID', events: ['category.added', 'category.changed', 'category.deleted'] },
  user: { key: 'userID', events: ['user.registered', 'user.edited', 'user.deleted'] },
};

export const searchListeners: Listener[] = [
  ...Object.entries(FOLLOWED).flatMap(([recordType, { key, events }]) =>
    events.map((event) => ({
      event,
      name: `search ${event}`,
      handle: async (site: Site, { payload }: { payload: Record<string, unknown> }) =>
        index(site, recordType as SearchRecordType, Number(payload[key])),
    })),
  ),
  {
    event: 'comment.moved',
    name: 'search comment.moved',
    handle: async (site, { payload }) => indexComments(site, payload.commentIDs as number[]),
  },
  ...['discussion.moved', 'discussion.hidden', 'discussion.restored', 'discussion.deleted'].map((event) => ({
    event,
    name: `search ${event}`,
    handle: async (site: Site, { payload }: { payload: Record<string, unknown> }) =>
      settleShort(site, Number(payload.discussionID)),
  })),
];

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
