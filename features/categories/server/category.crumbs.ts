// The way to a category, through what the viewer may see.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { CategoryFragment, Crumb } from '../categories.contract.ts';
import { categoryPath } from '../category.address.ts';
import type { VisibleCategories } from './category.policy.ts';
import type { CategoryNode } from './category.snapshot.ts';

export function categoryFragment(ctx: RequestContext, node: CategoryNode): CategoryFragment {
  return {
    categoryID: node.category_id,
    name: node.name,
    url: ctx.url(categoryPath(node.urlcode)),
    color: node.color,
  };
}

/** Home first, the category itself last; ancestors the viewer may not see are left out. */
export function categoryCrumbs(ctx: RequestContext, visible: VisibleCategories, categoryID: number): Crumb[] {
  const self = visible.tree.byID.get(categoryID);
  const way = [...visible.tree.ancestors(categoryID).reverse(), ...(self ? [self] : [])];
  const seen = way.filter((node) => visible.has(node.category_id));
  return [
    { name: ctx.translator.t('Home'), url: ctx.url('/') },
    ...seen.map((node) => ({ name: node.name, url: ctx.url(categoryPath(node.urlcode)) })),
  ];
}
