import { MenuLink } from '../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../platform/web/i18n/language.tsx';
import type { CommentItemProps } from '../../comments/web/comment-options.ts';
import type { DiscussionItemProps } from '../../discussions/web/discussion-options.ts';
import { whyPath } from '../why.address.ts';

export function WhyOfDiscussion({ discussion }: DiscussionItemProps) {
  const { t } = useTranslator();
  return (
    <MenuLink icon="circle-help" href={whyPath('discussion', discussion.discussionID)}>
      {t('Who may see it, and why?')}
    </MenuLink>
  );
}

export function WhyOfComment({ comment }: CommentItemProps) {
  const { t } = useTranslator();
  return (
    <MenuLink icon="circle-help" href={whyPath('comment', comment.commentID)}>
      {t('Who may see it, and why?')}
    </MenuLink>
  );
}
