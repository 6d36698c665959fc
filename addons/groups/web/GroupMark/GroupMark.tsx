import styles from './GroupMark.module.css';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

/** What stands for a group beside its name. */
export function GroupMark({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={isLarge ? `${styles.mark} ${styles.large}` : styles.mark} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
