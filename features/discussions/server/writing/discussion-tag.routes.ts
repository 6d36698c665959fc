import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { localTagsOfDiscussions } from '../../../tags/server/tag.local-names.ts';
import type { TagFragment, TagReference } from '../../../tags/tags.contract.ts';
import { postDiscussionTags, putDiscussionTags } from '../../discussion-marks.contract.ts';
import { abilitiesOn, requireDiscussion } from '../discussion.policy.ts';
import { lockDiscussion } from '../discussion.rows.ts';
import { requireSeenState } from '../discussion-source.ts';
import { currentTagIDs, requireTagging, resolveVisibleTags, retag } from './discussion-tags.ts';

export const discussionTagRoutes = [
  route(postDiscussionTags, (ctx, { params, body }) => changeTags(ctx, params.discussionID, body, true)),
  route(putDiscussionTags, (ctx, { params, body }) => changeTags(ctx, params.discussionID, body, false)),
];

async function changeTags(
  ctx: RequestContext,
  discussionID: number,
  reference: TagReference,
  keepsPresent: boolean,
): Promise<TagFragment[]> {
  requireTagging(ctx);
  const seen = await requireDiscussion(ctx, discussionID);
  if (!abilitiesOn(ctx, seen).canTag) throw permissionProblem(['discussions.edit']);
  const given = await resolveVisibleTags(ctx, reference);
  const tagIDs = keepsPresent ? [...new Set([...(await currentTagIDs(ctx, discussionID)), ...given])] : given;
  await ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID);
    if (!row) throw notFound('Discussion');
    await requireSeenState(ctx, w, row);
    await retag(ctx, w, row, tagIDs);
  });
  return (await localTagsOfDiscussions(ctx, [discussionID])).get(discussionID) ?? [];
}
