import type { ReactNode } from 'react';
import { StateMark } from '../../../../platform/ui/Badges/Badges.tsx';
import { CategoryKey } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { Meta } from '../../../../platform/ui/Metas/Metas.tsx';
import { formatNumber } from '../../../../platform/ui/ShortNumber/format-number.ts';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { categoryKeyNumber } from '../../../categories/category.key.ts';
import { tagPath } from '../../../tags/tag.address.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { isStateWanted, useDiscussionStates } from '../DiscussionsWidget/discussion-states.ts';
import type { ShownMetas } from '../DiscussionsWidget/discussions-widget-props.ts';
import { useReading } from '../discussion-reading.ts';

const MAX_TAGS = 3;
const LEFT_OUT = { userTags: false, viewCount: false, score: false, startedByUser: false, lastUser: false };

export interface DiscussionMetasProps {
  discussion: Discussion;
  /** Numbers stand behind icons, not behind words. */
  asIcons?: boolean;
  display?: ShownMetas;
  /** Without people and tags, and of the numbers the comments alone. */
  isShort?: boolean;
}

/** What is known of a discussion, in the order people are used to; what is not there or not wanted is left out. */
export function DiscussionMetas({
  discussion,
  asIcons = false,
  display: wanted = {},
  isShort = false,
}: DiscussionMetasProps) {
  const { t } = useTranslator();
  const display = isShort ? { ...wanted, ...LEFT_OUT } : wanted;
  const { category, insertUser, lastUser, tags = [] } = discussion;
  const states = useDiscussionStates(discussion).filter((state) => isStateWanted(state, display));
  const named = tags.filter((tag) => !tag.type || tag.type === 'User').slice(0, MAX_TAGS);
  return (
    <>
      {states.map(({ name, state }) => (
        <StateMark key={name} state={state} />
      ))}
      {display.userTags !== false &&
        named.map((tag) => (
          <Tag key={tag.tagID} preset="greyscale" href={tagPath(tag.urlcode)}>
            {tag.name}
          </Tag>
        ))}
      <Numbers discussion={discussion} asIcons={asIcons} display={display} />
      {display.startedByUser !== false && insertUser && (
        <Meta>{t('Started by {name}', { name: insertUser.name })}</Meta>
      )}
      {display.lastUser !== false && lastUser && (
        <Meta>{t('Most recent by {name}', { name: lastUser.name })}</Meta>
      )}
      {display.lastCommentDate !== false && (
        <Meta>
          {asIcons && <Icon name="clock" />}
          <TimeAgo date={discussion.dateLastComment} />
        </Meta>
      )}
      {display.category !== false && category && (
        <CategoryKey keyNumber={categoryKeyNumber(category)} href={category.url}>
          {category.name}
        </CategoryKey>
      )}
      {display.unreadCount !== false && <Unread discussion={discussion} />}
    </>
  );
}

/** Zero is not shown. */
function Numbers({ discussion, asIcons, display }: Required<Omit<DiscussionMetasProps, 'isShort'>>) {
  const { plural } = useTranslator();
  const { locale } = useUiLanguage();
  const { countViews, countComments, score } = discussion;
  const numbers: [boolean, number, IconName, ReactNode][] = [
    [
      display.viewCount !== false,
      countViews,
      'eye',
      plural(
        countViews,
        { one: '{short} view', other: '{short} views' },
        { short: formatNumber(countViews, locale) },
      ),
    ],
    [
      display.commentCount !== false,
      countComments,
      'message-square',
      plural(
        countComments,
        { one: '{short} comment', other: '{short} comments' },
        { short: formatNumber(countComments, locale) },
      ),
    ],
    [
      display.score !== false,
      score ?? 0,
      'arrow-big-up',
      plural(
        score ?? 0,
        { one: '{short} point', other: '{short} points' },
        { short: formatNumber(score ?? 0, locale) },
      ),
    ],
  ];
  return numbers.map(
    ([isShown, count, icon, words]) =>
      isShown &&
      count !== 0 && (
        <Meta key={icon}>
          {asIcons ? (
            <>
              <Icon name={icon} />
              <span aria-hidden>{formatNumber(count, locale)}</span>
              <span className="visuallyHidden">{words}</span>
            </>
          ) : (
            words
          )}
        </Meta>
      ),
  );
}

function Unread({ discussion }: { discussion: Discussion }) {
  const { t, plural } = useTranslator();
  const { isUnread, countUnread } = useReading(discussion.discussionID, discussion.countComments);
  if (!isUnread) return null;
  return (
    <Meta>
      {countUnread === undefined
        ? t('New')
        : plural(countUnread, { one: '{count} new', other: '{count} new' })}
    </Meta>
  );
}
