import type { SiteTotal } from '../../../platform/server/feature/operations.ts';
import { visibleCategoryIDs } from './category.policy.ts';

export const categoryTotal: SiteTotal = {
  name: 'category',
  words: ({ t }) => ({ label: t('Categories'), iconName: 'folder' }),
  count: async (ctx) => (await visibleCategoryIDs(ctx)).length,
  isFiltered: true,
};
