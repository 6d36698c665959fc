// The log behind the options menu of a post. What was taken away there counts no more on the page.
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { ReactionRecordType } from '../../reactions.contract.ts';
import ReactionLog from './ReactionLog.tsx';

export function LogOfDiscussion({ discussion, ...rest }: { discussion: { discussionID: number } } & Closing) {
  return <LogOfPost recordType="discussion" recordID={discussion.discussionID} onClose={rest.onClose} />;
}

export function LogOfComment({ comment, ...rest }: { comment: { commentID: number } } & Closing) {
  return <LogOfPost recordType="comment" recordID={comment.commentID} onClose={rest.onClose} />;
}

interface Closing {
  onClose: () => void;
}

function LogOfPost({ onClose, ...record }: { recordType: ReactionRecordType; recordID: number } & Closing) {
  const { revalidate } = useRevalidator();
  const close = (hasChanged: boolean) => {
    onClose();
    if (hasChanged) void revalidate();
  };
  return <ReactionLog {...record} onClose={close} />;
}
