import type { ReactNode } from 'react';
import { UnreadMark } from '../Badges/Badges.tsx';
import { type KeyNumber, keyClass } from '../CategoryKey/CategoryKey.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import styles from './SideNav.module.css';

export function SideNav({ label, head, children }: { label: string; head?: ReactNode; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      {head}
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

export type SideNavItemProps = {
  href: string;
  icon?: IconName;
  /** A category: its swatch stands where an icon would. */
  keyNumber?: KeyNumber;
  lead?: ReactNode;
  isCurrent?: boolean;
  isSub?: boolean;
  count?: number;
  /** A larger count is told as this much, and a plus. */
  countLimit?: number;
  unreadCount?: number;
  children: ReactNode;
};

export function SideNavItem({
  href,
  icon,
  keyNumber,
  lead,
  isCurrent,
  isSub,
  count,
  countLimit = Number.POSITIVE_INFINITY,
  unreadCount,
  children,
}: SideNavItemProps) {
  const classes = classNames(styles.item, isSub && styles.sub, keyNumber && keyClass(keyNumber));
  return (
    <li>
      <a className={classes} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {icon && <Icon name={icon} />}
        {keyNumber && <span className={styles.swatch} />}
        {lead}
        <span className={styles.label}>{children}</span>
        <span className={styles.end}>
          {unreadCount ? (
            <UnreadMark count={unreadCount} isBare />
          ) : (
            count !== undefined && (
              <>
                <ShortNumber value={Math.min(count, countLimit)} />
                {count > countLimit && '+'}
              </>
            )
          )}
        </span>
      </a>
    </li>
  );
}

/** The same links as a strip, where a side panel has no room. */
export function ChipStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {children}
    </nav>
  );
}
