// The form, at a post and at what is selected: what is commented on is beside a comment, and is not what it is about.
import type { Comment, DiscussionSubject, SelectedComment, SelectedDiscussion } from '@parley/addon-api/web';
import WarnForm from './WarnForm.tsx';

export interface WarnSelectedProps {
  comment?: Pick<Comment, 'commentID'>;
  discussion?: Pick<DiscussionSubject['discussion'], 'discussionID'>;
  selected?: readonly (SelectedComment | SelectedDiscussion)[];
  onClose: () => void;
}

const isComment = (each: SelectedComment | SelectedDiscussion): each is SelectedComment =>
  'commentID' in each;

export default function WarnSelected({ comment, discussion, selected, onClose }: WarnSelectedProps) {
  const comments = selected ? selected.filter(isComment) : comment ? [comment] : [];
  const discussions = selected
    ? selected.flatMap((each) => (isComment(each) ? [] : each))
    : discussion
      ? [discussion]
      : [];
  return comments.length > 0 ? (
    <WarnForm recordType="comment" recordIDs={comments.map(({ commentID }) => commentID)} onClose={onClose} />
  ) : (
    <WarnForm
      recordType="discussion"
      recordIDs={discussions.map(({ discussionID }) => discussionID)}
      onClose={onClose}
    />
  );
}
