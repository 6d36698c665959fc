// A tag that stands only where the viewer may not look does not exist for them, and counts leave such places out.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type VisibleCategories, visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsNowhere } from '../../categories/server/hidden-redirects.ts';

export interface HiddenTags {
  /** How many discussions with the tag the viewer may not see. */
  counts: ReadonlyMap<number, number>;
  /** Tags of which they see no discussion at all. */
  only: number[];
}

const NOTHING: HiddenTags = { counts: new Map(), only: [] };

type Edition = { known: WeakMap<VisibleCategories, Promise<HiddenTags>> };

/** Invalidated whenever tags change: what was counted for the edition before goes with it. */
const editionSnapshot: Snapshot<Edition, Site> = {
  name: 'tag-edition',
  tags: [cacheTag.tags],
  load: async () => ({ known: new WeakMap() }),
};

export async function hiddenTags(ctx: RequestContext): Promise<HiddenTags> {
  const visible = await visibleCategories(ctx);
  if (visible.isAll) return NOTHING;
  const { known } = await ctx.snapshot(editionSnapshot);
  return getOrCreate(known, visible, () => countHidden(ctx, visible));
}

async function countHidden(ctx: RequestContext, visible: VisibleCategories): Promise<HiddenTags> {
  const rows = await ctx.db.rows<{ tag_id: number; hidden: number; is_all: boolean }>(sql`
    select tag_id, sum(hidden.count)::int as hidden, sum(hidden.count) >= max(t.count_discussions) as is_all
    from (
      select tag_id, count from tag_category_counts
      where category_id in (select category_id from categories where category_id <> all(${visible.ids})) and count > 0
      union all
      select tag_id, 1 from discussions d join discussion_tags using (discussion_id)
      where d.type = 'redirect' and d.date_held is null and (d.category_id <> all(${visible.ids}) or ${leadsNowhere(visible)})
    ) hidden join tags t using (tag_id)
    group by tag_id`);
  return {
    counts: new Map(rows.map((row) => [row.tag_id, row.hidden])),
    only: rows.filter((row) => row.is_all).map((row) => row.tag_id),
  };
}

/** For `tags t`. Who manages tags sees every one of them. */
export async function visibleTagCondition(ctx: RequestContext): Promise<Sql | undefined> {
  if (ctx.can('community.manage')) return undefined;
  const { only } = await hiddenTags(ctx);
  return only.length === 0 ? undefined : sql`t.tag_id <> all(${only})`;
}
