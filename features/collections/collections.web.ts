import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

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
