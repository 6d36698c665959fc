import { Icon } from '@parley/addon-api/web';
import styles from './BadgeMark.module.css';

interface BadgeMarkProps {
  photoUrl: string | null;
  isLarge?: boolean;
  /** The viewer does not have it yet. */
  isMissing?: boolean;
}

/** The picture of a badge; its name stands beside it. */
export function BadgeMark({ photoUrl, isLarge = false, isMissing = false }: BadgeMarkProps) {
  const names = [styles.mark, isLarge && styles.isLarge, isMissing && styles.isMissing]
    .filter(Boolean)
    .join(' ');
  return (
    <span className={names} aria-hidden="true">
      {photoUrl === null ? <Icon name="award" /> : <img src={photoUrl} alt="" loading="lazy" />}
    </span>
  );
}
