import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { SearchResults } from './web/SearchResults/SearchResults.tsx';

export const searchWeb: WebFeature = {
  name: 'search',
  widgets: { SearchResults },
};
