// Where records of ours are found: many at once.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { categoryPath } from '../../categories/category.address.ts';
import { commentPath } from '../../comments/comment.address.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import { tagPath } from '../../tags/tag.address.ts';
import { profilePath } from '../../users/server/user.address.ts';

export interface RecordReference {
  recordType: 'discussion' | 'comment' | 'user' | 'category' | 'tag';
  recordID: number;
  /** Of a discussion: the post of this number in the old topic. */
  number?: number;
}

export interface Audience {
  isCategoryVisible: (categoryID: number) => boolean;
}

/**
 * Records that are gone have no path, nor have categories that the audience does not see. The titles of what it does
 * not see stay out of addresses.
 */
export async function recordPaths(
  db: Queryable,
  references: readonly RecordReference[],
  audience: Audience,
): Promise<Map<RecordReference, string>> {
  const byType = Map.groupBy(references, (each) => each.recordType);
  const ids = (type: RecordReference['recordType']) => [
    ...new Set(byType.get(type)?.map((each) => each.recordID)),
  ];
  const { isCategoryVisible } = audience;
  const [discussions, posts, comments, users, categories, tags] = [
    await discussionPaths(db, ids('discussion'), audience),
    await numberedPosts(db, byType.get('discussion') ?? []),
    await commentPaths(db, ids('comment')),
    await namedPaths(db, 'users', 'user_id', 'name', ids('user'), profilePath),
    await namedPaths(
      db,
      'categories',
      'category_id',
      'urlcode',
      ids('category').filter(isCategoryVisible),
      categoryPath,
    ),
    await namedPaths(db, 'tags', 'tag_id', 'urlcode', ids('tag'), tagPath),
  ];
  const byID = { discussion: discussions, comment: comments, user: users, category: categories, tag: tags };
  const paths = new Map<RecordReference, string>();
  for (const reference of references) {
    const path =
      posts.get(`${reference.recordID} ${reference.number}`) ??
      byID[reference.recordType].get(reference.recordID);
    if (path !== undefined) paths.set(reference, path);
  }
  return paths;
}

async function discussionPaths(
  db: Queryable,
  ids: number[],
  audience: Audience,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{
    discussion_id: number;
    name: string;
    category_id: number;
    is_held: boolean;
  }>(sql`
    select discussion_id, name, category_id, date_held is not null as is_held
    from discussions where discussion_id = any(${ids})`);
  return new Map(
    rows.map(({ discussion_id, name, category_id, is_held }) => [
      discussion_id,
      audience.isCategoryVisible(category_id) && !is_held
        ? discussionPath({ discussionID: discussion_id, name })
        : `/discussion/${discussion_id}`,
    ]),
  );
}

/** Replies were numbered from 2 on the old site, and are from 1 here. */
async function numberedPosts(
  db: Queryable,
  references: readonly RecordReference[],
): Promise<Map<string, string>> {
  const numbered = references.filter((each) => each.number !== undefined);
  if (numbered.length === 0) return new Map();
  const rows = await db.rows<{ discussion_id: number; number: number; comment_id: number }>(sql`
    select c.discussion_id, c.number, c.comment_id
    from unnest(${numbered.map((each) => each.recordID)}::int[], ${numbered.map((each) => (each.number ?? 0) - 1)}::int[])
      as wanted (discussion_id, number)
    join comments c using (discussion_id, number)`);
  return new Map(rows.map((row) => [`${row.discussion_id} ${row.number + 1}`, commentPath(row.comment_id)]));
}

async function commentPaths(db: Queryable, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ comment_id: number }>(
    sql`select comment_id from comments where comment_id = any(${ids})`,
  );
  return new Map(rows.map((row) => [row.comment_id, commentPath(row.comment_id)]));
}

async function namedPaths(
  db: Queryable,
  table: string,
  key: string,
  name: string,
  ids: number[],
  toPath: (name: string) => string,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const column = sql.raw(key);
  const rows = await db.rows<{ id: number; name: string }>(sql`
    select ${column} as id, ${sql.raw(name)} as name from ${sql.raw(table)} where ${column} = any(${ids})`);
  return new Map(rows.map((row) => [row.id, toPath(row.name)]));
}
