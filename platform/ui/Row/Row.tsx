import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { Meta, Metas } from '../Metas/Metas.tsx';
import { formatNumber, hiddenDigits } from '../ShortNumber/format-number.ts';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import { TimeAgo } from '../TimeAgo/TimeAgo.tsx';
import styles from './Row.module.css';
import numbers from './RowNumbers.module.css';
import tagStyles from './RowTags.module.css';

export type RowProps = {
  id?: string;
  /** The title's link covers the whole row; every other control sits above it. */
  href: string;
  title: ReactNode;
  titleLang?: string;
  headingLevel?: 2 | 3;
  /** StateMarks before the title. */
  marks?: ReactNode;
  excerpt?: ReactNode;
  avatar: ReactNode;
  /** The checkbox of selection mode; give it to every row of a list or to none. */
  select?: ReactNode;
  category?: ReactNode;
  author?: ReactNode;
  /** Tags that do not fit drop out whole. */
  tags?: ReactNode;
  metas?: ReactNode;
  /** An UnreadMark. */
  unread?: ReactNode;
  replies?: number | undefined;
  views?: number | undefined;
  score?: number | undefined;
  /** ISO 8601: of what happened last. */
  time?: string | undefined;
  lastSpeaker?: ReactNode;
  bookmark?: ReactNode;
  isUnread?: boolean;
  isRead?: boolean;
  isSelected?: boolean;
  /** The row the keyboard stands on. */
  isFocused?: boolean;
};

export function Row({
  id,
  avatar,
  select,
  isUnread = false,
  isRead,
  isSelected,
  isFocused,
  ...row
}: RowProps) {
  const flags = {
    'data-unread': isUnread || undefined,
    'data-read': isRead || undefined,
    'data-selected': isSelected || undefined,
    'data-focused': isFocused || undefined,
  };
  return (
    <li id={id} className={classNames(styles.row, 'lazyLayout')} {...flags}>
      {select && <div className={styles.select}>{select}</div>}
      <div className={styles.avatar}>{avatar}</div>
      <RowMain {...row} />
      <RowNumbers {...row} />
      <div className={numbers.last}>
        {row.time && <TimeAgo date={row.time} form="short" className={numbers.time} />}
        <span className={numbers.lastWho}>
          {row.bookmark && <span className={numbers.bookmark}>{row.bookmark}</span>}
          <span className={numbers.lastSpeaker}>{row.lastSpeaker}</span>
        </span>
      </div>
    </li>
  );
}

type MainProps = Omit<
  RowProps,
  'id' | 'avatar' | 'select' | 'isUnread' | 'isRead' | 'isSelected' | 'isFocused'
>;

function RowMain({ href, title, titleLang, headingLevel = 2, marks, excerpt, ...row }: MainProps) {
  const { translate } = useUiLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.main}>
      <Heading className={styles.title}>
        <span className={styles.titleText} dir="auto">
          {marks}
          <a className={styles.link} href={href} lang={titleLang}>
            {title}
          </a>
        </span>
      </Heading>
      {excerpt && (
        <p className={styles.excerpt} dir="auto" lang={titleLang}>
          {excerpt}
        </p>
      )}
      <Metas className={styles.metas}>
        {row.unread && <span className={styles.metaUnread}>{row.unread}</span>}
        {row.category}
        {row.author && <span className={styles.metaAuthor}>{row.author}</span>}
        {row.metas}
        {row.tags && <span className={tagStyles.tags}>{row.tags}</span>}
        <span className={styles.stats}>
          {row.replies !== undefined && (
            <Meta>
              <Icon name="message-square" label={translate('Replies')} />
              <ShortNumber value={row.replies} />
            </Meta>
          )}
          {row.time && <TimeAgo date={row.time} form="short" />}
        </span>
      </Metas>
    </div>
  );
}

// Lists have dozens of rows: a number is one element, and the name of its class is built once.
const REPLIES = classNames(numbers.number, numbers.replies);
const VIEWS = classNames(numbers.number, numbers.views);
const SCORE = classNames(numbers.number, numbers.score);

function RowNumbers({ replies, views, score, unread }: MainProps) {
  const { locale, translate } = useUiLanguage();
  const short = (value: number | undefined) => value !== undefined && formatNumber(value, locale);
  /** The words above the column are for the eye alone. */
  const named = (word: string, value: number | undefined) =>
    value !== undefined && {
      role: 'img',
      'aria-label': `${translate(word)}: ${short(value)}`,
      title: hiddenDigits(value, locale),
    };
  return (
    <>
      {unread ? (
        <span className={REPLIES}>
          <span {...named('Replies', replies)}>{short(replies)}</span>
          <span className={numbers.numberUnread}>{unread}</span>
        </span>
      ) : (
        <span className={REPLIES} {...named('Replies', replies)}>
          {short(replies)}
        </span>
      )}
      <span className={VIEWS} {...named('Views', views)}>
        {short(views)}
      </span>
      <span className={SCORE} {...named('Score', score)}>
        {short(score)}
      </span>
    </>
  );
}
