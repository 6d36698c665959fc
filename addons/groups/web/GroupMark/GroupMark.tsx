import { keyClass, keyNumberOf } from '@parley/addon-api/web';
import styles from './GroupMark.module.css';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

export interface MarkedGroup {
  groupID: number;
  name: string;
  iconUrl: string | null;
  iconAlt: string;
}

/** What stands for a group beside its name: its picture, or its letters in a colour that it keeps. */
export function GroupMark({
  group: { groupID, name, iconUrl, iconAlt },
  isLarge = false,
}: {
  group: MarkedGroup;
  isLarge?: boolean;
}) {
  const side = isLarge ? 100 : 48;
  const size = isLarge ? `${styles.mark} ${styles.large}` : styles.mark;
  if (iconUrl !== null)
    return (
      <img
        className={`${size} ${styles.picture}`}
        src={iconUrl}
        alt={iconAlt}
        width={side}
        height={side}
        loading={isLarge ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  return (
    <span className={`${size} ${keyClass(keyNumberOf(groupID))}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
