// What others gave to the posts of members. Flags are not among it: they are for moderators' eyes, beside the post.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategoryIDs } from '../../categories/server/category.policy.ts';
import { reactionsReceived } from '../../discussions/server/member-counts/reactions-received.ts';
import { reactionTypesSnapshot } from '../../reactions/server/reaction.types.ts';
import type { ReactionsReceived } from '../../users/users.contract.ts';
import type { ProfileReactionsProps } from '../profile-widgets.contract.ts';

export async function reactionsOfMembers(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, ReactionsReceived>> {
  const visible = await visibleCategoryIDs(ctx);
  const [{ byUrlcode }, rows] = await Promise.all([
    ctx.snapshot(reactionTypesSnapshot),
    reactionsReceived(ctx.db, userIDs, visible),
  ]);
  const received = new Map<number, ReactionsReceived>();
  for (const { user_id, urlcode: given, count } of rows) {
    const type = byUrlcode.get(given.toLowerCase());
    if (!type?.is_active || type.class === 'Flag') continue;
    const { tag_id: tagID, urlcode, name, class: reactionClass } = type;
    const own = received.get(user_id) ?? {};
    own[urlcode] = { tagID, urlcode, name, class: reactionClass, count, photoUrl: '' };
    received.set(user_id, own);
  }
  return received;
}

/** The reactions of a member, most first: asked for by the first of the widgets of a page that want them. */
export function reactionsOnce(userID: number): (ctx: RequestContext) => Promise<Received> {
  let asked: Promise<Received> | undefined;
  return (ctx) => {
    ctx.cacheTags.add(cacheTag.userPosts(userID));
    asked ??= reactionsOf(ctx, userID);
    return asked;
  };
}

type Received = ProfileReactionsProps['reactions'];

async function reactionsOf(ctx: RequestContext, userID: number): Promise<Received> {
  const received = (await reactionsOfMembers(ctx, [userID])).get(userID) ?? {};
  return Object.values(received).map(({ urlcode, class: reactionClass, name, count }) => ({
    urlcode,
    class: reactionClass,
    name,
    count,
  }));
}
