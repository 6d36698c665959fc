// The discussions of a member, on their tab of the profile.
import { notFound } from '../../../../platform/contract/errors.ts';
import { widgetNode } from '../../../../platform/contract/widget-data.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { requireReached } from '../../../../platform/server/layouts/own-address.ts';
import { widget } from '../../../../platform/server/layouts/widget.ts';
import { profileTabs, profileTabTemplate } from '../../../../platform/server/places/profile-tabs.ts';
import { profileTabPath } from '../../../profiles/profile.address.ts';
import { hydrateDiscussions } from '../discussion.hydrate.ts';
import { listDiscussionIDs } from './discussion.list.ts';

const PER_PAGE = 30;
const ID = 'discussions';

export const profileDiscussionsTab = profileTabs.add({
  id: ID,
  name: 'Discussions',
  title: 'Discussions by {name}',
  position: 10,
  layoutViewType: 'profileDiscussions',
  count: (_ctx, { countDiscussions }) => countDiscussions,
});

export const profileDiscussionsLayout = profileTabTemplate(
  'profileDiscussions',
  'Profile Discussions Template',
  { main: ['profile.discussions'] },
);

export const profileDiscussions = widget({
  id: 'profile.discussions',
  component: 'ProfileDiscussions',
  name: 'Discussions of a Member',
  hydrate: async (ctx, { params: { user, page = 1 }, records }) => {
    if (!user) throw notFound('User');
    ctx.cacheTags.add(cacheTag.userPosts(user.userID));
    const { ids, total } = await listDiscussionIDs(ctx, {
      insertUserID: [user.userID],
      sort: '-dateLastComment',
      pinOrder: 'mixed',
      page,
      limit: PER_PAGE,
    });
    requireReached({ page, limit: PER_PAGE, total });
    const expand = new Set(['insertUser', 'lastUser', 'category', 'tags', 'excerpt', 'status']);
    const discussions = await hydrateDiscussions(ctx, ids, { expand, forViewer: false });
    records.discussionIDs.push(...ids);
    const list = widgetNode('DiscussionsWidget', {
      titleType: 'none',
      discussions,
      apiParams: { sort: '-dateLastComment' },
    });
    return {
      ...user,
      isEmpty: discussions.length === 0,
      list,
      paging: { page, limit: PER_PAGE, total },
      path: profileTabPath({ id: ID }, user),
    };
  },
});
