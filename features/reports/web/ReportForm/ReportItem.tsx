// Items of options menus that open the form, for posts of others.
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CommentFormProps } from '../../../comments/web/comment-options.ts';
import type { DiscussionFormProps } from '../../../discussions/web/discussion-options.ts';
import ReportForm from './ReportForm.tsx';

export function ReportDiscussionForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  return (
    <ReportForm
      recordType="discussion"
      recordID={discussion.discussionID}
      title={t('Report this post')}
      onClose={onClose}
    />
  );
}

export function ReportCommentForm({ comment, onClose }: CommentFormProps) {
  const { t } = useTranslator();
  return (
    <ReportForm
      recordType="comment"
      recordID={comment.commentID}
      title={t('Report this comment')}
      onClose={onClose}
    />
  );
}
