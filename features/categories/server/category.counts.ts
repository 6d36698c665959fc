// What changes with every post: counters and last posts of categories, summed over the tree for each audience.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type VisibleCategories, visibleCategories } from './category.policy.ts';

export interface LastPostRow {
  discussion_id: number;
  comment_id: number | null;
  name: string;
  date_inserted: string;
  insert_user_id: number;
}

interface CountRow {
  category_id: number;
  count_discussions: number;
  count_comments: number;
  discussion_id: number | null;
  comment_id: number | null;
  name: string;
  date_inserted: string;
  insert_user_id: number;
}

export interface CategoryTotals {
  countDiscussions: number;
  countComments: number;
  countAllDiscussions: number;
  countAllComments: number;
  lastPost: LastPostRow | undefined;
}

interface Redirects {
  category_id: number;
  /** 0: what they lead to is held back or gone, so that nobody sees them. */
  to_category_id: number;
  count: number;
}

interface Counts {
  byID: ReadonlyMap<number, CountRow>;
  /** By where they stand and where they lead. */
  redirects: readonly Redirects[];
}

const countsSnapshot: Snapshot<Counts, Site> = {
  name: 'category-counts',
  tags: [cacheTag.allPosts, cacheTag.categories],
  load: async ({ database }) => {
    // With limits, so that the database looks each of them up, however few posts there are.
    const rows = await database.rows<CountRow>(sql`
      select c.category_id, c.count_discussions, c.count_comments, d.discussion_id, last.comment_id, d.name,
        coalesce(last.date_inserted, d.date_inserted) as date_inserted,
        coalesce(last.insert_user_id, d.insert_user_id) as insert_user_id
      from categories c
      left join lateral (
        select * from discussions
        where discussion_id = c.last_discussion_id and date_held is null limit 1
      ) d on true
      left join lateral (
        select * from comments
        where comment_id = c.last_comment_id and discussion_id = d.discussion_id and date_held is null limit 1
      ) last on true`);
    const redirects = await database.rows<Redirects>(sql`
      select category_id, target_category_id as to_category_id, sum(discussions)::int as count
      from (
        select category_id, target_category_id, discussions from member_post_counts
        where target_category_id <> category_id
        union all
        select category_id, target_category_id, discussions from member_post_count_changes
        where target_category_id <> category_id
      ) redirects
      group by 1, 2 having sum(discussions) > 0`);
    return { byID: new Map(rows.map((row) => [row.category_id, row])), redirects };
  },
};

const followersSnapshot: Snapshot<ReadonlyMap<number, number>, Site> = {
  name: 'category-followers',
  tags: ['category-follows'],
  load: async ({ database }) => {
    const rows = await database.rows<{ category_id: number; count: number }>(
      sql`select category_id, count from category_follower_counts`,
    );
    return new Map(rows.map((row) => [row.category_id, row.count]));
  },
};

/** Invalidated when somebody follows or unfollows. */
export const FOLLOWS_TAG = 'category-follows';

export function followerCounts(ctx: RequestContext): Promise<ReadonlyMap<number, number>> {
  return ctx.snapshot(followersSnapshot);
}

const summed = new WeakMap<Counts, WeakMap<VisibleCategories, Map<number, CategoryTotals>>>();

/** Of each category the viewer sees: its own numbers, and those of all that lies below it and can be seen. */
export async function categoryTotals(ctx: RequestContext): Promise<ReadonlyMap<number, CategoryTotals>> {
  const [visible, counts] = await Promise.all([visibleCategories(ctx), ctx.snapshot(countsSnapshot)]);
  const ofCounts = getOrCreate(summed, counts, () => new WeakMap());
  return getOrCreate(ofCounts, visible, () => sum(visible, counts));
}

/** Of each category, those that lead to what the viewer does not see: counted, but not for them. */
function hiddenRedirects({ redirects }: Counts, { has }: VisibleCategories): Map<number, number> {
  const hidden = new Map<number, number>();
  for (const { category_id: id, to_category_id: to, count } of redirects)
    if (!has(to)) hidden.set(id, (hidden.get(id) ?? 0) + count);
  return hidden;
}

/** By category, those that the viewer may see. */
function seenDiscussions(counts: Counts, visible: VisibleCategories): (categoryID: number) => number {
  const hidden = hiddenRedirects(counts, visible);
  return (id) => (counts.byID.get(id)?.count_discussions ?? 0) - (hidden.get(id) ?? 0);
}

const sumOf = (ids: readonly number[], count: (id: number) => number) =>
  ids.reduce((total, id) => total + count(id), 0);

/** Whether lists of these categories, or of all, have to leave redirects out for this viewer. */
export async function hasHiddenRedirects(
  ctx: RequestContext,
  categoryIDs: readonly number[] | undefined,
): Promise<boolean> {
  const [visible, counts] = await Promise.all([
    visibleCategories(ctx),
    ctx.site.snapshots.get(countsSnapshot),
  ]);
  const hidden = hiddenRedirects(counts, visible);
  return categoryIDs ? categoryIDs.some((id) => hidden.has(id)) : hidden.size > 0;
}

function sum(visible: VisibleCategories, counts: Counts): Map<number, CategoryTotals> {
  const { tree, has } = visible;
  const discussionsIn = seenDiscussions(counts, visible);
  const totals = new Map<number, CategoryTotals>();
  const total = (categoryID: number): CategoryTotals => {
    const row = has(categoryID) ? counts.byID.get(categoryID) : undefined;
    const countDiscussions = row ? discussionsIn(categoryID) : 0;
    const own: CategoryTotals = {
      countDiscussions,
      countComments: row?.count_comments ?? 0,
      countAllDiscussions: countDiscussions,
      countAllComments: row?.count_comments ?? 0,
      lastPost: row?.discussion_id ? { ...row, discussion_id: row.discussion_id } : undefined,
    };
    for (const child of tree.children(categoryID)) {
      const below = total(child.category_id);
      own.countAllDiscussions += below.countAllDiscussions;
      own.countAllComments += below.countAllComments;
      own.lastPost = newer(own.lastPost, below.lastPost);
    }
    totals.set(categoryID, own);
    return own;
  };
  for (const node of tree.children(null)) total(node.category_id);
  return totals;
}

function newer(one: LastPostRow | undefined, other: LastPostRow | undefined): LastPostRow | undefined {
  if (!one || !other) return one ?? other;
  return other.date_inserted > one.date_inserted ? other : one;
}

/**
 * How many discussions stand in these categories, from the counters. A list says itself what it is made of: a post
 * elsewhere does not make it untrue.
 */
export async function countDiscussionsIn(
  ctx: RequestContext,
  categoryIDs: readonly number[],
): Promise<number> {
  return discussionsSeenIn(ctx, await visibleCategories(ctx), categoryIDs);
}

/** The same for somebody else, who sees other categories. */
export async function discussionsSeenIn(
  ctx: RequestContext,
  visible: VisibleCategories,
  categoryIDs: readonly number[],
): Promise<number> {
  const counts = await ctx.site.snapshots.get(countsSnapshot);
  return sumOf(categoryIDs, seenDiscussions(counts, visible));
}

/** Discussions and comments the viewer may see, over the whole site. */
export async function countVisiblePosts(
  ctx: RequestContext,
): Promise<{ discussions: number; comments: number }> {
  const [visible, counts] = await Promise.all([visibleCategories(ctx), ctx.snapshot(countsSnapshot)]);
  return {
    discussions: sumOf(visible.ids, seenDiscussions(counts, visible)),
    comments: sumOf(visible.ids, (id) => counts.byID.get(id)?.count_comments ?? 0),
  };
}
