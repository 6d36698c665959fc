import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Panel.module.css';

export type PanelProps = {
  as?: 'div' | 'section' | 'article' | 'header' | 'aside';
  id?: string;
  /** Inner room; lists and threads bring their own. */
  isPadded?: boolean;
  /** Continues the panel above it in the same column, as a thread continues its first post. */
  joinsPrevious?: boolean;
  labelledBy?: string;
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A flat bordered surface. */
export function Panel({
  as: Element = 'div',
  isPadded,
  joinsPrevious,
  labelledBy,
  label,
  className,
  children,
  id,
}: PanelProps) {
  const classes = classNames(
    styles.panel,
    isPadded && styles.padded,
    joinsPrevious && styles.joined,
    className,
  );
  return (
    <Element id={id} className={classes} aria-labelledby={labelledBy} aria-label={label}>
      {children}
    </Element>
  );
}
