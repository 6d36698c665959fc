import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Readouts.module.css';

export type ReadoutsProps = {
  items: { label: string; value: ReactNode; isLive?: boolean }[];
  columns?: 1 | 2 | 3 | 4 | 5;
  /** Without side edges, for the width of a panel. */
  isPlain?: boolean;
  className?: string;
};

/** Numbers that are the content: cells split by hairlines. */
export function Readouts({ items, columns, isPlain = false, className }: ReadoutsProps) {
  const count = columns ?? Math.min(Math.max(items.length, 1), 5);
  return (
    <dl
      className={classNames(styles.readouts, styles[`columns${count}`], isPlain && styles.plain, className)}
    >
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>
            {item.isLive && <span className={styles.live} />}
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
