// Where categories are managed.
import { globalLookup, type PageRoute } from '../../platform/contract/page.ts';

const page = (name: string, pattern: RegExp, layoutViewType = name): PageRoute => ({
  name,
  pattern,
  lookup: ({ categoryID }, params) =>
    globalLookup(layoutViewType, { ...params, ...(categoryID && { categoryID }) }),
});

export const managedCategoryPages: readonly PageRoute[] = [
  page('categorySettings', /^\/dashboard\/content\/categories\/?$/),
  page('oneCategorySettings', /^\/dashboard\/content\/categories\/(?<categoryID>\d{1,9})\/?$/),
  page('categoryPermissions', /^\/dashboard\/content\/categories\/(?<categoryID>\d{1,9})\/permissions\/?$/),
  // Where they were before.
  page('formerCategorySettings', /^\/settings\/categories(?:\/(?<categoryID>\d{1,9}))?\/?$/),
];
