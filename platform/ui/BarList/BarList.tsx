import type { ReactNode } from 'react';
import styles from './BarList.module.css';

export type Bar = {
  id: string | number;
  name: ReactNode;
  value: number;
  /** A mark across the bar: where it was before. */
  before?: number;
  /** Its number in words, and what more there is to say. */
  text: ReactNode;
  more?: ReactNode;
};

/** Numbers side by side: each has its name, a bar as long as its share of the longest, and says itself. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.flatMap(({ value, before = 0 }) => [value, before]));
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, name, value, before, text, more }) => (
        <li key={id}>
          <span className={styles.name}>{name}</span>
          <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.share} width={(value * 100) / most} height="12" />
            {before !== undefined && (
              <line
                className={styles.mark}
                x1={(before * 100) / most}
                x2={(before * 100) / most}
                y1="-3"
                y2="15"
              />
            )}
          </svg>
          <span className={styles.text}>{text}</span>
          <span className={styles.more}>{more}</span>
        </li>
      ))}
    </ul>
  );
}
