// The tags that come with a discussion.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { tagConfig } from '../../../tags/server/tag.config.ts';
import { tagsOfDiscussions } from '../../../tags/server/tag.queries.ts';
import { visibleTagCondition } from '../../../tags/server/tag.visibility.ts';
import { ensureTags, resolveTags, setTags } from '../../../tags/server/tag-discussion.ts';
import { type TagReference, tagError } from '../../../tags/tags.contract.ts';
import { discussionTagged } from '../../discussions.events.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';

export interface WantedTags {
  tagIDs?: number[] | undefined;
  newTagNames?: string[] | undefined;
}

export function requireTagging(ctx: RequestContext): void {
  if (!ctx.setting(tagConfig.isEnabled)) throw tagError('tag.off');
}

export async function resolveVisibleTags(ctx: RequestContext, reference: TagReference): Promise<number[]> {
  return resolveTags(ctx.db, ctx.config, reference, await visibleTagCondition(ctx));
}

/** Checks before the transaction what can be checked then: tags that exist, the right to make new ones. */
export async function wantedTagIDs(ctx: RequestContext, wanted: WantedTags): Promise<number[] | undefined> {
  if (wanted.tagIDs === undefined && !wanted.newTagNames?.length) return undefined;
  if (wanted.tagIDs?.length || wanted.newTagNames?.length) requireTagging(ctx);
  if (wanted.newTagNames?.length) ctx.require('tags.add');
  return resolveVisibleTags(ctx, { tagIDs: wanted.tagIDs ?? [] });
}

export async function currentTagIDs(ctx: RequestContext, discussionID: number): Promise<number[]> {
  return tagIDsOf(ctx, discussionID);
}

/** Answers whether anything changed. */
export async function putOnTags(
  ctx: RequestContext,
  w: WriteContext,
  discussion: { discussionID: number; isHeld: boolean },
  tagIDs: readonly number[],
  newTagNames: readonly string[] = [],
): Promise<boolean> {
  const made = newTagNames.length > 0 ? await ensureTags(w, newTagNames) : [];
  return setTags(w, ctx.config, discussion, [...new Set([...tagIDs, ...made])]);
}

export async function retag(
  ctx: RequestContext,
  w: WriteContext,
  row: DiscussionRow,
  tagIDs: readonly number[],
  newTagNames: readonly string[] = [],
): Promise<void> {
  const discussion = { discussionID: row.discussion_id, isHeld: row.date_held !== null };
  const before = await tagIDsOf(w, row.discussion_id);
  if (!(await putOnTags(ctx, w, discussion, tagIDs, newTagNames))) return;
  await w.announce(
    discussionTagged,
    { discussionID: row.discussion_id, categoryID: row.category_id, userID: ctx.viewer.userID },
    { invalidates: [...invalidatedTagsOf(row), cacheTag.tags] },
  );
  await recordUnlessAuthor(w, discussionActs.tagged, row, {
    before: { tagIDs: before },
    after: { tagIDs: await tagIDsOf(w, row.discussion_id) },
  });
}

async function tagIDsOf(
  { db }: Pick<RequestContext, 'db'> | WriteContext,
  discussionID: number,
): Promise<number[]> {
  const tags = await tagsOfDiscussions(db, [discussionID]);
  return (tags.get(discussionID) ?? []).map((tag) => tag.tagID);
}
