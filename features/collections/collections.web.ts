import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { CollectionsPageProps } from './web/CollectionsPage/CollectionsPage.tsx';
import type { FeaturedCollectionsWidgetProps } from './web/FeaturedCollectionsWidget/FeaturedCollectionsWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FeaturedCollectionsWidget: FeaturedCollectionsWidgetProps;
    CollectionsPage: CollectionsPageProps;
  }
}

export const collectionsWeb: WebFeature = {
  name: 'collections',
  widgets: {},
  later: [
    {
      names: ['CollectionsPage'],
      load: async () => ({
        CollectionsPage: (await import('./web/CollectionsPage/CollectionsPage.tsx')).CollectionsPage,
      }),
    },
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
