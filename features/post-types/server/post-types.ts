// What the code knows of the original types: plain discussions, and what add-ons bring along (ideas).
// How a site names and shapes them, and the types it makes of them, are data: see post-type.snapshot.ts.
import type { z } from 'zod';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import type { WidgetData } from '../../../platform/contract/widget-data.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { InputAddition } from '../../../platform/server/http/input/input-additions.ts';

export interface TypedDiscussion {
  discussionID: number;
  statusID: number;
}

export type PostTypeIcon = WidgetData['NewPostMenu']['items'][number]['icon'];

/** A small mark before the title of a post. */
export interface PostTypeMark {
  /** Which of the marks of its type it is. */
  name: string;
  icon: PostTypeIcon;
  text: string;
  preset: 'standard' | 'success' | 'warning' | 'error';
}

/** What people are shown of a type, in their language. */
export interface PostTypeWords {
  name: string;
  plural: string;
  /** “Started in”, before the category of a post in a list of what somebody did. */
  startedIn: string;
  mark?: PostTypeMark;
  /** In place of `mark`, by the status of the post. */
  marks?: Readonly<Record<number, PostTypeMark>>;
  /** What comments on such posts are called, where that is not Comment. */
  comment?: { name: string; plural: string };
}

/** `c` is the comment's row. */
export interface CommentFilter extends InputAddition {
  query: Readonly<Record<string, z.ZodType>>;
  /** Of the parameters as their schemas made them. Without an answer it leaves nothing out. */
  condition: (given: Readonly<Record<string, unknown>>) => Sql | undefined;
}

export interface PostTypeKind {
  /** As stored and as in `?type=`: `discussion`, `idea`. */
  type: string;
  icon: PostTypeIcon;
  words: (translator: Translator) => PostTypeWords;
  /** Lists of posts offer to show these alone. */
  isFilter?: boolean;
  /** One of `listMetas`: where a layout leaves it out, lists show no mark. */
  meta?: string;
  /** The type that found comments on such posts have: `comment` when absent. */
  commentType?: string;
  /** The label code that a found post has by its status. */
  statusLabels?: Readonly<Record<number, string>>;
  /** Who posts with it, beside what categories and the roles of the type say; absent: nobody is asked for one. */
  permission?: PermissionName;
  /** The status a new one begins with. */
  statusID: number;
  /** What becomes of it is said by those who moderate its category; otherwise by whoever may edit it, its author too. */
  isStatusOfStaff?: boolean;
  /** Where a reply can settle such a post: its status by what was replied. Imports and the demo bring posts with replies. */
  statusByReplies?: (replies: { count: number; isOneAccepted: boolean }) => number;
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
  /** Fills `attributes` of many comments on posts of this type with at most one statement. */
  commentAttributes?: (
    ctx: RequestContext,
    comments: readonly { commentID: number; discussionID: number }[],
  ) => Promise<Map<number, Record<string, unknown>>>;
  /** “Replied in”, before the category of a comment in a list of what somebody did, by its attributes. */
  commentLead?: (
    translator: Translator,
    attributes: Readonly<Record<string, unknown>>,
  ) => { icon: string; lead: string } | undefined;
  /** Parameters of `GET /comments` about comments on such posts. */
  commentFilter?: CommentFilter;
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
  words: ({ t }) => ({ name: t('Discussion'), plural: t('Discussions'), startedIn: t('Started in') }),
  statusID: 0,
};

export function findPostType(ctx: RequestContext, type: string): PostTypeKind | undefined {
  return postTypes.of(ctx).find((each) => each.type === type);
}

/** What a post becomes that asks for something and comes with its replies: a plain one where no type is for that. */
export function askingType(features: readonly Feature[]): {
  type: string;
  statusByReplies: NonNullable<PostTypeKind['statusByReplies']>;
} {
  const kind = postTypes.declaredIn(features).find(({ statusByReplies }) => statusByReplies !== undefined);
  return {
    type: kind?.type ?? plainDiscussion.type,
    statusByReplies: kind?.statusByReplies ?? (() => plainDiscussion.statusID),
  };
}
