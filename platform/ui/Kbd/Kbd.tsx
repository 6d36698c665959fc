import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './Kbd.module.css';
import { keyName, useIsApple } from './key-names.ts';

const symbols: Record<string, IconName> = {
  Enter: 'corner-down-left',
  Up: 'arrow-up',
  Down: 'arrow-down',
};

/** Quiet key hints: gone on touch and narrow screens, and never the only way. */
export function Kbd({ keys }: { keys: string[] }) {
  const isApple = useIsApple();
  return (
    <span className={styles.keys} aria-hidden>
      {keys.map((key) => {
        const symbol = symbols[key];
        return (
          <kbd key={key} className={styles.kbd}>
            {symbol ? <Icon name={symbol} /> : keyName(key, isApple)}
          </kbd>
        );
      })}
    </span>
  );
}

/** "J K next, previous" under lists and in footers. */
export function KeyHints({
  hints,
  isStacked = false,
}: {
  hints: { keys: string[]; text: string }[];
  isStacked?: boolean;
}) {
  return (
    <div className={isStacked ? `${styles.hints} ${styles.stacked}` : styles.hints}>
      {hints.map(({ keys, text }) => (
        <span key={text}>
          <Kbd keys={keys} />
          {text}
        </span>
      ))}
    </div>
  );
}
