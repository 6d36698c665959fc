import { classNames } from '../class-names.ts';
import type { IconName } from '../icons/icon-names.ts';
import spriteUrl from '../icons/sprite.svg?url&no-inline';
import styles from './Icon.module.css';

/** What points somewhere along the line of reading. */
const POINTING =
  /^(?:(?:arrow|chevron)-(?:left|right)|arrow-up-right|corner-up|external|list(?:$|-[ct])|log-|panel-|redo|reply|send|text-quote|undo)/;

export type IconProps = {
  name: IconName;
  /** 14, 20, 24 and 32 px. Left out: 16 px, or what the surrounding component sets. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Mirrors in right-to-left pages. Left out: arrows, replies, chevrons and their like do. */
  isDirectional?: boolean;
  /** Only for an icon that stands alone and is no control: gives it a name. */
  label?: string;
  className?: string;
};

export function Icon({ name, size, isDirectional = POINTING.test(name), label, className }: IconProps) {
  const classes = classNames(
    styles.icon,
    size && styles[size],
    isDirectional && styles.directional,
    className,
  );
  const use = <use href={`${spriteUrl}#${name}`} />;
  if (label === undefined) {
    return (
      <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
        {use}
      </svg>
    );
  }
  return (
    <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
      {use}
    </svg>
  );
}
