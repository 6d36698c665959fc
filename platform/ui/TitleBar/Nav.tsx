import type { ReactNode } from 'react';
import { CountBadge } from '../Badges/Badges.tsx';
import { Tag } from '../Tag/Tag.tsx';
import styles from './Nav.module.css';

export function Nav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {children}
    </nav>
  );
}

export type NavItemProps = { href: string; isCurrent?: boolean; badge?: string; children: ReactNode };

export function NavItem({ href, isCurrent = false, badge, children }: NavItemProps) {
  return (
    <a className={styles.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      <NavBadge text={badge} />
    </a>
  );
}

/** A number is a count, which ends at 99+; any other word is a tag. */
export function NavBadge({ text }: { text?: string | undefined }) {
  if (!text) return null;
  if (/^\d+$/.test(text)) return <CountBadge value={Number(text)} isQuiet />;
  return <Tag preset="primary">{text}</Tag>;
}

export function navItemClass(): string {
  return styles.item ?? '';
}
