// The page of all that one follows and mutes, and the button at the head of a list.
import { widget } from '../../../platform/server/layouts/widget.ts';
import { channelsFor } from '../../notifications/server/notification-channels.ts';
import type { FollowedContentProps } from '../following.states.ts';
import { MOST_FOLLOWED } from './following.actions.ts';
import { followedElsewhere, followsOf, mutesOf } from './following.queries.ts';

const ALL = { page: 1, limit: MOST_FOLLOWED };

export const followingWidgets = [
  widget({
    id: 'following.list',
    component: 'FollowedContentPage',
    name: 'Followed and muted',
    views: [],
    hydrate: async (ctx) => {
      if (ctx.viewer.isGuest) return null;
      const [follows, elsewhere, mutes] = await Promise.all([
        followsOf(ctx, ALL),
        followedElsewhere(ctx),
        mutesOf(ctx, ALL),
      ]);
      const channels = channelsFor(ctx, ctx.viewer).map(({ name }) => name);
      return { follows: [...elsewhere, ...follows], mutes, channels } satisfies FollowedContentProps;
    },
  }),
  widget({
    id: 'asset.follow',
    component: 'FollowMenu',
    name: 'Follow or mute',
    views: ['discussionList', 'discussionCategoryPage', 'nestedCategoryList'],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can('session.valid')) return null;
      const { category, tag } = params;
      // A category is followed by a button of its own, which asks what is wanted of it.
      if (category)
        return {
          subject: { recordType: 'category', recordID: category.categoryID, name: category.name },
          isOnlyToMute: true,
        };
      return tag ? { subject: { recordType: 'tag', recordID: tag.tagID, name: tag.name } } : null;
    },
  }),
];
