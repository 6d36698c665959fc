import type { SmartIDResolver } from '../../../platform/server/http/input/smart-id.ts';
import { visibleCategories } from './category.policy.ts';

/** `$urlcode:general`, `$name:General`. Names lead nowhere that the asker may not look, as if nothing were there. */
export const categorySmartID: SmartIDResolver = {
  record: 'category',
  recordName: 'Category',
  resolve: async (ctx, column, value) => {
    const { tree, has } = await visibleCategories(ctx);
    const isKnown = (id: number) => has(id) || ctx.can('site.manage', { mode: 'global' });
    if (column === 'urlcode') {
      const found = tree.byUrlcode.get(value.toLowerCase());
      return found && isKnown(found.category_id) ? [found.category_id] : [];
    }
    if (column !== 'name') return undefined;
    return tree.all
      .filter((node) => node.name.toLowerCase() === value.toLowerCase())
      .map((node) => node.category_id)
      .filter(isKnown);
  },
};
