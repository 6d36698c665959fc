import type { ReactNode } from 'react';
import { RoleBadge, StateBadge, UnreadMark } from '../../../../platform/ui/Badges/Badges.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { EditMetas } from '../../../discussions/web/EditMetas/EditMetas.tsx';
import { MemberLabels } from '../../../users/web/MemberLabels/MemberLabels.tsx';
import { commentPath } from '../../comment.address.ts';
import type { Comment } from '../../comments.contract.ts';
import type { CommentRow } from '../thread-rows.ts';
import type { ThreadContext } from './thread-context.ts';

interface BadgesProps {
  comment: Comment;
  context: ThreadContext;
  isNew: boolean;
  children?: ReactNode;
}

export function CommentBadges({ comment, context, isNew, children }: BadgesProps) {
  const { t } = useTranslator();
  const { insertUserID, insertUser, isHeld } = comment;
  const isOP = context.showOPTag && insertUserID > 0 && insertUserID === context.discussion.insertUserID;
  return (
    <>
      {isOP && <RoleBadge tone="author">{t('Author')}</RoleBadge>}
      <MemberLabels labels={insertUser?.labels} />
      {isHeld && <StateBadge state="pending" />}
      {children}
      {isNew && <UnreadMark />}
    </>
  );
}

export function CommentMetas({ row, secondsLeft }: { row: CommentRow; secondsLeft: number | null }) {
  const { t } = useTranslator();
  const { comment, repliesTo } = row;
  const { dateInserted, dateUpdated } = comment;
  return (
    <>
      <Meta>
        <TimeAgo date={dateInserted} form="extended" />
      </Meta>
      {repliesTo && (
        <Meta>
          <a href={commentPath(repliesTo.commentID)}>
            {t('to #{number}', { number: repliesTo.number })} <bdi>{repliesTo.insertUser?.name}</bdi>
          </a>
        </Meta>
      )}
      <EditMetas
        post={comment.isTombstone ? { dateInserted } : { dateInserted, dateUpdated }}
        secondsLeft={secondsLeft}
      />
    </>
  );
}
