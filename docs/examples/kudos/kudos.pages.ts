// Its page: which addresses it has.
import type { PageRoute } from '@parley/addon-api/shared';

export const kudosPages: PageRoute[] = [
  {
    name: 'kudos',
    pattern: /^\/kudos\/?$/,
    lookup: (_groups, params) => ({ layoutViewType: 'kudos', recordType: 'global', recordID: -1, params }),
  },
];
