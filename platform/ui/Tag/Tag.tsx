import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import styles from './Tag.module.css';

export type TagPreset = 'standard' | 'greyscale' | 'colored' | 'primary' | 'success' | 'warning' | 'error';

export type TagProps = {
  preset?: TagPreset;
  icon?: IconName;
  href?: string;
  /** Marks the chosen one of several links. */
  isCurrent?: boolean;
  /** Adds the small cross; needs `removeLabel` unless the tag's text is a string. */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
  children: ReactNode;
};

export function Tag({
  preset = 'standard',
  icon,
  href,
  isCurrent,
  onRemove,
  removeLabel,
  className,
  children,
}: TagProps) {
  const classes = classNames(styles.tag, styles[preset], onRemove && styles.removable, className);
  const face = (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <a className={classes} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {face}
      </a>
    );
  }
  return (
    <span className={classes}>
      {face}
      {onRemove && (
        <RemoveButton
          label={removeLabel ?? (typeof children === 'string' ? children : '')}
          onRemove={onRemove}
        />
      )}
    </span>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { translate } = useUiLanguage();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={translate('Remove {name}', { name: label })}
      onClick={onRemove}
    >
      <Icon name="x" />
    </button>
  );
}
