// Where an event takes place. Groups are an add-on that may not be there: what stands in one is in a category of the group's
// own, whose address names it. So nothing of groups is read, and who sees them is said by the categories that one sees.
import { notFound, type RequestContext, visibleCategories } from '@parley/addon-api';
import type { CalendarEvent } from '../events.contract.ts';

type ParentType = CalendarEvent['parentRecordType'];

export interface Parent {
  parentRecordType: ParentType;
  parentRecordID: number;
}

const GROUP = /^group-(\d{1,9})$/;

export function parentOf(categoryID: number, urlcode: string | undefined): Parent {
  const [, groupID] = GROUP.exec(urlcode ?? '') ?? [];
  return groupID
    ? { parentRecordType: 'group', parentRecordID: Number(groupID) }
    : { parentRecordType: 'category', parentRecordID: categoryID };
}

/** The category of it that the viewer sees, or 404. */
export async function requireParentCategory(
  ctx: RequestContext,
  { parentRecordType, parentRecordID }: Parent,
) {
  const { tree, has } = await visibleCategories(ctx);
  const node =
    parentRecordType === 'category'
      ? tree.byID.get(parentRecordID)
      : tree.all.find((each) => each.is_unlisted && each.urlcode === `group-${parentRecordID}`);
  if (!node || !has(node.category_id)) throw notFound(parentRecordType === 'group' ? 'Group' : 'Category');
  return node;
}

/** It and all below it. */
export async function withDescendants(ctx: RequestContext, categoryID: number): Promise<number[]> {
  const { tree } = await visibleCategories(ctx);
  const ids = [categoryID];
  // What is added on the way is gone through too.
  for (const id of ids) ids.push(...tree.children(id).map((node) => node.category_id));
  return ids;
}
