// What posts said before, and which comments were deleted: for those who look after a discussion.
import { z } from 'zod';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { dateTime, id, idParam, limit, page } from '../../platform/contract/fields.ts';
import { userFragment } from '../users/users.contract.ts';

export const revisionRecordType = z.enum(['discussion', 'comment']);

export const postRevision = z.object({
  /** null: what stands now. */
  postRevisionID: id.nullable(),
  /** The first wording is 1. */
  number: z.int(),
  insertUserID: z.int32(),
  insertUser: userFragment,
  dateInserted: dateTime,
});
export type PostRevision = z.infer<typeof postRevision>;

export const changedWords = z.object({
  kind: z.enum(['same', 'added', 'removed']).describe('Whether both wordings have it, or it came or went.'),
  text: z.string(),
});
export type ChangedWords = z.infer<typeof changedWords>;

export const changedBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same'), texts: z.array(z.string()) }),
  z.object({ kind: z.literal('added'), text: z.string() }),
  z.object({ kind: z.literal('removed'), text: z.string() }),
  z.object({ kind: z.literal('changed'), words: z.array(changedWords) }),
]);
export type ChangedBlock = z.infer<typeof changedBlock>;

export const postChanges = z.object({
  postRevisionID: id.nullable(),
  name: z.array(changedWords),
  blocks: z.array(changedBlock),
  /** The words are the same: their formatting, links or pictures are not. */
  isMarkupOnly: z.boolean(),
  countAdded: z.int(),
  countRemoved: z.int(),
});
export type PostChanges = z.infer<typeof postChanges>;

const record = { recordType: revisionRecordType, recordID: id };

export const listPostRevisions = endpoint({
  method: 'GET',
  path: '/post-revisions',
  summary: 'All wordings of a post, newest first: what stands now, and what it said before.',
  permission: 'session.valid',
  query: z.object({ ...record, page, limit: limit(30, 100) }),
  response: z.array(postRevision),
  paging: 'numbered',
});

export const getPostChanges = endpoint({
  method: 'GET',
  path: '/post-revisions/changes',
  summary: 'What a wording of a post changed about the one before it; without a revision, what stands now.',
  permission: 'session.valid',
  query: z.object({ ...record, postRevisionID: id.optional() }),
  response: postChanges,
});

export const restorePostRevision = endpoint({
  method: 'PATCH',
  path: '/post-revisions/:postRevisionID/restore',
  summary: 'Makes an earlier wording the one that stands. What stands now is stored as an earlier one.',
  permission: 'session.valid',
  params: z.object({ postRevisionID: idParam }),
  response: z.object(record),
});

export const deletedComment = z.object({
  commentID: id,
  discussionID: id,
  parentCommentID: z.int32().nullable(),
  /** Only its author and text were taken away: its replies stand. */
  isTombstone: z.boolean(),
  body: z.string(),
  insertUserID: z.int32(),
  insertUser: userFragment,
  dateInserted: dateTime,
  deleteUserID: z.int32(),
  deleteUser: userFragment,
  dateDeleted: dateTime,
});
export type DeletedComment = z.infer<typeof deletedComment>;

export const listDeletedComments = endpoint({
  method: 'GET',
  path: '/deleted-comments',
  summary:
    'Comments of a discussion that were deleted, or emptied because others had answered them; newest first.',
  permission: 'session.valid',
  query: z.object({ discussionID: id, page, limit: limit(30, 100) }),
  response: z.array(deletedComment),
  paging: 'numbered',
});

export const restoreDeletedComment = endpoint({
  method: 'PATCH',
  path: '/deleted-comments/:commentID/restore',
  summary: 'Brings back a deleted comment, with the replies that went with it.',
  permission: 'session.valid',
  params: z.object({ commentID: idParam }),
  response: z.object({ commentID: id, discussionID: id }),
});
