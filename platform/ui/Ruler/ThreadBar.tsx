import type { ReactNode } from 'react';
import styles from './ThreadBar.module.css';

/** The ruler of narrow screens: a bar at the lower edge with where I am, the ways to move, and Reply at its end. */
export function ThreadBar({
  label,
  position,
  children,
  end,
}: {
  label: string;
  position: ReactNode;
  children?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <span className={styles.position}>{position}</span>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </nav>
  );
}
