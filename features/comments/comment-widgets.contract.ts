// What the widgets of comments hand to the browser. Shared content: nothing in it is the viewer's own.
import type { CommentThread, ThreadSort } from './comment-threads.contract.ts';
import type { Comment } from './comments.contract.ts';

export interface WidgetPaging {
  page: number;
  limit: number;
  total: number;
  pageCount: number;
}

/** What a comment belongs to, as far as drawing it and what may be done with it depend on it. */
export interface CommentedDiscussion {
  discussionID: number;
  categoryID: number;
  insertUserID: number;
  closed: boolean;
  url: string;
  /** What it says itself of what the viewer may do with it. */
  permissions?: Readonly<Record<string, boolean>> | undefined;
  isArchived?: boolean | undefined;
}

/** What the thread belongs to. */
export interface ThreadDiscussion extends CommentedDiscussion {
  /** Of all depths; the paging counts the first level alone. */
  countComments: number;
}

interface ThreadPropsBase {
  apiParams: {
    parentRecordType: 'discussion';
    parentRecordID: number;
    sort: ThreadSort;
    page: number;
    limit: number;
    expand: string[];
    maxDepth: number;
    collapseChildDepth: number;
    collapseChildLimit: number;
  };
  discussion: ThreadDiscussion;
  defaultSort: ThreadSort;
  showOPTag: boolean;
  hasComments: boolean;
  /** The comment the address asked for. */
  focusCommentID?: number;
}

/** `CommentThreadAsset` */
export type CommentThreadAssetProps = ThreadPropsBase &
  (
    | { threadStyle: 'nested'; commentsThread: { data: CommentThread; paging: WidgetPaging } }
    | { threadStyle: 'flat'; comments: { data: Comment[]; paging: WidgetPaging } }
  );

/** `ThreadRuler` */
export interface ThreadRulerProps {
  discussion: ThreadDiscussion;
  /** Of the first post. */
  dateInserted: string;
}

/** `CreateCommentAsset` */
export interface CreateCommentAssetProps {
  discussion: ThreadDiscussion;
  /** Everybody of this audience may, or nobody. */
  canComment: boolean;
  /** The category is: nobody comments there. */
  isArchived?: boolean;
  maxDepth: number;
  /** Own words of the layout, in the empty box. */
  placeholder?: string;
}
