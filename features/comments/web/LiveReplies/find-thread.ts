import type { LayoutNode } from '../../../../platform/contract/page.ts';
import type { CommentThreadAssetProps, WidgetPaging } from '../../comment-widgets.contract.ts';

export interface ShownThread {
  discussionID: number;
  countComments: number;
  /** New comments come at the end of this very page. */
  isAtEnd: boolean;
}

/** The thread that a page shows, whichever widget draws it; sections hold their widgets in lists. */
export function findThread(nodes: readonly unknown[]): ShownThread | undefined {
  for (const node of nodes) {
    const props = (node as Partial<LayoutNode> | null)?.$reactProps;
    if (!props) continue;
    const found = shownThread(props) ?? findThread(Object.values(props).flat());
    if (found) return found;
  }
  return undefined;
}

function shownThread(props: Record<string, unknown>): ShownThread | undefined {
  const { discussion, apiParams } = props as Partial<CommentThreadAssetProps>;
  const paging = pagingOf(props);
  if (!discussion || !apiParams || !paging) return undefined;
  return {
    discussionID: discussion.discussionID,
    countComments: discussion.countComments,
    isAtEnd: apiParams.sort === 'dateInserted' && paging.page >= paging.pageCount,
  };
}

function pagingOf(props: Record<string, unknown>): WidgetPaging | undefined {
  const list = (props.comments ?? props.commentsThread) as { paging?: WidgetPaging } | undefined;
  return list?.paging;
}
