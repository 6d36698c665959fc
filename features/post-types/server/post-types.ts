// What the code knows of the original types: plain discussions, and what add-ons bring along (questions, ideas).
// How a site names and shapes them, and the types it makes of them, are data: see post-type.snapshot.ts.
import type { WidgetData } from '../../../platform/contract/widget-data.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface TypedDiscussion {
  discussionID: number;
  statusID: number;
}

export interface PostTypeKind {
  /** As stored and as in `?type=`: `discussion`, `question`. */
  type: string;
  icon: WidgetData['NewPostMenu']['items'][number]['icon'];
  /** The status a new one begins with. */
  statusID: number;
  /** The words of `?status=` for the statuses of this type. */
  statusWords?: Readonly<Record<string, number>>;
  /** Its page layout; `discussion` when absent. */
  layoutViewType?: string;
  /** Fills `attributes` of many discussions of this type with at most one statement. */
  attributes?: (
    ctx: RequestContext,
    discussions: readonly TypedDiscussion[],
    expand: ReadonlySet<string>,
  ) => Promise<Map<number, Record<string, unknown>>>;
  /** Replaces the DiscussionForumPosting of its page, e.g. by a QAPage. */
  jsonLd?: (
    ctx: RequestContext,
    discussionID: number,
    posting: Record<string, unknown>,
  ) => Promise<Record<string, unknown>>;
}

export const postTypes = new ExtensionPoint<PostTypeKind>();

export const plainDiscussion: PostTypeKind = {
  type: 'discussion',
  icon: 'message-square-plus',
  statusID: 0,
};

export function findPostType(ctx: RequestContext, type: string): PostTypeKind | undefined {
  return postTypes.of(ctx).find((each) => each.type === type);
}
