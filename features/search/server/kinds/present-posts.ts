// Found discussions and comments as results: one statement for both, whatever their number.

import { mapInTurns } from '../../../../platform/server/content/map-in-turns.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { categoryCrumbs } from '../../../categories/server/category.crumbs.ts';
import { type VisibleCategories, visibleCategories } from '../../../categories/server/category.policy.ts';
import { commentPath } from '../../../comments/comment.address.ts';
import { discussionPath } from '../../../discussions/discussion.address.ts';
import type { DiscussionStatus } from '../../../discussions/discussion-statuses.contract.ts';
import type { MainImage } from '../../../discussions/discussions.contract.ts';
import { isNotGoing } from '../../../discussions/server/deleting/comments-going.ts';
import { mainImageOf } from '../../../discussions/server/main-image.ts';
import {
  discussionStatuses,
  statusFragment,
} from '../../../discussions/server/statuses/discussion.statuses.ts';
import { findPostType } from '../../../post-types/server/post-types.ts';
import { userFragments } from '../../../users/server/user.fragments.ts';
import type { UserFragment } from '../../../users/users.contract.ts';
import type { SearchInput } from '../../search.contract.ts';
import { plainBeginning } from '../plain-text.ts';
import type { Found, FoundRecord, Searched } from '../search-kinds.ts';
import { snippet } from '../snippet.ts';

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
  date_inserted: string;
  date_updated: string | null;
}

interface PresentContext extends Searched {
  ctx: RequestContext;
  visible: VisibleCategories;
  people: ReadonlyMap<number, UserFragment>;
  statuses: ReadonlyMap<number, DiscussionStatus>;
}

export async function presentPosts(
  ctx: RequestContext,
  found: readonly Found[],
  searched: Searched,
): Promise<(FoundRecord | undefined)[]> {
  const idsOf = (type: string) =>
    found.filter((each) => each.record_type === type).map((each) => each.record_id);
  const [visible, statuses, posts] = await Promise.all([
    visibleCategories(ctx),
    discussionStatuses(ctx),
    readPosts(ctx, idsOf('discussion'), idsOf('comment')),
  ]);
  const people = await userFragments(ctx, peopleOf(searched.input, [...posts.values()]));
  const context: PresentContext = { ctx, ...searched, visible, statuses, people };
  return mapInTurns(found, ({ record_type, record_id }) => {
    const row = posts.get(record_type + record_id);
    return row && presentPost(context, row, record_type === 'comment');
  });
}

function peopleOf({ expand }: SearchInput, rows: readonly PostRow[]): number[] {
  return rows.flatMap((row) => [
    ...(expand.has('insertUser') ? [row.insert_user_id] : []),
    ...(expand.has('updateUser') ? [row.update_user_id ?? []].flat() : []),
  ]);
}

function presentPost(context: PresentContext, row: PostRow, isComment: boolean): FoundRecord {
  const { ctx, input, visible, words } = context;
  const kind = findPostType(ctx, row.type);
  const label = isComment ? undefined : kind?.statusLabels?.[row.status_id];
  const part = snippet(plainBeginning(row.body_html), words);
  return {
    type: isComment ? (kind?.commentType ?? 'comment') : row.type,
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
    ...(input.expand.has('image') && { image: mainImageOf(row.image) }),
    format: row.format,
    ...(!isComment && { statusID: row.status_id, status: statusFragment(context.statuses, row.status_id) }),
    score: row.score,
    counts: isComment ? [] : [{ count: row.count_comments, labelCode: 'comments' }],
    labelCodes: [...(row.is_closed ? ['closed'] : []), ...(label ? [label] : [])],
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

/** As they are now: what the index still says of them may be a moment old. */
async function readPosts(
  ctx: RequestContext,
  discussionIDs: readonly number[],
  commentIDs: readonly number[],
): Promise<Map<string, PostRow>> {
  if (discussionIDs.length + commentIDs.length === 0) return new Map();
  const { has } = await visibleCategories(ctx);
  const rows = await ctx.db.rows<PostRow & { record_type: string }>(
    sql.plannedOnce(sql`
    select 'discussion' as record_type, d.discussion_id as record_id, d.discussion_id, d.name, d.type, d.body_html, d.format, d.image,
      d.category_id, d.insert_user_id, d.update_user_id, d.score, d.count_comments, d.status_id,
      d.date_closed is not null as is_closed, d.date_inserted, d.date_updated
    from discussions d where d.discussion_id = ${sql.anyOf(discussionIDs)} and d.date_held is null
    union all
    select 'comment', c.comment_id, d.discussion_id, d.name, d.type, c.body_html, c.format, c.image,
      d.category_id, c.insert_user_id, c.update_user_id, c.score, d.count_comments, d.status_id,
      d.date_closed is not null, c.date_inserted, c.date_updated
    from comments c join discussions d using (discussion_id)
    where c.comment_id = ${sql.anyOf(commentIDs)} and c.date_held is null and d.date_held is null
      and ${isNotGoing('c')}`),
  );
  return new Map(
    rows.filter((row) => has(row.category_id)).map((row) => [row.record_type + row.record_id, row]),
  );
}
