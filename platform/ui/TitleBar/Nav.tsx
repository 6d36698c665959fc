import type { ReactNode } from 'react';
import { CountBadge } from '../Badges/Badges.tsx';
import styles from './Nav.module.css';

export function Nav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {children}
    </nav>
  );
}

export type NavItemProps = { href: string; isCurrent?: boolean; count?: number; children: ReactNode };

export function NavItem({ href, isCurrent = false, count = 0, children }: NavItemProps) {
  return (
    <a className={styles.item} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      <CountBadge value={count} isQuiet />
    </a>
  );
}
