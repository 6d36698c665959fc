// The tree of categories as its reader reads it: with the names that were given it in their language.
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type TranslatedTexts, translatedTextsOf } from '../../translations/server/translated-texts.ts';
import { type CategoryNode, CategoryTree, categoriesSnapshot } from './category.snapshot.ts';

export const CATEGORY_RECORDS = { resource: 'categories', recordType: 'category' } as const;

/** Without a language: as the categories were written. */
export type TreeReader = Pick<RequestContext, 'snapshot'> & Partial<Pick<RequestContext, 'locale'>>;

// Both keys are snapshots: whatever changes a category or its translation makes another tree.
const known = new WeakMap<CategoryTree, WeakMap<TranslatedTexts, CategoryTree>>();

/** Undefined counts as no translation; the tree is then the one that is edited. */
export async function localTree(ctx: TreeReader): Promise<CategoryTree> {
  const { locale } = ctx;
  const tree = await ctx.snapshot(categoriesSnapshot);
  if (locale === undefined) return tree;
  const texts = await translatedTextsOf(
    { snapshot: ctx.snapshot.bind(ctx), locale },
    CATEGORY_RECORDS.recordType,
  );
  if (!texts) return tree;
  const ofTree = getOrCreate(known, tree, () => new WeakMap<TranslatedTexts, CategoryTree>());
  return getOrCreate(ofTree, texts, () => translated(tree, texts, locale));
}

/** By hand first, then by name: in the alphabet of the language. */
function translated(tree: CategoryTree, texts: TranslatedTexts, locale: string): CategoryTree {
  const { compare } = new Intl.Collator(locale);
  const nodes = tree.all.map(
    (node): CategoryNode => ({
      ...node,
      name: texts.of(node.category_id, 'name') ?? node.name,
      description: texts.of(node.category_id, 'description') ?? node.description,
    }),
  );
  return new CategoryTree(
    nodes.toSorted((a, b) => a.sort - b.sort || compare(a.name, b.name) || a.category_id - b.category_id),
  );
}
