// From one tag to another and back, some discussions at a time; counters move by what really changed.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { tagDiscussionsRetagged } from '../../tags.events.ts';
import { type CountedTags, countMany } from '../tag.counters.ts';

/** In one transaction: others who tag wait for no longer than that takes. */
const AT_ONCE = 200;

interface Moved {
  discussion_id: number;
  category_id: number;
  is_redirect: boolean;
  is_held: boolean;
  /** It did not have the tag that it came to. */
  is_new: boolean;
  had_both: boolean;
}

/** Answers whether there may be more. */
export async function moveTagged(w: WriteContext, fromID: number, toID: number): Promise<boolean> {
  const moved = await w.db.rows<Moved>(sql`
    with gone as (
      delete from discussion_tags where tag_id = ${fromID} and discussion_id in (
        select discussion_id from discussion_tags where tag_id = ${fromID} order by discussion_id limit ${sql.integer(AT_ONCE)})
      returning discussion_id, sort, date_inserted
    ), added as (
      insert into discussion_tags (discussion_id, tag_id, sort, date_inserted)
      select discussion_id, ${toID}, sort, date_inserted from gone order by discussion_id
      on conflict do nothing returning discussion_id
    ), noted as (
      insert into tag_merge_discussions (tag_id, discussion_id, sort, date_inserted, had_both)
      select ${fromID}, gone.discussion_id, sort, date_inserted, added.discussion_id is null
      from gone left join added using (discussion_id)
      on conflict do nothing
    )
    select d.discussion_id, d.category_id, d.type = 'redirect' as is_redirect, d.date_held is not null as is_held,
      added.discussion_id is not null as is_new, added.discussion_id is null as had_both
    from gone join discussions d using (discussion_id) left join added using (discussion_id)`);
  countMany(w, fromID, moved.map(counted), -1);
  countMany(w, toID, moved.filter((row) => row.is_new).map(counted), 1);
  await announce(w, fromID, moved);
  return moved.length === AT_ONCE;
}

/** Answers whether there may be more. What lost the tag since, has it again. */
export async function moveTaggedBack(w: WriteContext, fromID: number, toID: number): Promise<boolean> {
  const moved = await w.db.rows<Moved & { is_gone: boolean }>(sql`
    with noted as (
      delete from tag_merge_discussions where tag_id = ${fromID} and discussion_id in (
        select discussion_id from tag_merge_discussions where tag_id = ${fromID} order by discussion_id limit ${sql.integer(AT_ONCE)})
      returning discussion_id, sort, date_inserted, had_both
    ), gone as (
      delete from discussion_tags dt using noted
      where dt.tag_id = ${toID} and dt.discussion_id = noted.discussion_id and not noted.had_both
      returning dt.discussion_id
    ), added as (
      insert into discussion_tags (discussion_id, tag_id, sort, date_inserted)
      select discussion_id, ${fromID}, sort, date_inserted from noted order by discussion_id
      on conflict do nothing returning discussion_id
    )
    select d.discussion_id, d.category_id, d.type = 'redirect' as is_redirect, d.date_held is not null as is_held,
      added.discussion_id is not null as is_new, noted.had_both, gone.discussion_id is not null as is_gone
    from noted join discussions d using (discussion_id)
    left join added using (discussion_id) left join gone using (discussion_id)`);
  countMany(w, toID, moved.filter((row) => row.is_gone).map(counted), -1);
  countMany(w, fromID, moved.filter((row) => row.is_new).map(counted), 1);
  await announce(w, fromID, moved);
  return moved.length === AT_ONCE;
}

const counted = ({ category_id, is_redirect, is_held }: Moved): CountedTags => ({
  categoryID: category_id,
  isRedirect: is_redirect,
  isHeld: is_held,
});

async function announce(w: WriteContext, tagID: number, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  const discussionIDs = moved.map((row) => row.discussion_id);
  await w.announce(
    tagDiscussionsRetagged,
    { tagID, discussionIDs },
    {
      invalidates: [
        ...discussionIDs.map((id) => cacheTag.discussion(id)),
        cacheTag.tags,
        cacheTag.allPosts,
        cacheTag.everything,
      ],
    },
  );
}
