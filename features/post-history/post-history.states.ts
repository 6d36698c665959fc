// What the page of a post's history hands to the browser.
import type { DeletedComment, PostChanges, PostRevision } from './post-history.contract.ts';

interface Listed {
  page: number;
  limit: number;
  total: number;
}

/** Where the post or the discussion is read. */
interface Subject {
  name: string;
  url: string;
}

export interface RevisionsPart extends Listed {
  kind: 'revisions';
  recordType: 'discussion' | 'comment';
  recordID: number;
  subject: Subject;
  revisions: PostRevision[];
  chosen: PostChanges;
  canRestore: boolean;
}

export interface DeletedCommentsPart extends Listed {
  kind: 'deleted';
  discussionID: number;
  subject: Subject;
  comments: DeletedComment[];
  canRestore: boolean;
}

export interface PostLogProps {
  part: RevisionsPart | DeletedCommentsPart;
}
