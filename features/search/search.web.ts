import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { SearchResultsProps } from './search-results.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SearchResults: SearchResultsProps;
  }
}

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
