import type { NewCategory } from '../write-categories.ts';

/** Each after the one it stands in; what goes round in a circle, or stands in what is not there, stands at the top. */
export function parentsFirst(categories: readonly NewCategory[]): NewCategory[] {
  const open = new Map(categories.map((each) => [each.foreignID, each]));
  const ordered: NewCategory[] = [];
  const place = (category: NewCategory, path: ReadonlySet<string>): void => {
    if (!open.has(category.foreignID) || path.has(category.foreignID)) return;
    const parent = open.get(category.parentID ?? '');
    if (parent) place(parent, new Set([...path, category.foreignID]));
    if (!open.delete(category.foreignID)) return;
    const isPlaced = ordered.some(({ foreignID }) => foreignID === category.parentID);
    ordered.push(isPlaced ? category : { ...category, parentID: undefined });
  };
  for (const category of categories) place(category, new Set());
  return ordered;
}
