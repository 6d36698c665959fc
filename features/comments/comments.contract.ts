// Comments: what they look like, and the calls that read and write them.
import { z } from 'zod';
import { bodySource, captchaAnswer, writingTime } from '../../platform/contract/body-fields.ts';
import { crawlFields } from '../../platform/contract/crawl.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { defineErrors } from '../../platform/contract/errors.ts';
import {
  bodyFormat,
  dateTime,
  expand,
  id,
  idParam,
  limit,
  page,
  rangeText,
} from '../../platform/contract/fields.ts';
import { bulkProgress } from '../../platform/contract/progress.ts';
import { categoryFragment, srcSet } from '../categories/categories.contract.ts';
import { reactionSummary } from '../reactions/reactions.contract.ts';
import { userFragment } from '../users/users.contract.ts';

export const comment = z.object({
  commentID: id,
  parentRecordType: z.literal('discussion'),
  parentRecordID: id,
  discussionID: id,
  parentCommentID: id.nullable(),
  depth: z.int(),
  countChildComments: z.int(),
  scoreChildComments: z.int(),
  /** Counted from 1 within the discussion; stays, whatever is deleted around it. */
  number: z.int(),
  categoryID: id,
  category: categoryFragment.optional(),
  name: z.string(),
  body: z.string().optional(),
  bodyRaw: z.string().optional(),
  format: z.string(),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUserID: z.int32(),
  updateUserID: z.int32().nullable(),
  insertUser: userFragment.optional(),
  updateUser: userFragment.nullable().optional(),
  score: z.int(),
  url: z.string(),
  type: z.literal('comment'),
  image: z.object({ url: z.string(), alt: z.string(), urlSrcSet: srcSet.optional() }).nullable(),
  /** Author and text were taken away; the replies stay. */
  isTombstone: z.boolean().optional(),
  /** Waits for approval, or was hidden; only its author and moderators see it. */
  isHeld: z.boolean().optional(),
  attributes: z.record(z.string(), z.unknown()),
  reactions: z.array(reactionSummary).optional(),
  /** Records of other systems; for staff. */
  attachments: z.array(z.record(z.string(), z.unknown())).optional(),
  excerpt: z.string().optional(),
  ...crawlFields,
});
export type Comment = z.infer<typeof comment>;

export const commentPost = z.object({
  body: bodySource,
  format: bodyFormat,
  parentRecordType: z.string().max(50).optional(),
  parentRecordID: id.optional(),
  discussionID: id.optional(),
  parentCommentID: id.nullable().optional(),
  writingTime: writingTime.optional(),
  draftID: id.optional(),
  insertUserID: id.optional(),
  'g-recaptcha-response': captchaAnswer.optional(),
});
export type CommentPost = z.infer<typeof commentPost>;

export const commentPatch = z
  .object({ body: bodySource, format: bodyFormat, discussionID: id, insertUserID: id })
  .partial();
export type CommentPatch = z.infer<typeof commentPatch>;

export const commentEdit = z.object({
  commentID: id,
  discussionID: id,
  body: z.string(),
  format: z.string(),
});
export type CommentEdit = z.infer<typeof commentEdit>;

export const commentQuote = z.object({
  commentID: id,
  bodyRaw: z.union([z.string(), z.array(z.unknown())]),
  dateInserted: dateTime,
  dateUpdated: dateTime.nullable(),
  insertUser: userFragment,
  url: z.string(),
  format: z.string(),
});
export type CommentQuote = z.infer<typeof commentQuote>;

export const commentError = defineErrors({
  'comment.tooDeep': [400, 'Replies cannot be nested any deeper here.'],
  'comment.otherThread': [400, 'The comment you reply to belongs to another discussion.'],
  'comment.closed': [400, 'This discussion is closed, so nobody can comment any more.'],
  'comment.editWindowOver': [400, 'The time for editing this comment is over.'],
  'comment.parentMissing': [400, 'Say with discussionID what the comment belongs to.'],
  'comment.parentTypeMissing': [400, 'parentRecordID needs parentRecordType.'],
  'comment.parentTypeUnknown': [400, 'Comments belong to discussions.'],
  'comment.severalParents': [400, 'The comments of one call have to belong to one discussion.'],
  'comment.pageAmidOrder': [
    400,
    'In this order, a long discussion is read by number from either end only. Ask for a page nearer to one of them, or read all of it with sort=dateInserted.',
  ],
  'comment.removed': [400, 'This comment was removed, so it cannot be changed any more.'],
});

