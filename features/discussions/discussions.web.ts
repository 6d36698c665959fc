import { cachedComponent } from '../../platform/web/nodes/CachedFragment.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { CreatePostFormAssetProps } from './web/CreatePostFormAsset/create-post-props.ts';
import {
  DiscussionActions,
  type DiscussionActionsProps,
} from './web/DiscussionActions/DiscussionActions.tsx';
import { DiscussionFacts, type DiscussionFactsProps } from './web/DiscussionFacts/DiscussionFacts.tsx';
import { asksForDiscussionGroup } from './web/DiscussionsWidget/discussion-group.ts';
import type { DiscussionsWidgetProps } from './web/DiscussionsWidget/discussions-widget-props.ts';
import { NewPostMenu, type NewPostMenuProps } from './web/NewPostMenu/NewPostMenu.tsx';
import type { OriginalPostAssetProps } from './web/OriginalPostAsset/OriginalPostAsset.tsx';
import type { ProfileDiscussionsProps } from './web/ProfileDiscussions/ProfileDiscussions.tsx';
import type { TabsWidgetProps } from './web/TabsWidget/TabsWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    CreatePostFormAsset: CreatePostFormAssetProps;
    DiscussionActions: DiscussionActionsProps;
    DiscussionFacts: DiscussionFactsProps;
    DiscussionsWidget: DiscussionsWidgetProps;
    NewPostMenu: NewPostMenuProps;
    OriginalPostAsset: OriginalPostAssetProps;
    ProfileDiscussions: ProfileDiscussionsProps;
    TabsWidget: TabsWidgetProps;
  }
  interface WidgetParts {
    DiscussionGroup: DiscussionsWidgetProps;
  }
}

export const discussionsWeb: WebFeature = {
  name: 'discussions',
  widgets: {
    DiscussionActions: cachedComponent('DiscussionActions', DiscussionActions),
    DiscussionFacts: cachedComponent('DiscussionFacts', DiscussionFacts),
    NewPostMenu,
  },
  later: [
    {
      names: ['DiscussionsWidget'],
      views: ['home', 'discussionList', 'categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
      chunk: 'lists',
      load: async () => ({
        DiscussionsWidget: (await import('./web/DiscussionsWidget/DiscussionsWidget.tsx')).DiscussionsWidget,
      }),
    },
    {
      names: ['OriginalPostAsset'],
      views: ['post', 'comment', 'discussion'],
      chunk: 'thread',
      load: async () => ({
        OriginalPostAsset: (await import('./web/OriginalPostAsset/OriginalPostAsset.tsx')).OriginalPostAsset,
      }),
    },
    {
      names: ['CreatePostFormAsset'],
      load: async () => ({
        CreatePostFormAsset: (await import('./web/CreatePostFormAsset/CreatePostFormAsset.tsx'))
          .CreatePostFormAsset,
      }),
    },
    {
      names: ['TabsWidget'],
      load: async () => ({ TabsWidget: (await import('./web/TabsWidget/TabsWidget.tsx')).TabsWidget }),
    },
    {
      names: ['ProfileDiscussions'],
      load: async () => ({
        ProfileDiscussions: (await import('./web/ProfileDiscussions/ProfileDiscussions.tsx'))
          .ProfileDiscussions,
      }),
    },
    {
      names: ['DiscussionGroup'],
      isWantedBy: ({ $reactComponent, $reactProps }) =>
        $reactComponent === 'DiscussionsWidget' && asksForDiscussionGroup($reactProps as never),
      load: async () => ({
        DiscussionGroup: (await import('./web/DiscussionGroup/DiscussionGroup.tsx')).DiscussionGroup,
      }),
    },
  ],
};
