import { globalLookup, type PageRoute } from '../../platform/contract/page.ts';

export const movingInPages: readonly PageRoute[] = [
  {
    name: 'moving-in',
    pattern: /^\/dashboard\/moving-in\/?$/,
    lookup: (_groups, params) => globalLookup('movingIn', params),
  },
];
