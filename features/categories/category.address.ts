/** `/categories/seeds`, with `/p2` behind it from the second page on. */
export function categoryPath(urlcode: string, page = 1): string {
  return `/categories/${encodeURIComponent(urlcode)}${page > 1 ? `/p${page}` : ''}`;
}

/** Where categories are managed. */
export const MANAGED_CATEGORIES = '/dashboard/content/categories';

export const managedCategoryPath = (categoryID: number) => `${MANAGED_CATEGORIES}/${categoryID}`;

export const categoryPermissionsPath = (categoryID: number) =>
  `${managedCategoryPath(categoryID)}/permissions`;
