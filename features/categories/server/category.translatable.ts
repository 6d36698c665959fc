// Names and descriptions of categories can be translated.
import { pageOfRecords, type Translatable } from '../../translations/server/translatable.ts';
import { CATEGORY_RECORDS } from './category.local-tree.ts';
import { visibleCategories } from './category.policy.ts';
import { categoriesSnapshot } from './category.snapshot.ts';

export const categoryTranslatable: Translatable = {
  ...CATEGORY_RECORDS,
  properties: [
    { propertyName: 'name', propertyType: 'text', maxLength: 255 },
    { propertyName: 'description', propertyType: 'text-multiline', maxLength: 1000 },
  ],
  records: async (ctx, paging) => {
    const [written, { has }] = await Promise.all([ctx.snapshot(categoriesSnapshot), visibleCategories(ctx)]);
    const all = written.all
      .filter(({ category_id }) => has(category_id))
      .map(({ category_id, name, description }) => ({ record: category_id, texts: { name, description } }));
    return pageOfRecords(all, paging);
  },
};
