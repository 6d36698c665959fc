// A discussion's comments as a tree, with long branches collapsed.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, limit, page } from '../../platform/contract/fields.ts';
import { type UserFragment, userFragment } from '../users/users.contract.ts';
import { comment, commentExpand } from './comments.contract.ts';

export interface ThreadComment {
  type: 'comment';
  commentID: number;
  parentCommentID: number | null;
  depth: number;
  children: ThreadNode[];
}

/** Stands for replies that are not listed; `apiUrl` fetches them. */
export interface CollapsedReplies {
  type: 'hole';
  parentCommentID: number;
  offset: number;
  depth: number;
  insertUsers: UserFragment[];
  countAllComments: number;
  countAllInsertUsers: number;
  /** There are more than are counted: counting ends in long branches. */
  hasMore?: true;
  apiUrl: string;
  /** The page that shows the first of them: for readers without scripts. */
  url: string;
}

export type ThreadNode = ThreadComment | CollapsedReplies;

// One object for both kinds: a union would have to be discriminated by a validator at every node it writes.
const node = z.object({
  type: z.enum(['comment', 'hole']),
  commentID: id.optional(),
  parentCommentID: id.nullable(),
  depth: z.int(),
  get children() {
    return z.array(node).optional();
  },
  offset: z.int32().optional(),
  insertUsers: z.array(userFragment).optional(),
  countAllComments: z.int().optional(),
  countAllInsertUsers: z.int().optional(),
  hasMore: z.literal(true).optional(),
  apiUrl: z.string().optional(),
  url: z.string().optional(),
});
export const threadNode = node as unknown as z.ZodType<ThreadNode, ThreadNode>;

export const commentThread = z.object({
  threadStructure: z.array(threadNode),
  commentsByID: z.record(z.string(), comment),
});
export type CommentThread = z.infer<typeof commentThread>;

export const threadSort = z.enum([
  'dateInserted',
  '-dateInserted',
  'score',
  '-score',
  'experimentalTrending',
  '-experimentalTrending',
]);
export type ThreadSort = z.infer<typeof threadSort>;

export const getCommentThread = endpoint({
  method: 'GET',
  path: '/comments/thread',
  readsReplica: true,
  takesRoleToken: true,
  summary:
    'The comments of a discussion as a tree; a page counts the comments of the first level. Of a branch of more than 100 replies at most 10 are shown below one comment, in the order of their dates, and those behind them are not counted: holes say `hasMore`.',
  permission: 'public',
  isCachedForGuests: true,
  query: z.object({
    parentRecordType: z.string().max(50),
    parentRecordID: id,
    parentCommentID: id.optional(),
    focusCommentID: id.optional(),
    collapseChildDepth: z.int().min(1).max(6).default(3),
    collapseChildLimit: z.int().min(0).max(100).default(3),
    sort: threadSort.default('dateInserted'),
    page,
    /** Wins over `page`. */
    offset: z.int32().min(0).optional(),
    afterCommentID: id.optional(),
    beforeCommentID: id.optional(),
    limit: limit(50),
    expand: commentExpand,
  }),
  response: commentThread,
  errors: ['comment.parentTypeUnknown', 'comment.pageAmidOrder'],
});
