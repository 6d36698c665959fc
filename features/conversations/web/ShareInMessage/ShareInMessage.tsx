// Hands a post on to somebody in a message.
import { MenuLink } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { CommentItemProps } from '../../../comments/web/comment-options.ts';
import type { DiscussionItemProps } from '../../../discussions/web/discussion-options.ts';
import { shareInMessagePath } from '../../conversation.address.ts';

export function ShareInMessage({ recordUrl }: { recordUrl: string }) {
  const { t } = useTranslator();
  if (!usePermission('conversations.add')) return null;
  return (
    <MenuLink icon="message-square" href={shareInMessagePath(recordUrl)} data-closes="">
      {t('Share In Message')}
    </MenuLink>
  );
}

export function ShareCommentInMessage({ comment }: CommentItemProps) {
  return <ShareInMessage recordUrl={comment.url} />;
}

export function ShareDiscussionInMessage({ discussion }: DiscussionItemProps) {
  return <ShareInMessage recordUrl={discussion.url} />;
}
