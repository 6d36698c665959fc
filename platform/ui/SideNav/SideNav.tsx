import type { ReactNode } from 'react';
import { UnreadMark } from '../Badges/Badges.tsx';
import { type KeyNumber, keyClass } from '../CategoryKey/CategoryKey.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import styles from './SideNav.module.css';

export type SideNavProps = {
  label: string;
  head?: ReactNode;
  /** Chips in one line, where there is no room at the side. */
  isStrip?: boolean | undefined;
  children: ReactNode;
};

export function SideNav({ label, head, isStrip = false, children }: SideNavProps) {
  return (
    <nav aria-label={label}>
      {head}
      <ul className={isStrip ? styles.strip : styles.list}>{children}</ul>
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
  /** A larger count is shown as this much, and a plus. */
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
