import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { DiscussionsWidget } from './web/DiscussionsWidget/DiscussionsWidget.tsx';

export const discussionsWeb: WebFeature = {
  name: 'discussions',
  widgets: { DiscussionsWidget },
};
