// The tree of categories as its reader reads it: with the names that were given it in their language.
import { getOrMake } from '../../../platform/server/cache/get-or-make.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type Said, saidOf } from '../../translations/server/said.ts';
import { type CategoryNode, CategoryTree, categoriesSnapshot } from './category.snapshot.ts';

export const CATEGORY_RECORDS = { resource: 'categories', recordType: 'category' } as const;

/** Without a language: as the categories were written. */
export type TreeReader = Pick<RequestContext, 'snapshot'> & Partial<Pick<RequestContext, 'locale'>>;

// Both keys are snapshots: whatever changes a category or its translation makes another tree.
const known = new WeakMap<CategoryTree, WeakMap<Said, CategoryTree>>();

/** Undefined counts as no translation; the tree is then the one that is edited. */
export async function localTree(ctx: TreeReader): Promise<CategoryTree> {
  const { locale } = ctx;
  const tree = await ctx.snapshot(categoriesSnapshot);
  if (locale === undefined) return tree;
  const said = await saidOf({ snapshot: ctx.snapshot.bind(ctx), locale }, CATEGORY_RECORDS.recordType);
  if (!said) return tree;
  const ofTree = getOrMake(known, tree, () => new WeakMap<Said, CategoryTree>());
  return getOrMake(ofTree, said, () => translated(tree, said, locale));
}

/** By hand first, then by name: in the alphabet of the language. */
function translated(tree: CategoryTree, said: Said, locale: string): CategoryTree {
  const { compare } = new Intl.Collator(locale);
  const nodes = tree.all.map(
    (node): CategoryNode => ({
      ...node,
      name: said.of(node.category_id, 'name') ?? node.name,
      description: said.of(node.category_id, 'description') ?? node.description,
    }),
  );
  return new CategoryTree(
    nodes.toSorted((a, b) => a.sort - b.sort || compare(a.name, b.name) || a.category_id - b.category_id),
  );
}
