import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Meta, Metas } from '../Metas/Metas.tsx';
import styles from './Row.module.css';

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
  replies?: ReactNode;
  views?: ReactNode;
  score?: ReactNode;
  time?: ReactNode;
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
    <li id={id} className={styles.row} {...flags}>
      {select && <div className={styles.select}>{select}</div>}
      <div className={styles.avatar}>{avatar}</div>
      <RowMain {...row} />
      <RowNumbers {...row} />
      <div className={styles.last}>
        <span className={styles.time}>{row.time}</span>
        <span className={styles.lastWho}>
          {row.bookmark && <span className={styles.bookmark}>{row.bookmark}</span>}
          <span className={styles.lastSpeaker}>{row.lastSpeaker}</span>
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
        {row.tags && <span className={styles.metaTags}>{row.tags}</span>}
        <span className={styles.stats}>
          {row.replies !== undefined && (
            <Meta>
              <Icon name="message-square" />
              {row.replies}
            </Meta>
          )}
          {row.time}
        </span>
      </Metas>
    </div>
  );
}

function RowNumbers({ replies, views, score, unread }: MainProps) {
  return (
    <>
      <span className={classNames(styles.number, styles.replies)}>
        {replies}
        {unread && <span className={styles.numberUnread}>{unread}</span>}
      </span>
      <span className={classNames(styles.number, styles.views)}>{views}</span>
      <span className={classNames(styles.number, styles.score)}>{score}</span>
    </>
  );
}
