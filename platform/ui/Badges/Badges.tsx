/** Small marks: states of a thread, roles of a person, counts and unread. */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { formatCount } from '../ShortNumber/format-number.ts';
import { Tag, type TagPreset } from '../Tag/Tag.tsx';
import styles from './Badges.module.css';

export type StateName =
  | 'announced'
  | 'closed'
  | 'resolved'
  | 'sunk'
  | 'moved'
  | 'deleted'
  | 'hidden'
  | 'pending'
  | 'rejected'
  | 'banned';

/** A state that a capability brings: its text is in the reader's language. */
export interface StateStyle {
  icon: IconName;
  text: string;
  preset: TagPreset;
}

const states: Record<StateName, StateStyle> = {
  announced: { icon: 'pin', text: 'Announced', preset: 'warning' },
  closed: { icon: 'lock', text: 'Closed', preset: 'standard' },
  resolved: { icon: 'check-check', text: 'Resolved', preset: 'success' },
  sunk: { icon: 'arrow-down', text: 'Sunk', preset: 'standard' },
  moved: { icon: 'move', text: 'Moved', preset: 'standard' },
  deleted: { icon: 'trash-2', text: 'Deleted', preset: 'error' },
  hidden: { icon: 'eye-off', text: 'Hidden', preset: 'standard' },
  pending: { icon: 'clock', text: 'Pending', preset: 'warning' },
  rejected: { icon: 'circle-x', text: 'Rejected', preset: 'error' },
  banned: { icon: 'shield-alert', text: 'Banned', preset: 'error' },
};

function useStateStyle(state: StateName | StateStyle): StateStyle {
  const { translate } = useUiLanguage();
  if (typeof state !== 'string') return state;
  return { ...states[state], text: translate(states[state].text) };
}

/** The labelled badge above a thread's title. Children replace the word: "Announced in this category". */
export function StateBadge({ state, children }: { state: StateName | StateStyle; children?: ReactNode }) {
  const look = useStateStyle(state);
  return (
    <Tag preset={look.preset} icon={look.icon}>
      {children ?? look.text}
    </Tag>
  );
}

/** The mark before a title in a list. Its hidden word must not decide the direction of the title. */
export function StateMark({ state }: { state: StateName | StateStyle }) {
  const look = useStateStyle(state);
  const { text } = look;
  const tone = state === 'announced' ? styles.warm : look.preset === 'success' && styles.good;
  return (
    <span className={classNames(styles.mark, tone)} title={text}>
      <Icon name={look.icon} />
      <span className="visuallyHidden" dir="ltr">
        {text}
      </span>
    </span>
  );
}

export type RoleTone = 'plain' | 'staff' | 'author';

interface RoleBadgeProps {
  tone?: RoleTone;
  /** Of those who gave it: `rank-green`, or what a style sheet of the site's own knows. */
  className?: string | undefined;
  children: ReactNode;
}

export function RoleBadge({ tone = 'plain', className, children }: RoleBadgeProps) {
  return <span className={classNames(styles.role, styles[tone], className)}>{children}</span>;
}

export type CountBadgeProps = {
  value: number;
  /** Grey instead of accent: a number, not a call. */
  isQuiet?: boolean;
};

/** Zero shows nothing. */
export function CountBadge({ value, isQuiet = false }: CountBadgeProps) {
  const { locale } = useUiLanguage();
  if (value <= 0) return null;
  return (
    <span className={classNames(styles.count, isQuiet && styles.quiet)}>{formatCount(value, locale)}</span>
  );
}

/** `count` new replies; without a count the whole thread is new. */
export function UnreadMark({ count, isBare = false }: { count?: number; isBare?: boolean }) {
  const { translate, locale } = useUiLanguage();
  if (count === 0) return null;
  const number = count === undefined ? '' : formatCount(count, locale);
  const text = count === undefined ? translate('New') : translate('{count} new', { count: number });
  return (
    <span className={styles.unread}>{isBare && number ? <Bare number={number} text={text} /> : text}</span>
  );
}

function Bare({ number, text }: { number: string; text: string }) {
  return (
    <>
      <span aria-hidden>{number}</span>
      <span className="visuallyHidden">{text}</span>
    </>
  );
}
