// Found records as results: one statement a kind, whatever their number.

import { mapInTurns } from '../../../platform/server/content/map-in-turns.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryPath } from '../../categories/category.address.ts';
import { type CategoryTotals, categoryTotals } from '../../categories/server/category.counts.ts';
import { categoryCrumbs } from '../../categories/server/category.crumbs.ts';
import { type VisibleCategories, visibleCategories } from '../../categories/server/category.policy.ts';
import { commentPath } from '../../comments/comment.address.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import type { DiscussionStatus } from '../../discussions/discussion-statuses.contract.ts';
import type { MainImage } from '../../discussions/discussions.contract.ts';
import { withFilledBodies } from '../../discussions/server/bodies/own-embeds.ts';
import { discussionStatuses, statusFragment } from '../../discussions/server/statuses/discussion.statuses.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import type { SearchInput, SearchResult } from '../search.contract.ts';
import { type FoundMember, foundMembers } from './found-members.ts';
import { plainBeginning } from './plain-text.ts';
import type { Found } from './search.matches.ts';
import { type Snippet, snippet } from './snippet.ts';

export interface PresentedResult extends SearchResult {
  snippet: Snippet;
}

interface PostRow {
  record_id: number;
  discussion_id: number;
  name: string;
  type: string;
  body_html: string;
  category_id: number;
  insert_user_id: number;
  update_user_id: number | null;
  format: string;
  image: MainImage | null;
  status_id: number;
  score: number;
  count_comments: number;
  is_closed: boolean;
  is_answered: boolean;
  date_inserted: string;
  date_updated: string | null;
}

interface PresentContext {
  ctx: RequestContext;
  input: SearchInput;
  words: readonly string[];
  visible: VisibleCategories;
  posts: ReadonlyMap<string, PostRow>;
  members: ReadonlyMap<number, FoundMember>;
  people: ReadonlyMap<number, UserFragment>;
  statuses: ReadonlyMap<number, DiscussionStatus>;
  totals: ReadonlyMap<number, CategoryTotals>;
}

export async function presentResults(
  ctx: RequestContext,
  input: SearchInput,
  found: readonly Found[],
  words: readonly string[],
): Promise<PresentedResult[]> {
  const idsOf = (type: Found['record_type']) =>
    found.filter((each) => each.record_type === type).map((each) => each.record_id);
  const [visible, statuses, posts, members, totals] = await Promise.all([
    visibleCategories(ctx),
    discussionStatuses(ctx),
    readPosts(ctx, idsOf('discussion'), idsOf('comment')),
    foundMembers(ctx, idsOf('user')),
    idsOf('category').length > 0 ? categoryTotals(ctx) : new Map<number, CategoryTotals>(),
  ]);
  const people = await userFragments(ctx, peopleOf(input, [...posts.values()]));
  const context: PresentContext = { ctx, input, words, visible, statuses, posts, members, people, totals };
  const results = (await mapInTurns(found, (each) => presentResult(context, each) ?? [])).flat();
  return input.expand.has('body') ? withFilledBodies(ctx, results) : results;
}

function peopleOf({ expand }: SearchInput, rows: readonly PostRow[]): number[] {
  return rows.flatMap((row) => [
    ...(expand.has('insertUser') ? [row.insert_user_id] : []),
    ...(expand.has('updateUser') ? [row.update_user_id ?? []].flat() : []),
  ]);
}

function presentResult(context: PresentContext, each: Found): PresentedResult | undefined {
  const common = {
    recordType: each.record_type,
    recordID: each.record_id,
    isForeign: false,
    searchScore: each.rank,
    ...(context.input.collapse && { subqueryMatchCount: each.match_count }),
  };
  if (each.record_type === 'category') {
    const category = presentCategory(context, each);
    return category && { ...common, ...category };
  }
  if (each.record_type === 'user') {
    const member = context.members.get(each.record_id);
    return member && { ...common, ...member };
  }
  const row = context.posts.get(`${each.record_type}${each.record_id}`);
  return row && { ...common, ...presentPost(context, row, each.record_type) };
}

