import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './IconButton.module.css';

type Look = {
  /** The accessible name; also the title unless a tooltip tells more. */
  label: string;
  icon: IconName;
  size?: 24 | 28 | 36;
  isIconDirectional?: boolean;
  /** A CountBadge, drawn over the upper corner. */
  badge?: ReactNode;
  className?: string;
};

type OwnButton = Look & { ref?: Ref<HTMLButtonElement> };
export type IconButtonProps = OwnButton & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children'>;

export function IconButton({
  label,
  icon,
  size,
  isIconDirectional,
  badge,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonClass({ size, className })}>
      <IconButtonFace icon={icon} size={size} isIconDirectional={isIconDirectional} badge={badge} />
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
  badge,
  className,
  href,
  ...rest
}: IconLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} className={iconButtonClass({ size, className })}>
      <IconButtonFace icon={icon} size={size} isIconDirectional={isIconDirectional} badge={badge} />
    </a>
  );
}

function IconButtonFace({ icon, size = 36, isIconDirectional, badge }: Omit<Look, 'label'>) {
  return (
    <>
      <Icon name={icon} size={size === 36 ? 'md' : undefined} isDirectional={isIconDirectional} />
      {badge && <span className={styles.badge}>{badge}</span>}
    </>
  );
}

/** For a summary that opens a menu. */
export function iconButtonClass({ size = 36, className }: Pick<Look, 'size' | 'className'>): string {
  return classNames(styles.iconButton, styles[`size${size}`], className);
}
