import { keyClass, keyNumberOf } from '@parley/addon-api/web';
import styles from './GroupMark.module.css';

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();

/** In pixels. */
const SIDES = { small: 36, medium: 48, large: 100 } as const;

export interface MarkedGroup {
  groupID: number;
  name: string;
  iconUrl: string | null;
  iconAlt: string;
}

/** What stands for a group beside its name: its picture, or its letters in a colour that it keeps. */
export function GroupMark({
  group: { groupID, name, iconUrl, iconAlt },
  size = 'medium',
}: {
  group: MarkedGroup;
  size?: keyof typeof SIDES;
}) {
  const side = SIDES[size];
  const sized = size === 'medium' ? styles.mark : `${styles.mark} ${styles[size]}`;
  if (iconUrl !== null)
    return (
      <img
        className={`${sized} ${styles.picture}`}
        src={iconUrl}
        alt={iconAlt}
        width={side}
        height={side}
        loading={size === 'large' ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  return (
    <span className={`${sized} ${keyClass(keyNumberOf(groupID))}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
