// What people put on posts: tags, reactions, bookmarks.
import { sql } from '../../../platform/server/db/sql.ts';
import { nextIDs } from '../../imports/server/record-ids.ts';
import { insertReactions, pointsEarnedBy } from '../../reactions/server/reaction.bulk.ts';
import { insertDiscussionTags, insertTags } from '../../tags/server/tag.bulk.ts';
import { tagKey } from '../../tags/server/tag.queries.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import type { DemoReaction } from '../content/types.ts';
import type { DemoFill, WrittenPosts } from './demo-fill.ts';
import { recordDemoRows } from './demo-records.ts';

/** Tags the site has already are used; only new ones are the demo's. */
export async function writeDemoTags(fill: DemoFill, posts: WrittenPosts): Promise<void> {
  const { tx, site } = fill;
  const known = await tx.rows<{ tag_id: number; name_key: string; urlcode: string }>(sql`
    select tag_id, name_key, urlcode from tags
    where type = '' and (name_key = any(${site.tags.map((tag) => tagKey(tag.name))})
      or urlcode = any(${site.tags.map((tag) => tag.urlcode)}))`);
  const ids = new Map<string, number>();
  for (const { name, urlcode } of site.tags) {
    const row = known.find((each) => each.urlcode === urlcode || each.name_key === tagKey(name));
    if (row) ids.set(urlcode, row.tag_id);
  }
  const missing = site.tags.filter((tag) => !ids.has(tag.urlcode));
  const newIDs = await nextIDs(tx, 'tags', missing.length);
  const added = missing.map(({ name, urlcode }, at) => ({
    tag_id: newIDs[at] ?? 0,
    name,
    urlcode,
    insert_user_id: [...fill.userIDs.values()][0] ?? 0,
    date_inserted: posts.discussions.map((each) => each.dateInserted).sort()[0] ?? '',
  }));
  await insertTags(tx, added);
  for (const row of added) ids.set(row.urlcode, row.tag_id);
  await recordDemoRows(
    tx,
    'tags',
    added.map((row) => [row.urlcode, row.tag_id]),
  );
  const tagged = posts.discussions.flatMap(({ id, discussion, dateInserted }) =>
    discussion.tags.map((urlcode, sort) => ({
      discussion_id: id,
      tag_id: ids.get(urlcode) ?? 0,
      sort,
      date_inserted: dateInserted,
    })),
  );
  await insertDiscussionTags(tx, tagged);
}

const MINUTE = 60_000;

export async function writeDemoReactions(fill: DemoFill, posts: WrittenPosts): Promise<void> {
  const { tx, userIDs, now } = fill;
  const rowsOf = (
    record_type: 'discussion' | 'comment',
    record_id: number,
    dateInserted: string,
    reactions: readonly DemoReaction[] = [],
  ) =>
    reactions
      .flatMap(({ urlcode, by }) => by.map((key) => ({ urlcode, user_id: userIDs.get(key) ?? 0 })))
      .map((reaction, at) => ({
        ...reaction,
        record_type,
        record_id,
        // One after the other, and none in the future.
        date_inserted: new Date(
          Math.min(now, Date.parse(dateInserted) + (at + 1) * 7 * MINUTE),
        ).toISOString(),
      }));
  const rows = [
    ...posts.discussions.flatMap(({ id, discussion, dateInserted }) =>
      rowsOf('discussion', id, dateInserted, discussion.reactions),
    ),
    ...posts.comments.flatMap(({ id, placed, dateInserted }) =>
      rowsOf('comment', id, dateInserted, placed.comment.reactions),
    ),
  ];
  await insertReactions(tx, rows);
  const earned = await pointsEarnedBy(tx, idsOf(posts));
  for (const { user_id: userID, points } of earned) changeUserCounters({ db: tx }, userID, { points });
}

function idsOf({ discussions, comments }: WrittenPosts) {
  return { discussions: discussions.map((each) => each.id), comments: comments.map((each) => each.id) };
}

export async function writeDemoBookmarks(fill: DemoFill, posts: WrittenPosts): Promise<void> {
  const rows = posts.discussions.flatMap(({ id, discussion, dateInserted }) =>
    discussion.bookmarkedBy.map((key) => ({
      user_id: fill.userIDs.get(key) ?? 0,
      discussion_id: id,
      date_inserted: dateInserted,
    })),
  );
  await fill.handOver('bookmarks', rows);
}
