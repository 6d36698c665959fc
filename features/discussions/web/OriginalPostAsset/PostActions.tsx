import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission, useSite } from '../../../../platform/web/page/site-context.tsx';
import { BookmarkButton } from '../../../bookmarks/web/BookmarkButton/BookmarkButton.tsx';
import { quote, quotedText, quoteMarkdown } from '../../../editor/web/quotes.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { useCopyLink } from '../use-copy-link.ts';

/** Where the page's composer stands. */
export const COMPOSER_ANCHOR = 'create-comment';

export interface PostActionsProps {
  discussion: Discussion;
  bodyID: string;
  author: string;
}

export function PostActions({ discussion, bodyID, author }: PostActionsProps) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  const mayReply = useMayReply(discussion);
  const onQuote = () => {
    const text = quotedText(document.getElementById(bodyID));
    quote(quoteMarkdown({ name: author, url: discussion.url, text }));
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
      <IconButton
        label={t('Copy link')}
        title={t('Copy link')}
        icon="link"
        size={28}
        onClick={() => copyLink(discussion.url)}
      />
      <BookmarkButton discussionID={discussion.discussionID} name={discussion.name} size={28} />
    </>
  );
}

/** By what everybody of the audience may; the shared page shows it before the viewer is known. */
export function useMayReply({ categoryID, closed }: Pick<Discussion, 'categoryID' | 'closed'>): boolean {
  const { isSignedIn } = useSite();
  const here = { resourceType: 'category', resourceID: categoryID };
  const mayComment = usePermission('comments.add', here);
  const mayClose = usePermission(['discussions.close', 'posts.moderate'], here);
  return isSignedIn && mayComment && (!closed || mayClose);
}
