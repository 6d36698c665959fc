import { CommentThread, StateBadge, useMe, usePermissions, useSite } from '@parley/addon-api/web';
import { canAcceptAnswers } from '../../answer.abilities.ts';
import type { AnswerThreadAssetProps } from '../../qna.contract.ts';
import { AcceptedBand } from '../AnswerStatus/AcceptedBand.tsx';
import { AnswerStatusControl } from '../AnswerStatus/AnswerStatusControl.tsx';
import { acceptedFirst } from '../accepted-first.ts';
import { answerOf } from '../answer-of.ts';

/** The thread of a question: what was accepted stands on top of its first page, under a green band. */
export function AnswerThreadAsset(props: AnswerThreadAssetProps) {
  const { discussion } = props;
  const permissions = usePermissions();
  const { isSignedIn } = useSite();
  const userID = useMe()?.userID ?? 0;
  const canAccept = isSignedIn && canAcceptAnswers(discussion, permissions, userID);
  return (
    <CommentThread
      {...withAcceptedFirst(props)}
      additions={{
        bandOf: (comment) =>
          answerOf(comment)?.status === 'accepted' ? (
            <AcceptedBand answer={answerOf(comment)} question={discussion} />
          ) : undefined,
        badgeOf: (comment) => answerOf(comment)?.status === 'rejected' && <StateBadge state="rejected" />,
        actionsOf: (comment) => canAccept && <AnswerStatusControl comment={comment} />,
      }}
    />
  );
}

function withAcceptedFirst(props: AnswerThreadAssetProps): AnswerThreadAssetProps {
  const { acceptedAnswers, apiParams } = props;
  if (acceptedAnswers.length === 0 || apiParams.page !== 1) return props;
  if (props.threadStyle === 'flat') {
    const ids = new Set(acceptedAnswers.map((comment) => comment.commentID));
    const others = props.comments.data.filter((comment) => !ids.has(comment.commentID));
    return { ...props, comments: { ...props.comments, data: [...acceptedAnswers, ...others] } };
  }
  const data = acceptedFirst(props.commentsThread.data, acceptedAnswers);
  return { ...props, commentsThread: { ...props.commentsThread, data } };
}
