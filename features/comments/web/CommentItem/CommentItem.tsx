import { lazy, useEffect, useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Post } from '../../../../platform/ui/Post/Post.tsx';
import { Skeleton } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePartFrame } from '../../../../platform/web/nodes/part-frames.ts';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { useLocation } from '../../../../platform/web/router/screen.tsx';
import { Attachments } from '../../../attachments/web/Attachments/Attachments.tsx';
import { asksForDraft } from '../../../drafts/web/draft-address.ts';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import { ReactionBar } from '../../../reactions/web/ReactionBar/ReactionBar.tsx';
import { useSignature } from '../../../signatures/web/use-signature.tsx';
import { commentAnchor, commentPath } from '../../comment.address.ts';
import type { Comment } from '../../comments.contract.ts';
import { CommentOptions } from '../CommentOptions/CommentOptions.tsx';
import { Later } from '../Later/Later.tsx';
import { useCommentTools } from '../selecting-comments.ts';
import { useThreadDrafts } from '../thread-drafts.ts';
import type { CommentRow } from '../thread-rows.ts';
import { useCommentAbilities } from '../use-comment-abilities.ts';
import { CommentActions } from './CommentActions.tsx';
import { CommentBadges, CommentMetas } from './CommentMetas.tsx';
import type { ThreadContext } from './thread-context.ts';

const ReplyForm = lazy(() => import('../CommentForm/ReplyForm.tsx'));
const CommentEditor = lazy(() => import('../CommentEditor/CommentEditor.tsx'));

export interface CommentItemProps {
  row: CommentRow;
  context: ThreadContext;
  isNew: boolean;
  /** The one the address asked for. */
  isInFocus: boolean;
}

export function CommentItem({ row, context, isNew, isInFocus }: CommentItemProps) {
  const { t } = useTranslator();
  const { comment, level } = row;
  const { discussion, additions } = context;
  const { commentID, number, insertUser } = comment;
  const Frame = usePartFrame('CommentItemFragment', Post);
  const abilities = useCommentAbilities(comment, discussion);
  const [writing, setWriting] = useState<'reply' | 'edit'>();
  const { CommentSelect: Select } = useCommentTools();
  const begun = useBegun(comment);
  const goesOn = isInFocus && (begun === 'edit' ? abilities.canEdit : abilities.canReply) ? begun : undefined;
  useEffect(() => {
    if (goesOn) setWriting(goesOn);
  }, [goesOn]);
  const stop = () => setWriting(undefined);
  const anchor = commentAnchor(commentID);
  const isThere = comment.isTombstone !== true;
  const before = isThere && additions.actionsOf?.(comment);
  const isEditing = writing === 'edit';
  // Readers who can do nothing see no empty line where it would stand.
  const hasReactions =
    isThere && !isEditing && (abilities.canReact || comment.reactions?.some(({ count }) => count > 0));
  const hasActions = isThere && !isEditing && (level === 0 || abilities.canReply || Boolean(before));
  return (
    <>
      <Frame
        data={{ comment }}
        id={anchor}
        label={t('Comment {number}', { number })}
        level={level}
        isLastReply={row.isLast}
        hasReplies={row.hasReplies}
        isSelected={isInFocus}
        accepted={additions.bandOf?.(comment) ?? undefined}
        avatar={<Avatar photoUrl={insertUser?.photoUrl} of={insertUser?.name} size={level === 0 ? 40 : 28} />}
        name={<AuthorName comment={comment} />}
        badges={
          <CommentBadges comment={comment} context={context} isNew={isNew}>
            {additions.badgeOf?.(comment)}
          </CommentBadges>
        }
        metas={<CommentMetas row={row} secondsLeft={abilities.editSecondsLeft} />}
        number={{ text: `#${number}`, href: commentPath(commentID) }}
        menu={
          <CommentOptions
            comment={comment}
            abilities={abilities}
            discussion={discussion}
            onEdit={() => setWriting('edit')}
          />
        }
        select={Select && <Select comment={comment} categoryID={discussion.categoryID} />}
        {...useSignature(insertUser, anchor)}
        reactions={
          hasReactions && (
            <ReactionBar
              recordType="comment"
              recordID={commentID}
              reactions={comment.reactions ?? []}
              insertUserID={comment.insertUserID}
              categoryID={discussion.categoryID}
              isClosed={discussion.closed}
              permissions={discussion.permissions}
            />
          )
        }
        mayHaveMoreActions={additions.actionsOf !== undefined}
        actions={
          hasActions && (
            <CommentActions
              comment={comment}
              isNested={level > 0}
              canReply={abilities.canReply}
              before={before}
              onReply={() => setWriting('reply')}
            />
          )
        }
      >
        {/* Stays where it is while it is edited: its text may be in the document alone. */}
        <div hidden={isEditing}>
          <RenderedBody html={comment.body ?? ''} id={`${anchor}_body`} />
          <Attachments recordType="comment" recordID={commentID} />
        </div>
        {isEditing && (
          <Later fallback={<Skeleton />}>
            <CommentEditor
              commentID={commentID}
              discussionID={discussion.discussionID}
              categoryID={discussion.categoryID}
              nearbyUsers={context.nearbyUsers}
              onClose={stop}
            />
          </Later>
        )}
      </Frame>
      {writing === 'reply' && (
        <Later>
          <ReplyForm row={row} maxDepth={context.maxDepth} nearbyUsers={context.nearbyUsers} onClose={stop} />
        </Later>
      )}
    </>
  );
}

/**
 * The address asks for the draft of a reply or of an edit, and there is one. It is read last, by those who have drafts: a
 * comment that reads it is rendered anew for each address.
 */
function useBegun({ commentID, discussionID }: Comment): 'reply' | 'edit' | undefined {
  const location = useLocation();
  const drafts = useThreadDrafts(discussionID);
  const isEdit = drafts.some((draft) => draft.commentID === commentID);
  const isReply = drafts.some((draft) => draft.commentID === null && draft.parentCommentID === commentID);
  if (!isEdit && !isReply) return undefined;
  if (!asksForDraft(location.search)) return undefined;
  return isEdit ? 'edit' : 'reply';
}

function AuthorName({ comment: { insertUser } }: { comment: CommentRow['comment'] }) {
  const { t } = useTranslator();
  return insertUser ? <UserLink user={insertUser} /> : <bdi>{t('Unknown')}</bdi>;
}
