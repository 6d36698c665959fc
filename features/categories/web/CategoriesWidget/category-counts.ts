import type { CategoriesWidgetProps, CategoryItem } from './categories-widget-props.ts';

type Options = CategoriesWidgetProps['categoryOptions'];

/** Of the category itself, or with everything below it where the site counts so. */
export function countOf(item: CategoryItem, labelCode: string, options?: Options): number | undefined {
  const found = item.counts.find((count) => count.labelCode === labelCode);
  const includesBelow = options?.metas?.includeSubcategoriesCount ?? ['discussions', 'comments'];
  return found && (includesBelow.includes(labelCode) ? found.countAll : found.count);
}

export function isShown(options: Options, meta: string, byDefault = true): boolean {
  return options?.metas?.display?.[meta] ?? byDefault;
}
