// Made-up comments as a shared page shows them.
import type { CollapsedReplies, ThreadComment } from '../../comment-threads.contract.ts';
import type { CommentThreadAssetProps, ThreadDiscussion } from '../../comment-widgets.contract.ts';
import type { Comment } from '../../comments.contract.ts';

export const DISCUSSION: ThreadDiscussion = {
  discussionID: 7,
  categoryID: 3,
  insertUserID: 12,
  closed: false,
  countComments: 4,
  url: 'http://localhost/discussion/7/why-bees-swarm',
};

const PERSON = { banned: 0, private: false, dateLastActive: null };

/** `number` also is its id. */
export function sampleComment(number: number, own: Partial<Comment> = {}): Comment {
  const insertUserID = own.insertUserID ?? 20 + number;
  const name = `Person ${insertUserID}`;
  return {
    commentID: number,
    parentRecordType: 'discussion',
    parentRecordID: 7,
    discussionID: 7,
    parentCommentID: null,
    depth: 1,
    countChildComments: 0,
    scoreChildComments: 0,
    number,
    categoryID: 3,
    name: 'Re: Why bees swarm',
    body: `<p>Words ${number}</p>`,
    format: 'markdown',
    dateInserted: '2026-03-01T09:00:00+00:00',
    dateUpdated: null,
    insertUserID,
    updateUserID: null,
    insertUser: {
      ...PERSON,
      userID: insertUserID,
      name,
      photoUrl: '',
      url: `http://localhost/profile/${insertUserID}`,
    },
    score: 0,
    url: `http://localhost/discussion/comment/${number}#Comment_${number}`,
    type: 'comment',
    image: null,
    attributes: {},
    reactions: [],
    ...own,
  };
}

export function branch(commentID: number, ...children: (ThreadComment | CollapsedReplies)[]): ThreadComment {
  return { type: 'comment', commentID, parentCommentID: null, depth: 1, children };
}

export function sampleCollapsedReplies(parentCommentID: number, countAllComments: number): CollapsedReplies {
  return {
    type: 'hole',
    parentCommentID,
    offset: 1,
    depth: 2,
    insertUsers: [],
    countAllComments,
    countAllInsertUsers: 0,
    apiUrl: `http://elsewhere/api/v2/comments/thread?parentCommentID=${parentCommentID}&offset=1&page=1`,
    url: 'http://localhost/discussion/comment/90#Comment_90',
  };
}

export function threadOf(
  threadStructure: ThreadComment[],
  comments: Comment[],
  own: Partial<CommentThreadAssetProps> = {},
): CommentThreadAssetProps {
  const commentsByID = Object.fromEntries(comments.map((comment) => [String(comment.commentID), comment]));
  const props = {
    threadStyle: 'nested',
    apiParams: {
      parentRecordType: 'discussion',
      parentRecordID: 7,
      sort: 'dateInserted',
      page: 1,
      limit: 30,
      expand: [],
      maxDepth: 5,
      collapseChildDepth: 3,
      collapseChildLimit: 3,
    },
    discussion: DISCUSSION,
    defaultSort: 'dateInserted',
    showOPTag: true,
    hasComments: comments.length > 0,
    commentsThread: {
      data: { threadStructure, commentsByID },
      paging: { page: 1, limit: 30, total: threadStructure.length, pageCount: 1 },
    },
  } as const;
  return { ...props, ...own } as CommentThreadAssetProps;
}
