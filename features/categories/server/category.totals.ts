import type { SiteTotal } from '../../../platform/server/feature/operations.ts';
import { visibleCategoryIDs } from './category.policy.ts';

export const categoryTotal: SiteTotal = {
  name: 'category',
  count: async (ctx) => (await visibleCategoryIDs(ctx)).length,
  isFiltered: true,
};
