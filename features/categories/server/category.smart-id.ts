import type { SmartIDResolver } from '../../../platform/server/http/smart-id.ts';
import { categoriesSnapshot } from './category.snapshot.ts';

/** `$urlcode:general`, `$name:General`. */
export const categorySmartID: SmartIDResolver = {
  record: 'category',
  recordName: 'Category',
  resolve: async (ctx, column, value) => {
    const tree = await ctx.snapshot(categoriesSnapshot);
    if (column === 'urlcode') {
      const found = tree.byUrlcode.get(value.toLowerCase());
      return found ? [found.category_id] : [];
    }
    if (column !== 'name') return undefined;
    return tree.all
      .filter((node) => node.name.toLowerCase() === value.toLowerCase())
      .map((node) => node.category_id);
  },
};
