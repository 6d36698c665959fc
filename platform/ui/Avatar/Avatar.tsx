import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Avatar.module.css';

export type AvatarSize = 24 | 28 | 40 | 100 | 145;

export type AvatarProps = {
  photoUrl?: string | null;
  /** Left out where the name stands beside the picture, as nearly everywhere: the picture is then decoration. */
  name?: string;
  size?: AvatarSize;
  isOnline?: boolean;
  /** A group: square corners and up to two letters instead of a photo. */
  initials?: string;
  className?: string;
};

export function Avatar({ photoUrl, name, size = 40, isOnline = false, initials, className }: AvatarProps) {
  const classes = classNames(
    styles.avatar,
    styles[`size${size}`],
    isOnline && styles.online,
    initials && styles.group,
    className,
  );
  return (
    <span className={classes}>
      {initials ??
        (photoUrl ? (
          <Photo key={photoUrl} url={photoUrl} name={name} size={size} />
        ) : (
          <Generic name={name} />
        ))}
    </span>
  );
}

function Generic({ name }: { name?: string }) {
  return <Icon name="user" className={styles.generic} label={name || undefined} />;
}

function Photo({ url, name, size }: { url: string; name?: string; size: AvatarSize }) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A photo of a server-rendered page may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (hasFailed) return <Generic name={name} />;
  return (
    <img
      ref={image}
      src={url}
      alt={name ?? ''}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
    />
  );
}
