import type { ReactNode } from 'react';
import styles from './ThreadBar.module.css';

/** The ruler of narrow screens: a bar at the lower edge with where I am, the ways to move, and Reply at its end. */
export function ThreadBar({
  label,
  position,
  isHidden = false,
  children,
  end,
}: {
  label: string;
  position: ReactNode;
  /** Keeps its room. */
  isHidden?: boolean;
  children?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <nav className={styles.bar} aria-label={label} data-hidden={isHidden || undefined}>
      <span className={styles.position}>{position}</span>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </nav>
  );
}
