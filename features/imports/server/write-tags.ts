// Tags by name: those the site has already are used, the rest are made.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { tagSlug } from '../../tags/server/tag.actions.ts';
import { insertDiscussionTags, insertTags } from '../../tags/server/tag.bulk.ts';
import { tagKey } from '../../tags/server/tag.queries.ts';
import { cleanLine } from './clean-text.ts';
import { insertOldPaths } from './old-paths.ts';
import { nextIDs } from './record-ids.ts';

const MAX_TAGS = 5;

/** By the key of the name. */
export async function ensureTags(
  tx: Transaction,
  names: Iterable<string>,
  dateInserted: string,
): Promise<Map<string, number>> {
  const byKey = new Map<string, string>();
  for (const each of names) {
    const name = cleanLine(each, 100);
    if (name !== '' && !byKey.has(tagKey(name))) byKey.set(tagKey(name), name);
  }
  const ids = await tagIDs(tx, [...byKey.keys()]);
  const missing = [...byKey].filter(([key]) => !ids.has(key));
  const newIDs = await nextIDs(tx, 'tags', missing.length);
  const urlcodes = await freeUrlcodes(
    tx,
    missing.map(([, name]) => tagSlug(name)),
  );
  const rows = missing.map(([, name], at) => ({
    tag_id: newIDs[at] ?? 0,
    name,
    urlcode: urlcodes[at] ?? '',
    insert_user_id: 1,
    date_inserted: dateInserted,
  }));
  await insertTags(tx, rows);
  await insertOldPaths(
    tx,
    rows.map((row) => ({
      path: `/tagged/${row.name.toLowerCase()}`,
      record_type: 'tag',
      record_id: row.tag_id,
    })),
  );
  for (const row of rows) ids.set(tagKey(row.name), row.tag_id);
  return ids;
}

export async function writeDiscussionTags(
  tx: Transaction,
  tagged: readonly { discussionID: number; names: readonly string[]; dateInserted: string }[],
): Promise<void> {
  const given = tagged.filter((each) => each.names.length > 0);
  if (given.length === 0) return;
  const dates = given.map((each) => each.dateInserted).sort();
  const ids = await ensureTags(
    tx,
    given.flatMap((each) => each.names),
    dates[0] ?? '',
  );
  const rows = given.flatMap(({ discussionID, names, dateInserted }) => {
    const ofDiscussion = new Set(names.map((name) => ids.get(tagKey(cleanLine(name, 100)))));
    return [...ofDiscussion]
      .filter((tagID) => tagID !== undefined)
      .slice(0, MAX_TAGS)
      .map((tag_id, sort) => ({ discussion_id: discussionID, tag_id, sort, date_inserted: dateInserted }));
  });
  await insertDiscussionTags(tx, rows);
}

async function tagIDs(db: Queryable, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.rows<{ name_key: string; tag_id: number }>(
    sql`select name_key, tag_id from tags where type = '' and name_key = any(${keys})`,
  );
  return new Map(rows.map((row) => [row.name_key, row.tag_id]));
}

/** Different names may share a slug (C++, C#): the later one gets a number. */
async function freeUrlcodes(db: Queryable, wanted: readonly string[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const rows = await db.rows<{ urlcode: string }>(sql`
    select urlcode from tags
    where urlcode = any(${[...wanted]}) or regexp_replace(urlcode, '-[0-9]+$', '') = any(${[...wanted]})`);
  const taken = new Set(rows.map((row) => row.urlcode));
  return wanted.map((base) => {
    let urlcode = base;
    for (let number = 2; taken.has(urlcode); number++) urlcode = `${base}-${number}`;
    taken.add(urlcode);
    return urlcode;
  });
}
