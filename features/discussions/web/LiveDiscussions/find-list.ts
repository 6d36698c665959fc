// The list of discussions that a page shows, where new ones belong at its top.
import type { LayoutNode } from '../../../../platform/contract/page.ts';
import type { DiscussionsWidgetProps } from '../DiscussionsWidget/discussions-widget-props.ts';

export interface ShownList {
  /** 0: of all categories. */
  categoryID: number;
  /** Of the newest discussion that stands in it; 0: none does. */
  newestID: number;
}

type ListProps = Pick<DiscussionsWidgetProps, 'discussions' | 'initialPaging'> & {
  apiParams: Record<string, unknown>;
};

/** What narrows nothing. */
const NEUTRAL: ReadonlySet<string> = new Set([
  'sort',
  'pinOrder',
  'page',
  'limit',
  'expand',
  'categoryID',
  'includeChildCategories',
]);
const SORTS: readonly unknown[] = ['-dateLastComment', '-dateInserted'];

/** Whichever widget draws it; sections hold their widgets in lists. */
export function findList(nodes: readonly unknown[]): ShownList | undefined {
  for (const node of nodes) {
    const props = (node as Partial<LayoutNode> | null)?.$reactProps;
    if (!props) continue;
    const found = shownList(props) ?? findList(Object.values(props).flat());
    if (found) return found;
  }
  return undefined;
}

function shownList(props: Record<string, unknown>): ShownList | undefined {
  const { discussions, apiParams, initialPaging } = props as Partial<ListProps>;
  if (!Array.isArray(discussions) || !apiParams || initialPaging?.currentPage !== 1) return undefined;
  const { slotType = 'a', ...narrowing } = apiParams;
  const isNarrowed = slotType !== 'a' || Object.keys(narrowing).some((name) => !NEUTRAL.has(name));
  if (isNarrowed || !SORTS.includes(apiParams.sort)) return undefined;
  const categoryID = Number(apiParams.categoryID ?? 0);
  if (!Number.isSafeInteger(categoryID)) return undefined;
  return { categoryID, newestID: Math.max(0, ...discussions.map((each) => each.discussionID)) };
}
