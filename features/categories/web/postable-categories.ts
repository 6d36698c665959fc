// The categories the viewer may post in; asked for once a page load, by whoever needs them first.
import { useQuery } from '../../../platform/web/api/use-query.ts';
import type { Category, listCategories } from '../categories.contract.ts';

export type PostableCategory = Pick<
  Category,
  'categoryID' | 'name' | 'urlcode' | 'allowedPostTypeIDs' | 'breadcrumbs'
>;

const QUERY = { outputFormat: 'flat', filterDiscussionsAdd: true, archived: false, limit: 500 } as const;

export interface PostableCategories {
  categories: readonly PostableCategory[] | undefined;
  problem: string | undefined;
}

/** `given`: the page has them, a tree or a list. */
export function usePostableCategories(given?: readonly Category[]): PostableCategories {
  const { data, error } = useQuery<typeof listCategories>(
    'GET /categories',
    { query: QUERY },
    { isWanted: given === undefined },
  );
  if (given) return { categories: postableOf(given), problem: undefined };
  return { categories: error ? [] : data, problem: error?.message };
}

/** Out of a tree, which also holds those that only lead to others. */
function postableOf(tree: readonly Category[]): Category[] {
  return flatten(tree).filter(({ displayAs }) => displayAs === 'discussions');
}

/** Those that take the type; without one, all. */
export function takingType<C extends PostableCategory>(categories: readonly C[], type?: string): C[] {
  return categories.filter((category) => type === undefined || category.allowedPostTypeIDs.includes(type));
}

/** Where there is nothing to choose, it is chosen. */
export function onlyPostable(tree: readonly Category[], type: string): Category | undefined {
  const [only, ...others] = takingType(postableOf(tree), type);
  return others.length === 0 ? only : undefined;
}

/** Whether a post of this type may go there. */
export function isPostable(tree: readonly Category[], categoryID: number, type: string): boolean {
  return takingType(postableOf(tree), type).some((category) => category.categoryID === categoryID);
}

function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flatten(category.children ?? [])]);
}

/** Names of several levels, so that two categories called "General" can be distinguished. */
export function categoryWay(category: Pick<Category, 'name' | 'breadcrumbs'>): string {
  const names = category.breadcrumbs.slice(1).map((crumb) => crumb.name);
  return names.length > 0 ? names.join(' › ') : category.name;
}
