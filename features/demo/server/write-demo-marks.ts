// What people put on posts: tags, reactions, bookmarks.
import { sql } from '../../../platform/server/db/sql.ts';
import { insertRows } from '../../imports/server/insert-rows.ts';
import { nextIDs } from '../../imports/server/record-ids.ts';
import { tagKey } from '../../tags/server/tag.queries.ts';
import type { DemoReaction } from '../content/types.ts';
import { recordDemoRows } from './demo-records.ts';
import type { DemoFill } from './fill-demo.ts';
import type { WrittenPosts } from './write-demo-posts.ts';

const TAG = {
  tag_id: 'int',
  name: 'text',
  name_key: 'text',
  urlcode: 'text',
  insert_user_id: 'int',
  date_inserted: 'timestamptz',
};

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
    name_key: tagKey(name),
    urlcode,
    insert_user_id: [...fill.userIDs.values()][0],
    date_inserted: posts.discussions.map((each) => each.dateInserted).sort()[0],
  }));
  await insertRows(tx, 'tags', TAG, added);
  for (const row of added) ids.set(row.urlcode, row.tag_id);
  await recordDemoRows(
    tx,
    'tags',
    added.map((row) => [row.urlcode, row.tag_id]),
  );
  const tagged = posts.discussions.flatMap(({ id, discussion, dateInserted }) =>
    discussion.tags.map((urlcode, sort) => ({
      discussion_id: id,
      tag_id: ids.get(urlcode),
      sort,
      date_inserted: dateInserted,
    })),
  );
  const columns = { discussion_id: 'int', tag_id: 'int', sort: 'smallint', date_inserted: 'timestamptz' };
  await insertRows(tx, 'discussion_tags', columns, tagged);
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
      .flatMap(({ urlcode, by }) => by.map((key) => ({ urlcode, user_id: userIDs.get(key) })))
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
  const columns = {
    record_type: 'text',
    record_id: 'int',
    user_id: 'int',
    urlcode: 'text',
    date_inserted: 'timestamptz',
  };
  await insertRows(tx, 'reactions', columns, rows);
  await tx.execute(sql`
    update reactions r set points = t.points from reaction_types t
    where t.urlcode = r.urlcode and r.user_id = any(${[...userIDs.values()]})`);
  await tx.execute(sql`
    update users u set points = earned.points
    from (
      select coalesce(d.insert_user_id, c.insert_user_id) as user_id, sum(r.points)::int as points
      from reactions r
      left join discussions d on r.record_type = 'discussion' and d.discussion_id = r.record_id
      left join comments c on r.record_type = 'comment' and c.comment_id = r.record_id
      group by 1
    ) earned
    where earned.user_id = u.user_id and u.user_id = any(${[...userIDs.values()]})`);
}

export async function writeDemoBookmarks(fill: DemoFill, posts: WrittenPosts): Promise<void> {
  const rows = posts.discussions.flatMap(({ id, discussion, dateInserted }) =>
    discussion.bookmarkedBy.map((key) => ({
      user_id: fill.userIDs.get(key),
      discussion_id: id,
      date_inserted: dateInserted,
    })),
  );
  const columns = { user_id: 'int', discussion_id: 'int', date_inserted: 'timestamptz' };
  await insertRows(fill.tx, 'bookmarks', columns, rows);
}
