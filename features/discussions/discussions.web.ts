import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { CreatePostFormAsset } from './web/CreatePostFormAsset/CreatePostFormAsset.tsx';
import { DiscussionsWidget } from './web/DiscussionsWidget/DiscussionsWidget.tsx';
import { OriginalPostAsset } from './web/OriginalPostAsset/OriginalPostAsset.tsx';

export const discussionsWeb: WebFeature = {
  name: 'discussions',
  widgets: { CreatePostFormAsset, DiscussionsWidget, OriginalPostAsset },
};
