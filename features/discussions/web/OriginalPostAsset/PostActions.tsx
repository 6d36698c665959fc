import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { BookmarkButton } from '../../../bookmarks/web/BookmarkButton/BookmarkButton.tsx';
import { quote } from '../../../editor/web/quotes.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { ShareMenu } from '../ShareMenu/ShareMenu.tsx';
import { COMPOSER_ANCHOR, useMayReply } from '../use-may-reply.ts';

export interface PostActionsProps {
  discussion: Discussion;
  bodyID: string;
  author: string;
}

export function PostActions({ discussion, bodyID, author }: PostActionsProps) {
  const { t } = useTranslator();
  const mayReply = useMayReply(discussion);
  const onQuote = () => {
    const { discussionID: recordID, url } = discussion;
    const element = document.getElementById(bodyID);
    quote({ name: author, url, recordType: 'discussion', recordID, element });
    document.getElementById(COMPOSER_ANCHOR)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      {mayReply && (
        <LinkButton kind="text" size={24} icon="reply" isIconDirectional href={`#${COMPOSER_ANCHOR}`}>
          {t('Reply')}
        </LinkButton>
      )}
      {mayReply && (
        <IconButton label={t('Quote')} title={t('Quote')} icon="quote" size={28} onClick={onQuote} />
      )}
      <ShareMenu of={discussion} face={<Icon name="share-2" />} />
      <BookmarkButton discussionID={discussion.discussionID} name={discussion.name} size={28} />
    </>
  );
}
