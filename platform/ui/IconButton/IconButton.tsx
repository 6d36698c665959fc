import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { formatCount } from '../ShortNumber/format-number.ts';
import styles from './IconButton.module.css';

type Look = {
  /** The accessible name; also the title unless a tooltip tells more. */
  label: string;
  icon: IconName;
  size?: 24 | 28 | 36;
  isIconDirectional?: boolean;
  /** Drawn over the upper corner, for the eye alone: the label has the number. */
  count?: number;
  className?: string;
};

type OwnButton = Look & { ref?: Ref<HTMLButtonElement> };
export type IconButtonProps = OwnButton & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'>;

export function IconButton({
  label,
  icon,
  size,
  isIconDirectional,
  count,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass({ size, className })}>
      <IconButtonFace icon={icon} size={size} isIconDirectional={isIconDirectional} count={count} />
    </button>
  );
}

type OwnLink = Look & { href: string; ref?: Ref<HTMLAnchorElement> };
export type IconLinkProps = OwnLink & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'children'>;

export function IconLink({
  label,
  icon,
  size,
  isIconDirectional,
  count,
  className,
  href,
  ...rest
}: IconLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} className={iconButtonClass({ size, className })}>
      <IconButtonFace icon={icon} size={size} isIconDirectional={isIconDirectional} count={count} />
    </a>
  );
}

function IconButtonFace({ icon, size = 36, isIconDirectional, count }: Omit<Look, 'label'>) {
  const { locale } = useUiLanguage();
  return (
    <>
      <Icon name={icon} size={size === 36 ? 'md' : undefined} isDirectional={isIconDirectional} />
      {count !== undefined && count > 0 && (
        <span className={styles.count} data-count={formatCount(count, locale)} />
      )}
    </>
  );
}

/** For a summary that opens a menu. */
export function iconButtonClass({ size = 36, className }: Pick<Look, 'size' | 'className'>): string {
  return classNames(styles.iconButton, styles[`size${size}`], className);
}
