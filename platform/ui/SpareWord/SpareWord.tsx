import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SpareWord.module.css';

export type SpareWordProps = {
  word: string;
  /** Behind what is always shown, as words beside icons are. */
  isBehind?: boolean;
  /** What is always seen. */
  children: ReactNode;
};

/** A word beside something that says enough without it: where there is no room for both it is only heard. */
export function SpareWord({ word, isBehind, children }: SpareWordProps) {
  return (
    <span className={classNames(styles.line, isBehind && styles.isBehind)}>
      <span className={styles.word}>{word}</span>
      <span className={styles.main}>{children}</span>
    </span>
  );
}
