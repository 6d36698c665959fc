import type { ReactNode } from 'react';
import styles from './Embeds.module.css';

/** Pressing must not take the selection from the text. */
export function Choice({ isOn, onUse, children }: { isOn: boolean; onUse: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onUse}
    >
      {children}
    </button>
  );
}
