// The index follows what happens, a moment later: each listener reads its record again and writes its document.

import { sql } from '../../../platform/server/db/sql.ts';
import type { Listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { followDiscussion, indexComments, indexMissingComments } from './moved-documents.ts';
import { type SearchRecordType, writeDocuments, writeVocabulary } from './search.documents.ts';

const FOLLOWED: Readonly<Record<SearchRecordType, { key: string; events: readonly string[] }>> = {
  discussion: {
    key: 'discussionID',
    events: [
      'discussion.started',
      'discussion.edited',
      'discussion.deleted',
      'discussion.tagged',
      'discussion.typeChanged',
    ],
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
    event: 'discussion.moved',
    name: 'search discussion.moved',
    handle: async (site, { payload }) => indexWithComments(site, Number(payload.discussionID)),
  },
  {
    event: 'comment.moved',
    name: 'search comment.moved',
    handle: async (site, { payload }) => indexComments(site, payload.commentIDs as number[]),
  },
  ...['discussion.hidden', 'discussion.restored'].map((event) => ({
    event,
    name: `search ${event}`,
    handle: async (site: Site, { payload }: { payload: Record<string, unknown> }) =>
      indexWholeDiscussion(site, Number(payload.discussionID)),
  })),
  {
    event: 'discussion.deleted',
    name: 'search comments of discussion.deleted',
    handle: async (site, { payload }) => {
      await site.database.execute(
        sql`delete from search_documents where discussion_id = ${Number(payload.discussionID)}`,
      );
    },
  },
];

async function index(site: Site, recordType: SearchRecordType, id: number): Promise<void> {
  await writeDocuments(site.database, recordType, [id]);
  await writeVocabulary(site.database, recordType, [id]);
}

/** The documents of comments carry the category: it decides who may find them. */
async function indexWithComments(site: Site, discussionID: number): Promise<void> {
  await index(site, 'discussion', discussionID);
  await indexMissingComments(site, discussionID);
  await followDiscussion(site.database, discussionID);
}

/** Comments are found with the discussion they stand in, and not without it. */
async function indexWholeDiscussion(site: Site, discussionID: number): Promise<void> {
  await index(site, 'discussion', discussionID);
  const rows = await site.database.rows<{ comment_id: number }>(
    sql`select comment_id from comments where discussion_id = ${discussionID} order by comment_id`,
  );
  await indexComments(
    site,
    rows.map((row) => row.comment_id),
  );
}