function presentPost(context: PresentContext, row: PostRow, recordType: 'discussion' | 'comment') {
  const { ctx, input, visible, words } = context;
  const isComment = recordType === 'comment';
  const part = snippet(plainBeginning(row.body_html), words);
  return {
    type: isComment ? (row.type === 'question' ? 'answer' : 'comment') : row.type,
    name: isComment ? `Re: ${row.name}` : row.name,
    url: ctx.url(
      isComment
        ? commentPath(row.record_id)
        : discussionPath({ discussionID: row.discussion_id, name: row.name }),
    ),
    discussionID: row.discussion_id,
    ...(isComment && { commentID: row.record_id }),
    categoryID: row.category_id,
    ...(input.expand.has('body') && { body: row.body_html }),
    ...(input.expand.has('excerpt') && { excerpt: part.text }),
    ...(input.expand.has('breadcrumbs') && { breadcrumbs: categoryCrumbs(ctx, visible, row.category_id) }),
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
    insertUserID: row.insert_user_id,
    updateUserID: row.update_user_id,
    ...expandedPeople(context, row),
    ...(input.expand.has('image') && { image: row.image }),
    format: row.format,
    ...(!isComment && { statusID: row.status_id, status: statusFragment(context.statuses, row.status_id) }),
    score: row.score,
    counts: isComment ? [] : [{ count: row.count_comments, labelCode: 'comments' }],
    labelCodes: [
      ...(row.is_closed ? ['closed'] : []),
      ...(row.is_answered && !isComment ? ['answered'] : []),
    ],
    ...(input.collapse && { subqueryExtraParams: { discussionID: row.discussion_id } }),
    snippet: part,
  };
}

function expandedPeople({ input, people }: PresentContext, row: PostRow) {
  const author = people.get(row.insert_user_id);
  const editor = row.update_user_id === null ? undefined : people.get(row.update_user_id);
  return {
    ...(author && input.expand.has('insertUser') && { insertUser: author }),
    ...(editor && input.expand.has('updateUser') && { updateUser: editor }),
  };
}

function presentCategory({ ctx, visible, totals, words }: PresentContext, each: Found) {
  const node = visible.tree.byID.get(each.record_id);
  if (!node) return undefined;
  const { countAllDiscussions = 0, countAllComments = 0 } = totals.get(node.category_id) ?? {};
  return {
    type: 'category',
    categoryID: node.category_id,
    name: node.name,
    url: ctx.url(categoryPath(node.urlcode)),
    breadcrumbs: categoryCrumbs(ctx, visible, node.category_id).slice(0, -1),
    counts: [
      { count: countAllDiscussions, labelCode: 'discussions' },
      { count: countAllComments, labelCode: 'comments' },
    ],
    snippet: snippet(node.description ?? '', words),
  };
}

/** As they are now: what the index still says of them may be a moment old. */
async function readPosts(
  ctx: RequestContext,
  discussionIDs: readonly number[],
  commentIDs: readonly number[],
): Promise<Map<string, PostRow>> {
  if (discussionIDs.length + commentIDs.length === 0) return new Map();
  const { has } = await visibleCategories(ctx);
  const rows = await ctx.db.rows<PostRow & { record_type: string }>(sql`
    select 'discussion' as record_type, d.discussion_id as record_id, d.discussion_id, d.name, d.type, d.body_html, d.format, d.image,
      d.category_id, d.insert_user_id, d.update_user_id, d.score, d.count_comments, d.status_id,
      d.date_closed is not null as is_closed, d.status_id = 3 as is_answered, d.date_inserted, d.date_updated
    from discussions d where d.discussion_id = any(${discussionIDs}::int[]) and d.date_held is null
    union all
    select 'comment', c.comment_id, d.discussion_id, d.name, d.type, c.body_html, c.format, c.image,
      d.category_id, c.insert_user_id, c.update_user_id, c.score, d.count_comments, d.status_id,
      d.date_closed is not null, d.status_id = 3, c.date_inserted, c.date_updated
    from comments c join discussions d using (discussion_id)
    where c.comment_id = any(${commentIDs}::int[]) and c.date_held is null and d.date_held is null`);
  return new Map(
    rows.filter((row) => has(row.category_id)).map((row) => [row.record_type + row.record_id, row]),
  );
}
