import { cachedComponent } from '../../platform/web/nodes/CachedFragment.tsx';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { DiscussionActions } from './web/DiscussionActions/DiscussionActions.tsx';
import { DiscussionFacts } from './web/DiscussionFacts/DiscussionFacts.tsx';
import { DiscussionsWidget } from './web/DiscussionsWidget/DiscussionsWidget.tsx';
import { asksForDiscussionGroup } from './web/DiscussionsWidget/discussion-group.ts';
import { NewPostMenu } from './web/NewPostMenu/NewPostMenu.tsx';
import { OriginalPostAsset } from './web/OriginalPostAsset/OriginalPostAsset.tsx';

export const discussionsWeb: WebFeature = {
  name: 'discussions',
  widgets: {
    DiscussionActions: cachedComponent('DiscussionActions', DiscussionActions),
    DiscussionFacts: cachedComponent('DiscussionFacts', DiscussionFacts),
    DiscussionsWidget,
    NewPostMenu,
    OriginalPostAsset,
  },
  later: [
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
      names: ['DiscussionGroup'],
      isWantedBy: ({ $reactComponent, $reactProps }) =>
        $reactComponent === 'DiscussionsWidget' && asksForDiscussionGroup($reactProps as never),
      load: async () => ({
        DiscussionGroup: (await import('./web/DiscussionGroup/DiscussionGroup.tsx')).DiscussionGroup,
      }),
    },
  ],
};
