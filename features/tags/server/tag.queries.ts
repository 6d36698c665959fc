import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { listTags, TagFragment } from '../tags.contract.ts';
import type { HiddenTags } from './tag.visibility.ts';

export interface TagRow {
  tag_id: number;
  name: string;
  urlcode: string;
  type: string;
  parent_tag_id: number | null;
  count_discussions: number;
  insert_user_id: number | null;
  date_inserted: string;
}

const columns = sql.raw(
  't.tag_id, t.name, t.urlcode, t.type, t.parent_tag_id, t.count_discussions, t.insert_user_id, t.date_inserted',
);

/** The tags of many discussions, in the order they were put on. */
export async function tagsOfDiscussions(
  db: Queryable,
  discussionIDs: readonly number[],
): Promise<Map<number, TagFragment[]>> {
  const tags = new Map<number, TagFragment[]>();
  if (discussionIDs.length === 0) return tags;
  const rows = await db.rows<
    Pick<TagRow, 'tag_id' | 'name' | 'urlcode' | 'type'> & { discussion_id: number }
  >(sql`
    select dt.discussion_id, t.tag_id, t.name, t.urlcode, t.type
    from discussion_tags dt join tags t using (tag_id)
    where dt.discussion_id = any(${discussionIDs})
    order by dt.discussion_id, dt.sort, t.tag_id`);
  for (const row of rows) {
    const known = tags.get(row.discussion_id);
    const fragment = { tagID: row.tag_id, name: row.name, urlcode: row.urlcode, type: row.type || 'User' };
    if (known) known.push(fragment);
    else tags.set(row.discussion_id, [fragment]);
  }
  return tags;
}

export function findTag(db: Queryable, tagID: number, visible?: Sql): Promise<TagRow | undefined> {
  return db.row<TagRow>(
    sql`select ${columns} from tags t where t.tag_id = ${tagID} and ${sql.and([visible])}`,
  );
}

export function findTagByUrlcode(db: Queryable, urlcode: string, visible?: Sql): Promise<TagRow | undefined> {
  return db.row<TagRow>(
    sql`select ${columns} from tags t where t.urlcode = ${urlcode.toLowerCase()} and ${sql.and([visible])}`,
  );
}

/** How many discussions of these categories have the tag, by its counters; redirects, of which `seen` count, are in none. */
export async function countTagged(
  db: Queryable,
  tagID: number,
  categoryIDs: readonly number[],
  seen: Sql | undefined,
): Promise<number> {
  const row = await db.row<{ total: number }>(sql`
    select (
      select coalesce(sum(count), 0) from tag_category_counts
      where tag_id = ${tagID} and category_id = any(${categoryIDs})
    ) + (
      select count(*) from discussions d
      where d.type = 'redirect' and d.date_held is null and d.category_id = any(${categoryIDs}) and ${sql.and([seen])}
        and exists (select from discussion_tags t where t.tag_id = ${tagID} and t.discussion_id = d.discussion_id)
    ) as total`);
  return Number(row?.total ?? 0);
}

type Query = QueryOf<(typeof listTags)['spec']>;

function orderBy(sort: Query['sort'], count = sql.raw('t.count_discussions')): Sql {
  const isDown = sort.startsWith('-');
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  if (sort.endsWith('tagID')) return sql`t.tag_id ${direction}`;
  if (sort.endsWith('name')) return sql`t.name_key ${direction}, t.tag_id ${direction}`;
  return sql`${count} ${direction}, t.tag_id ${sql.raw(isDown ? 'asc' : 'desc')}`;
}

export function listTagRows(
  db: Queryable,
  query: Query,
  visible: Sql | undefined,
  hidden: HiddenTags,
): Promise<TagRow[]> {
  const types = query.type?.map((type) => (type.toLowerCase() === 'user' ? '' : type));
  const conditions = sql.and([
    visible,
    query.query ? isNamed(tagKey(query.query)) : undefined,
    query.tagID && sql`t.tag_id = any(${query.tagID})`,
    types && sql`t.type = any(${types})`,
    query.parentID && sql`t.parent_tag_id = any(${query.parentID})`,
    query.excludeNoCountDiscussion ? sql`t.count_discussions > 0` : undefined,
  ]);
  const page = sql`limit ${sql.integer(query.limit)} offset ${sql.integer((query.page - 1) * query.limit)}`;
  if (!query.sort.endsWith('countDiscussions') || hidden.counts.size === 0)
    return db.rows<TagRow>(
      sql`select ${columns} from tags t where ${conditions} order by ${orderBy(query.sort)} ${page}`,
    );
  return db.rows<TagRow>(sql`
    select ${columns} from (${withSeenCounts(query, conditions, hidden)}) t
    order by ${orderBy(query.sort, sql.raw('t.seen'))} ${page}`);
}

/** Of one or two letters in a script that separates its words, where a word begins: no index knows those amid one. */
const FEW_LETTERS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{N}]{1,2}$/u;

function isNamed(key: string): Sql {
  const literal = escapeLike(key);
  return FEW_LETTERS.test(key)
    ? sql`(t.name_key like ${`${literal}%`} or t.name_key like ${`% ${literal}%`})`
    : sql`t.name_key like ${`%${literal}%`}`;
}

/**
 * An order too can reveal what is hidden, so it is that of what the viewer may see: the first of the tags of which nothing is
 * hidden, as the index has them, beside those of which something is.
 */
function withSeenCounts(query: Query, conditions: Sql, { counts }: HiddenTags): Sql {
  const ids = [...counts.keys()];
  return sql`
    (
      select t.*, t.count_discussions as seen from tags t where ${conditions} and t.tag_id <> all(${ids}::int[])
      order by ${orderBy(query.sort)} limit ${sql.integer(query.page * query.limit)}
    )
    union all
    select t.*, t.count_discussions - given.hidden as seen
    from unnest(${ids}::int[], ${[...counts.values()]}::int[]) as given (tag_id, hidden) join tags t using (tag_id)
    where ${conditions}`;
}

/** Two names with the same key are one tag. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
