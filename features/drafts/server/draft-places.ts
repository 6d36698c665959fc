// Where drafts of posts and comments belong: the way there, and the address at which each is written on. What is out of sight is not named.

import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryCrumbs } from '../../categories/server/category.crumbs.ts';
import { type VisibleCategories, visibleCategories } from '../../categories/server/category.policy.ts';
import { commentAnchor } from '../../comments/comment.address.ts';
import { discussionPath } from '../../discussions/discussion.address.ts';
import type { DraftRow } from './draft.queries.ts';
import type { DraftKind, DraftPlace } from './draft-kinds.ts';

interface SeenDiscussion {
  discussion_id: number;
  name: string;
  category_id: number;
}

/** Comments are written on where they will stand. */
export const commentDrafts: DraftKind = {
  recordType: 'comment',
  needsText: true,
  placesOf: async (ctx, rows) => {
    const visible = await visibleCategories(ctx);
    const discussions = await discussionsOf(ctx, visible, rows);
    return (row) => placeOfComment(ctx, visible, row, discussions.get(row.parent_record_id ?? 0));
  },
};

export const postDrafts: DraftKind = {
  recordType: 'discussion',
  placesOf: async (ctx) => {
    const visible = await visibleCategories(ctx);
    return (row) => placeOfPost(ctx, visible, row);
  },
};

async function discussionsOf(
  ctx: RequestContext,
  visible: VisibleCategories,
  rows: readonly DraftRow[],
): Promise<ReadonlyMap<number, SeenDiscussion>> {
  const ids = rows.flatMap((row) => row.parent_record_id ?? []);
  if (ids.length === 0) return new Map();
  const found = await ctx.db.rows<SeenDiscussion>(sql`
    select discussion_id, name, category_id from discussions
    where discussion_id = any(${[...new Set(ids)]}) and date_removed is null
      and (date_held is null or insert_user_id = ${ctx.viewer.userID})`);
  return new Map(
    found.filter((each) => visible.has(each.category_id)).map((each) => [each.discussion_id, each]),
  );
}

function placeOfPost(ctx: RequestContext, visible: VisibleCategories, row: DraftRow): DraftPlace {
  const { parent_record_type: parentType, parent_record_id: categoryID, draft_id: draftID } = row;
  const isSeen = parentType === 'category' && categoryID !== null && visible.has(categoryID);
  const recordID = row.is_reserved ? 0 : (row.record_id ?? 0);
  return {
    name: '',
    editUrl: ctx.url(`/post/editdiscussion/${recordID}/${draftID}`),
    breadCrumbs: isSeen ? categoryCrumbs(ctx, visible, categoryID) : null,
  };
}

function placeOfComment(
  ctx: RequestContext,
  visible: VisibleCategories,
  row: DraftRow,
  discussion: SeenDiscussion | undefined,
): DraftPlace {
  if (!discussion) return { name: '', editUrl: null, breadCrumbs: null };
  const meta = row.attributes.draftMeta as { commentParentID?: unknown } | undefined;
  const parentID = Number(meta?.commentParentID ?? 0);
  const { discussion_id: discussionID, name } = discussion;
  // An edit is written where the comment stands, a reply below the one it answers.
  const at = row.record_id ?? parentID;
  const path =
    Number.isSafeInteger(at) && at > 0
      ? `/discussion/comment/${at}?hasDraft=true#${commentAnchor(at)}`
      : `${discussionPath({ discussionID, name })}?hasDraft=true#create-comment`;
  return {
    name,
    editUrl: ctx.url(path),
    breadCrumbs: categoryCrumbs(ctx, visible, discussion.category_id),
  };
}
