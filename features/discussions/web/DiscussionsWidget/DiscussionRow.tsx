import { memo } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { StateMark, UnreadMark } from '../../../../platform/ui/Badges/Badges.tsx';
import { CategoryKey } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { Row } from '../../../../platform/ui/Row/Row.tsx';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { BookmarkButton } from '../../../bookmarks/web/BookmarkButton/BookmarkButton.tsx';
import { categoryKeyNumber } from '../../../categories/category.key.ts';
import { tagPath } from '../../../tags/tag.address.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { firstUnreadPath } from '../../reading.address.ts';
import { type Reading, useReading } from '../discussion-reading.ts';
import type { BulkTools } from './bulk-selecting.ts';
import { isStateWanted, useDiscussionStates } from './discussion-states.ts';
import type { ShownMetas } from './discussions-widget-props.ts';

const MAX_TAGS = 3;

/** Whoever was here before goes on with what is new. */
function Unread({ countUnread, discussionID }: Reading & { discussionID: number }) {
  if (countUnread === undefined) return <UnreadMark />;
  return (
    <a href={firstUnreadPath(discussionID)} data-reload="">
      <UnreadMark count={countUnread} />
    </a>
  );
}

export interface DiscussionRowProps {
  discussion: Discussion;
  headingLevel: 2 | 3;
  hasExcerpt: boolean;
  metas: ShownMetas;
  /** Guests have no bookmarks. */
  isMember: boolean;
  /** While discussions are being selected. */
  Select?: BulkTools['RowSelect'] | undefined;
}

export const DiscussionRow = memo(function DiscussionRow({
  discussion,
  headingLevel,
  hasExcerpt,
  metas,
  isMember,
  Select,
}: DiscussionRowProps) {
  const { t } = useTranslator();
  const { discussionID, name, category, insertUser, lastUser, countComments, lastPost } = discussion;
  const reading = useReading(discussionID, countComments);
  const states = useDiscussionStates(discussion).filter((state) => isStateWanted(state, metas));
  const speaker = lastPost?.insertUser ?? lastUser;
  const tags = (discussion.tags ?? []).filter((tag) => !tag.type || tag.type === 'User').slice(0, MAX_TAGS);
  return (
    <Row
      href={discussion.url}
      title={name}
      headingLevel={headingLevel}
      marks={states.map(({ name, state }) => <StateMark key={name} state={state} />)}
      excerpt={hasExcerpt && discussion.excerpt}
      select={Select && <Select discussion={discussion} />}
      avatar={<Avatar photoUrl={insertUser?.photoUrl} of={insertUser?.name} />}
      category={
        metas.category !== false &&
        category && (
          <CategoryKey keyNumber={categoryKeyNumber(category)} href={category.url}>
            {category.name}
          </CategoryKey>
        )
      }
      author={metas.startedByUser !== false && insertUser && <bdi>{insertUser.name}</bdi>}
      tags={
        metas.userTags !== false &&
        tags.length > 0 &&
        tags.map((tag) => (
          <Tag key={tag.tagID} preset="greyscale" href={tagPath(tag.urlcode)}>
            {tag.name}
          </Tag>
        ))
      }
      unread={
        metas.unreadCount !== false && reading.isUnread && <Unread {...reading} discussionID={discussionID} />
      }
      replies={metas.commentCount === false ? undefined : countComments}
      views={metas.viewCount === false ? undefined : discussion.countViews}
      score={metas.score === false ? undefined : discussion.score}
      time={metas.lastCommentDate === false ? undefined : discussion.dateLastComment}
      lastSpeaker={
        metas.lastUser !== false &&
        speaker && (
          <Avatar
            photoUrl={speaker.photoUrl}
            of={speaker.name}
            name={t('Most recent by {name}', { name: speaker.name })}
            size={24}
          />
        )
      }
      bookmark={isMember && <BookmarkButton discussionID={discussionID} name={name} />}
      isUnread={reading.isUnread}
      isRead={reading.isRead}
    />
  );
});
