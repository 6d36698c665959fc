import type { ReactNode } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useCopyLink } from '../../../discussions/web/use-copy-link.ts';
import type { Comment } from '../../comments.contract.ts';
import { placeOfReply, useIsBegun } from '../thread-drafts.ts';
import { useQuote } from '../use-quote.ts';

export interface CommentActionsProps {
  comment: Comment;
  /** The link of a reply stands in its menu. */
  isNested: boolean;
  canReply: boolean;
  before?: ReactNode;
  onReply: () => void;
}

export function CommentActions({ comment, isNested, canReply, before, onReply }: CommentActionsProps) {
  const { t } = useTranslator();
  const copyLink = useCopyLink();
  const quote = useQuote();
  const isBegun = useIsBegun(comment.discussionID, placeOfReply(comment.commentID));
  return (
    <>
      {before}
      {canReply && (
        <Button kind="text" size={24} icon="reply" isIconDirectional data-reply="" onClick={onReply}>
          {isBegun ? t('Continue Replying') : t('Reply')}
        </Button>
      )}
      {canReply && (
        <IconButton
          label={t('Quote')}
          title={t('Quote')}
          icon="quote"
          size={28}
          data-quote=""
          onClick={() => quote(comment)}
        />
      )}
      {!isNested && (
        <IconButton
          label={t('Copy link')}
          title={t('Copy link')}
          icon="link"
          size={28}
          onClick={() => copyLink(comment.url)}
        />
      )}
    </>
  );
}
