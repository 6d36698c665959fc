// What changes with every post: counters and last posts of categories, summed over the tree for each audience.
import { getOrMake } from '../../../platform/server/cache/get-or-make.ts';
import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
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

type Counts = ReadonlyMap<number, CountRow>;

const countsSnapshot: Snapshot<Counts, Site> = {
  name: 'category-counts',
  tags: [tagOf.allPosts, tagOf.categories],
  load: async ({ database }) => {
    const rows = await database.rows<CountRow>(sql`
      select c.category_id, c.count_discussions, c.count_comments, d.discussion_id, last.comment_id, d.name,
        coalesce(last.date_inserted, d.date_inserted) as date_inserted,
        coalesce(last.insert_user_id, d.insert_user_id) as insert_user_id
      from categories c
      left join discussions d on d.discussion_id = c.last_discussion_id and d.date_held is null
      left join comments last on last.comment_id = c.last_comment_id and last.discussion_id = d.discussion_id
        and last.date_held is null`);
    return new Map(rows.map((row) => [row.category_id, row]));
  },
};

const followersSnapshot: Snapshot<ReadonlyMap<number, number>, Site> = {
  name: 'category-followers',
  tags: ['category-follows'],
  load: async ({ database }) => {
    const rows = await database.rows<{ category_id: number; count: number }>(
      sql`select category_id, count(*) as count from category_follows group by category_id`,
    );
    return new Map(rows.map((row) => [row.category_id, row.count]));
  },
};

/** Touched when somebody follows or unfollows. */
export const FOLLOWS_TAG = 'category-follows';

export function followerCounts(ctx: RequestContext): Promise<ReadonlyMap<number, number>> {
  return ctx.snapshot(followersSnapshot);
}

const summed = new WeakMap<Counts, WeakMap<VisibleCategories, Map<number, CategoryTotals>>>();

/** Of each category the viewer sees: its own numbers, and those of all that lies below it and can be seen. */
export async function categoryTotals(ctx: RequestContext): Promise<ReadonlyMap<number, CategoryTotals>> {
  const [visible, counts] = await Promise.all([visibleCategories(ctx), ctx.snapshot(countsSnapshot)]);
  const ofCounts = getOrMake(summed, counts, () => new WeakMap());
  return getOrMake(ofCounts, visible, () => sum(visible, counts));
}

function sum({ tree, has }: VisibleCategories, counts: Counts): Map<number, CategoryTotals> {
  const totals = new Map<number, CategoryTotals>();
  const total = (categoryID: number): CategoryTotals => {
    const row = has(categoryID) ? counts.get(categoryID) : undefined;
    const own: CategoryTotals = {
      countDiscussions: row?.count_discussions ?? 0,
      countComments: row?.count_comments ?? 0,
      countAllDiscussions: row?.count_discussions ?? 0,
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
  const counts = await ctx.site.snapshots.get(countsSnapshot);
  return categoryIDs.reduce((total, id) => total + (counts.get(id)?.count_discussions ?? 0), 0);
}

/** Discussions and comments the viewer may see, over the whole site. */
export async function countVisiblePosts(
  ctx: RequestContext,
): Promise<{ discussions: number; comments: number }> {
  const [visible, counts] = await Promise.all([visibleCategories(ctx), ctx.snapshot(countsSnapshot)]);
  const posts = { discussions: 0, comments: 0 };
  for (const id of visible.ids) {
    posts.discussions += counts.get(id)?.count_discussions ?? 0;
    posts.comments += counts.get(id)?.count_comments ?? 0;
  }
  return posts;
}
