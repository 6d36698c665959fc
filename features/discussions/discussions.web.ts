import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { CreatePostFormAsset } from './web/CreatePostFormAsset/CreatePostFormAsset.tsx';
import { DiscussionActions } from './web/DiscussionActions/DiscussionActions.tsx';
import { DiscussionFacts } from './web/DiscussionFacts/DiscussionFacts.tsx';
import { DiscussionsWidget } from './web/DiscussionsWidget/DiscussionsWidget.tsx';
import { NewPostMenu } from './web/NewPostMenu/NewPostMenu.tsx';
import { OriginalPostAsset } from './web/OriginalPostAsset/OriginalPostAsset.tsx';
import { TabsWidget } from './web/TabsWidget/TabsWidget.tsx';

export const discussionsWeb: WebFeature = {
  name: 'discussions',
  widgets: {
    CreatePostFormAsset,
    DiscussionActions,
    DiscussionFacts,
    DiscussionsWidget,
    NewPostMenu,
    OriginalPostAsset,
    TabsWidget,
  },
};
