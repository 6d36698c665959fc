// Layouts can be made to stand for categories, and for all that is in them.
import { layoutRecords } from '../../../platform/server/layouts/layout-records.ts';
import { categoryPath } from '../category.address.ts';
import { categoriesSnapshot } from './category.snapshot.ts';

export const categoryLayoutRecords = layoutRecords.add({
  recordType: 'category',
  find: async (ctx, recordIDs) => {
    const tree = await ctx.snapshot(categoriesSnapshot);
    const found = recordIDs.flatMap((id) => tree.byID.get(id) ?? []);
    return new Map(
      found.map(({ category_id, name, urlcode }) => [
        category_id,
        { name, url: ctx.url(categoryPath(urlcode)) },
      ]),
    );
  },
});
