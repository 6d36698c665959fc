// For those who decide: what was reported of a post, decided about or not.
import { MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CommentItemProps } from '../../../comments/web/comment-options.ts';
import type { DiscussionItemProps } from '../../../discussions/web/discussion-options.ts';

interface ReportsOfPostProps {
  recordType: 'discussion' | 'comment';
  recordID: number;
}

function ReportsOfPost({ recordType, recordID }: ReportsOfPostProps) {
  const { t } = useTranslator();
  const query = new URLSearchParams({ statuses: 'none', recordType, recordID: String(recordID) });
  return (
    <MenuLink
      icon="flag"
      href={`/dashboard/content/reports?${query}`}
      target="_blank"
      rel="noopener"
      data-closes=""
    >
      {t('Reports of this post')}
    </MenuLink>
  );
}

export function ReportsOfDiscussion({ discussion }: DiscussionItemProps) {
  return <ReportsOfPost recordType="discussion" recordID={discussion.discussionID} />;
}

export function ReportsOfComment({ comment }: CommentItemProps) {
  return <ReportsOfPost recordType="comment" recordID={comment.commentID} />;
}
