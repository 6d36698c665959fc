import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { FeaturedCollectionsWidget } from './web/FeaturedCollectionsWidget/FeaturedCollectionsWidget.tsx';

export const collectionsWeb: WebFeature = { name: 'collections', widgets: { FeaturedCollectionsWidget } };
