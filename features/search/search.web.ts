import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const searchWeb: WebFeature = {
  name: 'search',
  widgets: {},
  later: [
    {
      names: ['SearchResults'],
      load: async () => ({
        SearchResults: (await import('./web/SearchResults/SearchResults.tsx')).SearchResults,
      }),
    },
  ],
};
