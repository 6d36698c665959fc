// What of members' counters comes from categories that the viewer does not see, or from what moderators hold back.
import { hiddenPostCounts } from '../../discussions/server/member-counts/hidden-post-counts.ts';
import type { HiddenPosts } from '../../users/server/counts/user.seen-counts.ts';

export const hiddenOwnPosts: HiddenPosts = (ctx, userIDs) => hiddenPostCounts(ctx, 'posts', userIDs);
