import type { SiteTotal } from '../../../platform/server/feature/operations.ts';
import { isListed } from './category.list.ts';
import { visibleCategories } from './category.policy.ts';

export const categoryTotal: SiteTotal = {
  name: 'category',
  words: ({ t }) => ({ label: t('Categories'), iconName: 'folder' }),
  count: async (ctx) => {
    const { tree, has } = await visibleCategories(ctx);
    return tree.all.filter((node) => has(node.category_id) && isListed(node)).length;
  },
  isFiltered: true,
};
