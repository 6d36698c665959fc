import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { FeaturedCollectionsWidgetProps } from './web/FeaturedCollectionsWidget/FeaturedCollectionsWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FeaturedCollectionsWidget: FeaturedCollectionsWidgetProps;
  }
}

export const collectionsWeb: WebFeature = {
  name: 'collections',
  widgets: {},
  later: [
    {
      names: ['FeaturedCollectionsWidget'],
      load: async () => ({
        FeaturedCollectionsWidget: (
          await import('./web/FeaturedCollectionsWidget/FeaturedCollectionsWidget.tsx')
        ).FeaturedCollectionsWidget,
      }),
    },
  ],
};
