import { sql } from '../../../../platform/server/db/sql.ts';
import { categoryPath } from '../../../categories/category.address.ts';
import { categoryTotals } from '../../../categories/server/category.counts.ts';
import { categoryCrumbs } from '../../../categories/server/category.crumbs.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import type { SearchDocument, SearchKind } from '../search-kinds.ts';
import { snippet } from '../snippet.ts';

export const categoryKind: SearchKind = {
  recordType: 'category',
  domains: ['all_content', 'categories', 'category', 'places'],
  types: ['category'],
  names: ({ translator: { t } }) => ({
    category: { name: t('Category'), plural: t('Categories'), icon: 'folder' },
  }),
  records: sql`select category_id as id from categories where not is_unlisted`,
  readDocuments: (db, ids) =>
    db.rows<SearchDocument>(sql`
      select category_id as record_id, 'category' as type, null::int as discussion_id, category_id, null::int as insert_user_id,
        0 as score, date_inserted, date_updated, name as title, coalesce(description, '') as labels, '' as body_html
      from categories where category_id = any(${ids}::int[]) and not is_unlisted`),
  present: async (ctx, found, { words }) => {
    const [visible, totals] = await Promise.all([visibleCategories(ctx), categoryTotals(ctx)]);
    return found.map(({ record_id }) => {
      const node = visible.tree.byID.get(record_id);
      if (!node) return undefined;
      const { countAllDiscussions = 0, countAllComments = 0 } = totals.get(node.category_id) ?? {};
      return {
        type: 'category',
        categoryID: node.category_id,
        name: node.name,
        url: ctx.url(categoryPath(node.urlcode)),
        breadcrumbs: categoryCrumbs(ctx, visible, node.category_id).slice(0, -1),
        counts: [
          { count: countAllDiscussions, labelCode: 'discussions' },
          { count: countAllComments, labelCode: 'comments' },
        ],
        snippet: snippet(node.description ?? '', words),
      };
    });
  },
};
