// Putting tags on discussions. Counters change by what really changed.
import { ofItem } from '../../../platform/contract/item-errors.ts';
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { Config } from '../../../platform/server/config/config.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { type TagReference, tagError } from '../tags.contract.ts';
import { tagAdded } from '../tags.events.ts';
import { tagSlug } from './tag.actions.ts';
import { tagConfig } from './tag.config.ts';
import { countTags } from './tag.counters.ts';
import { tagKey } from './tag.queries.ts';

/** The ids a reference means; 404 where one does not exist for the viewer, 409 where its kind is not for discussions. */
export async function resolveTags(
  db: Queryable,
  config: Config,
  reference: TagReference,
  visible?: Sql,
): Promise<number[]> {
  const ids = reference.tagIDs ?? [];
  const urlcodes = (reference.urlcodes ?? []).map((urlcode) => urlcode.toLowerCase());
  if (ids.length + urlcodes.length === 0) return [];
  const rows = await db.rows<{ tag_id: number; urlcode: string; type: string }>(sql`
    select t.tag_id, t.urlcode, t.type from tags t
    where (t.tag_id = any(${ids}) or t.urlcode = any(${urlcodes})) and ${sql.and([visible])}`);
  const byID = new Map(rows.map((row) => [row.tag_id, row]));
  const byUrlcode = new Map(rows.map((row) => [row.urlcode, row]));
  const allowed = config.get(tagConfig.allowedTypes);
  const requireTag = async (row: (typeof rows)[number] | undefined) => {
    if (!row) throw tagError('tag.unknown');
    if (!allowed.includes(row.type)) throw tagError('tag.typeNotAllowed');
    return row.tag_id;
  };
  const tagIDs = new Set<number>();
  for (const [index, tagID] of ids.entries())
    tagIDs.add(await ofItem('tagIDs', index, () => requireTag(byID.get(tagID))));
  for (const [index, urlcode] of urlcodes.entries())
    tagIDs.add(await ofItem('urlcodes', index, () => requireTag(byUrlcode.get(urlcode))));
  return [...tagIDs];
}

/** Tags by name, made where they do not exist yet. */
export async function ensureTags(w: WriteContext, names: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  const byKey = Map.groupBy(names, tagKey);
  for (const [name] of byKey.values()) {
    if (name) ids.push(await ensureTag(w, name.trim()));
  }
  return ids;
}

async function ensureTag(w: WriteContext, name: string): Promise<number> {
  const key = tagKey(name);
  const base = tagSlug(name);
  // Different names may share a slug (C++, C#): the later one gets a number.
  for (let attempt = 1; attempt < 100; attempt++) {
    const urlcode = attempt === 1 ? base : `${base}-${attempt}`;
    const row = await w.db.row<{ tag_id: number; is_new: boolean }>(sql`
      with made as (
        insert into tags (name, name_key, urlcode, insert_user_id)
        select ${name}, ${key}, ${urlcode}, ${w.viewer.userID}
        where not exists (select 1 from tags where type = '' and name_key = ${key})
          and not exists (select 1 from tag_merges where type = '' and name_key = ${key})
        on conflict do nothing
        returning tag_id
      )
      select tag_id, true as is_new from made
      union all
      select tag_id, false from tags where type = '' and name_key = ${key}
      union all
      -- A name of one that was merged means the one it became.
      select destination_tag_id, false from tag_merges where type = '' and name_key = ${key}
      limit 1`);
    if (!row) continue;
    if (row.is_new) await w.announce(tagAdded, { tagID: row.tag_id }, { invalidates: [cacheTag.tags] });
    return row.tag_id;
  }
  throw tagError('tag.urlcodeTaken');
}

/** Exactly these tags, in this order. Answers whether anything changed. */
export async function setTags(
  w: WriteContext,
  config: Config,
  discussion: { discussionID: number; isHeld: boolean },
  tagIDs: readonly number[],
): Promise<boolean> {
  if (tagIDs.length > config.get(tagConfig.maxPerDiscussion)) {
    throw tagError('tag.tooMany', { max: config.get(tagConfig.maxPerDiscussion) });
  }
  const rows = await w.db.rows<{ tag_id: number; change: number }>(sql`
    with gone as (
      delete from discussion_tags where discussion_id = ${discussion.discussionID} and tag_id <> all(${tagIDs})
      returning tag_id
    ), added as (
      insert into discussion_tags (discussion_id, tag_id, sort)
      select ${discussion.discussionID}, tag_id, position from unnest(${tagIDs}::int[]) with ordinality as given (tag_id, position)
      on conflict (discussion_id, tag_id) do update set sort = excluded.sort
        where discussion_tags.sort <> excluded.sort
      returning tag_id, xmax = 0 as is_new
    )
    select tag_id, -1 as change from gone
    union all select tag_id, case when is_new then 1 else 0 end from added`);
  if (rows.length === 0) return false;
  const counted = rows.filter((row) => row.change !== 0);
  if (!discussion.isHeld) await countTags(w, discussion.discussionID, counted);
  return true;
}
