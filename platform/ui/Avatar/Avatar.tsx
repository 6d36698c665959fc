import { useEffect, useRef, useState } from 'react';
import { keyClass, keyNumberOf } from '../CategoryKey/CategoryKey.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Avatar.module.css';

export type AvatarSize = 24 | 28 | 40 | 100 | 145;

export type AvatarProps = {
  photoUrl?: string | null;
  /** Left out where the name stands beside the picture, as nearly everywhere: the picture is then decoration. */
  name?: string;
  /** Whose picture it is: without a photo the first letter stands for it, on a colour that stays the person's. */
  of?: string;
  size?: AvatarSize;
  isOnline?: boolean;
  /** A group: square corners and up to two letters instead of a photo. */
  initials?: string;
  className?: string;
};

export function Avatar({
  photoUrl,
  name,
  of = name,
  size = 40,
  isOnline = false,
  initials,
  className,
}: AvatarProps) {
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
          <Photo key={photoUrl} url={photoUrl} name={name} of={of} size={size} />
        ) : (
          <Generic name={name} of={of} />
        ))}
    </span>
  );
}

interface Named {
  name: string | undefined;
  of: string | undefined;
}

function Generic({ name, of }: Named) {
  const [letter] = of?.trim() ?? '';
  if (of && letter)
    return (
      <span
        className={classNames(styles.letter, keyClass(keyNumberOf(sumOf(of))))}
        // Drawn by the stylesheet: it is a picture, and whoever copies or reads the text finds the name alone.
        data-letter={letter.toUpperCase()}
        {...(name && { role: 'img', 'aria-label': name })}
      />
    );
  return <Icon name="user" className={styles.generic} label={name || undefined} />;
}

/** Near names have far colours. */
function sumOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

function Photo({ url, name, of, size }: Named & { url: string; size: AvatarSize }) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A photo of a server-rendered page may have failed before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (hasFailed) return <Generic name={name} of={of} />;
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
