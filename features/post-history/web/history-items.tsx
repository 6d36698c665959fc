import { MenuLink } from '../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import type { CommentItemProps } from '../../comments/web/comment-options.ts';
import type { DiscussionItemProps } from '../../discussions/web/discussion-options.ts';

export function DiscussionHistoryItem({ discussion }: DiscussionItemProps) {
  const { t } = useTranslator();
  return (
    <MenuLink icon="history" href={`/log/filter?recordType=discussion&recordID=${discussion.discussionID}`}>
      {t('Revision History')}
    </MenuLink>
  );
}

export function DeletedCommentsItem({ discussion }: DiscussionItemProps) {
  const { t } = useTranslator();
  const { discussionID } = discussion;
  return (
    <MenuLink
      icon="trash-2"
      href={`/log/filter?parentRecordID=${discussionID}&recordType=comment&operation=delete`}
    >
      {t('Deleted Comments')}
    </MenuLink>
  );
}

export function CommentHistoryItem({ comment }: CommentItemProps) {
  const { t } = useTranslator();
  return (
    <MenuLink icon="history" href={`/log/filter?recordType=comment&recordID=${comment.commentID}`}>
      {t('Revision History')}
    </MenuLink>
  );
}
