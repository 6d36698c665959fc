// A reply, written right below what it answers. Fetched when somebody replies.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { NearbyUser } from '../../../editor/web/Composer/composer-props.ts';
import { quoteOf, withQuote } from '../../../editor/web/quoted-text.ts';
import type { QuotedPost } from '../../../editor/web/quotes.ts';
import { commentAnchor } from '../../comment.address.ts';
import type { Comment } from '../../comments.contract.ts';
import { DiscardDraft } from '../DiscardDraft/DiscardDraft.tsx';
import { placeOfComment, placeOfReply, useIsBegun } from '../thread-drafts.ts';
import type { CommentRow } from '../thread-rows.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './ReplyForm.module.css';

export interface ReplyFormProps {
  row: CommentRow;
  /** Where the comment stands too deep, the reply stands beside it with a quote. */
  maxDepth: number;
  nearbyUsers: readonly NearbyUser[];
  onClose: () => void;
}

/** A comment of theirs that waits to be posted goes first, unless they go on with a reply they began. */
export default function ReplyForm(props: ReplyFormProps) {
  const { commentID, discussionID } = props.row.comment;
  const isOtherBegun = useIsBegun(discussionID, placeOfComment(discussionID));
  const isBegun = useIsBegun(discussionID, placeOfReply(commentID));
  const [isAsking, setAsking] = useState(isOtherBegun && !isBegun);
  if (!isAsking) return <Form {...props} />;
  const start = () => setAsking(false);
  return <DiscardDraft discussionID={discussionID} onDiscarded={start} onCancel={props.onClose} />;
}

function Form({ row, maxDepth, nearbyUsers, onClose }: ReplyFormProps) {
  const { t } = useTranslator();
  const { comment, level } = row;
  const isInBranch = row.hasReplies || (level > 0 && !row.isLast);
  const { commentID, depth, discussionID, categoryID } = comment;
  const name = comment.insertUser?.name ?? t('Unknown');
  const isTooDeep = depth >= maxDepth;
  const parentCommentID = isTooDeep ? (comment.parentCommentID ?? undefined) : commentID;
  return (
    <section
      className={classNames(styles[`level${level}`], isInBranch && styles.branch)}
      aria-label={t('Reply to {name}', { name })}
    >
      <CommentForm
        discussionID={discussionID}
        categoryID={categoryID}
        parentCommentID={parentCommentID}
        place={placeOfReply(commentID)}
        start={(format) => (isTooDeep ? withQuote('', format, quoteOf(quotedPost(comment, name))) : '')}
        label={t('Reply to {name}', { name })}
        placeholder={t('Reply to {name}', { name })}
        submitLabel={t('Post reply')}
        nearbyUsers={nearbyUsers}
        hasFocus
        onPosted={onClose}
        actions={
          <Button kind="text" size={32} onClick={onClose}>
            {t('Cancel')}
          </Button>
        }
      />
    </section>
  );
}

function quotedPost({ commentID, url }: Comment, name: string): QuotedPost {
  const element = document.getElementById(`${commentAnchor(commentID)}_body`);
  return { name, url, recordType: 'comment', recordID: commentID, element };
}
