// The colour a category is known by.
export type CategoryKeyNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** What was chosen for it; otherwise one that stays the same as long as the category does. The first dozen differ. */
export function categoryKeyNumber(category: {
  categoryID: number;
  color?: number | null;
}): CategoryKeyNumber {
  const { color, categoryID } = category;
  if (color && color >= 1 && color <= 12) return color as CategoryKeyNumber;
  return (((Math.abs(categoryID) + 11) % 12) + 1) as CategoryKeyNumber;
}
