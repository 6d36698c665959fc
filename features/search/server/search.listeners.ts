// The index follows what happens, a moment later: each listener reads its record again and writes its document.

import { sql } from '../../../platform/server/db/sql.ts';
import type { Listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
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
    event: 'category.deleted',
    name: 'search contents of category.deleted',
    handle: async (site) => followCategories(site),
  },
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
  await site.database.execute(sql`
    update search_documents s set category_id = d.category_id from discussions d
    where s.discussion_id = ${discussionID} and d.discussion_id = s.discussion_id and s.category_id <> d.category_id`);
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

async function indexComments(site: Site, commentIDs: readonly number[]): Promise<void> {
  for (let at = 0; at < commentIDs.length; at += 500) {
    const ids = commentIDs.slice(at, at + 500);
    await writeDocuments(site.database, 'comment', ids);
    await writeVocabulary(site.database, 'comment', ids);
  }
}

/** A category that goes may hand all it held to another at once. */
async function followCategories(site: Site): Promise<void> {
  await site.database.execute(sql`
    update search_documents s set category_id = d.category_id from discussions d
    where s.discussion_id = d.discussion_id and s.category_id is distinct from d.category_id`);
}
