import { type ReactNode, useEffect, useState } from 'react';
import { useRootMark } from '../root-mark.ts';
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
  const isWriting = useIsWriting();
  useRootMark('lower-bar', !isHidden && !isWriting);
  return (
    <nav
      className={styles.bar}
      aria-label={label}
      data-hidden={isHidden || undefined}
      data-gives-way={isWriting || undefined}
    >
      <span className={styles.position}>{position}</span>
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </nav>
  );
}

function useIsWriting(): boolean {
  const [isWriting, setIsWriting] = useState(false);
  useEffect(() => {
    const look = () => setIsWriting(document.activeElement instanceof HTMLTextAreaElement);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return isWriting;
}