export const commentExpands = [
  '-insertUser',
  '-body',
  'updateUser',
  'category',
  'raw',
  'reactions',
  'attachments',
  'reportMeta',
  'countReports',
  'warnings',
] as const;
export const commentExpand = expand(commentExpands);
const expandQuery = z.object({ expand: commentExpand, quoteParent: z.boolean().default(true) });
const params = z.object({ commentID: idParam });

export const commentSort = z.enum([
  'dateInserted',
  '-dateInserted',
  'commentID',
  '-commentID',
  'dateUpdated',
  '-dateUpdated',
  'score',
  '-score',
  'experimentalTrending',
  '-experimentalTrending',
]);
export type CommentSort = z.infer<typeof commentSort>;

export const listComments = endpoint({
  method: 'GET',
  path: '/comments',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'Comments in the categories the viewer may see.',
  permission: 'public',
  isCachedForGuests: true,
  query: z.object({
    commentID: rangeText.optional(),
    discussionID: id.optional(),
    parentRecordType: z.string().max(50).optional(),
    parentRecordID: id.optional(),
    parentCommentID: id.optional(),
    categoryID: rangeText.optional(),
    dateInserted: rangeText.optional(),
    dateUpdated: rangeText.optional(),
    insertUserID: z.array(z.int32()).optional(),
    insertUserRoleID: z.array(z.int32()).optional(),
    dirtyRecords: z.boolean().optional(),
    quoteParent: z.boolean().default(true),
    sort: commentSort.default('dateInserted'),
    page,
    limit: limit(30, 500),
    expand: commentExpand,
  }),
  response: z.array(comment),
  paging: 'numbered',
  errors: ['comment.parentTypeMissing', 'comment.parentTypeUnknown', 'comment.pageAmidOrder'],
});

export const getComment = endpoint({
  method: 'GET',
  path: '/comments/:commentID',
  readsReplica: true,
  takesRoleToken: true,
  summary: 'One comment.',
  permission: 'public',
  params,
  query: expandQuery,
  response: comment,
});

export const getCommentEdit = endpoint({
  method: 'GET',
  path: '/comments/:commentID/edit',
  summary: 'A comment as it was written.',
  permission: 'session.valid',
  params,
  response: commentEdit,
});

export const getCommentQuote = endpoint({
  method: 'GET',
  path: '/comments/:commentID/quote',
  summary: 'What is needed to quote a comment.',
  permission: 'public',
  params,
  response: commentQuote,
});

export const postComment = endpoint({
  method: 'POST',
  path: '/comments',
  summary: 'Comments on a discussion, or replies to a comment.',
  permission: ['session.valid', 'comments.add'],
  query: expandQuery,
  body: commentPost,
  response: comment,
  rateLimit: 'posting',
  errors: [
    'comment.tooDeep',
    'comment.otherThread',
    'comment.closed',
    'discussion.flood',
    'discussion.duplicate',
    'comment.parentMissing',
  ],
});

export const patchComment = endpoint({
  method: 'PATCH',
  path: '/comments/:commentID',
  rateLimit: 'edits',
  summary: 'Edits a comment, or moves it to another discussion.',
  permission: 'session.valid',
  params,
  query: expandQuery,
  body: commentPatch,
  takesRevision: true,
  response: comment,
  errors: ['comment.editWindowOver', 'comment.closed', 'comment.removed'],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comments/:commentID',
  summary:
    'Deletes a comment with the replies to it. Where these are many, all are hidden at once, and removed in steps: GET /job-statuses tells whether that is over.',
  permission: 'session.valid',
  params,
});

export const deleteMethod = z.enum(['full', 'tombstone']);
export type DeleteMethod = z.infer<typeof deleteMethod>;

export const deleteComments = endpoint({
  method: 'DELETE',
  path: '/comments/list',
  summary: 'Deletes comments of one discussion, or empties them so that the replies stay.',
  permission: 'session.valid',
  body: z.object({ commentIDs: z.array(id).min(1).max(50), deleteMethod }),
  response: bulkProgress,
  status: 200,
  isBulkOperation: true,
  errors: ['comment.severalParents'],
});
