// What an address may ask a list for: a link that somebody with more rights shared still shows a list.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { postTypes } from '../../../post-types/server/post-types.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { visibleStatuses } from '../statuses/discussion.statuses.ts';

/** `isCurtailed`: something was left out that only moderators may ask for. */
export async function allowedFilters(
  ctx: RequestContext,
  { internalStatusID, hasComments, statusID, status, ...others }: DiscussionFilters,
): Promise<{ filters: DiscussionFilters; isCurtailed: boolean }> {
  const mayAsk = ctx.can('community.manage');
  const known = await knownStatuses(ctx, statusID);
  const isWord =
    status !== undefined && postTypes.of(ctx).some(({ statusWords }) => statusWords?.[status.toLowerCase()]);
  return {
    filters: {
      ...others,
      ...(known.length > 0 && { statusID: known }),
      ...(isWord && { status }),
      ...(mayAsk && internalStatusID && { internalStatusID }),
      ...(mayAsk && hasComments !== undefined && { hasComments }),
    },
    isCurtailed: !mayAsk && (internalStatusID !== undefined || hasComments !== undefined),
  };
}

async function knownStatuses(ctx: RequestContext, requested: readonly number[] = []): Promise<number[]> {
  if (requested.length === 0) return [];
  const visible = new Set((await visibleStatuses(ctx)).map((each) => each.statusID));
  return requested.filter((id) => visible.has(id));
}
