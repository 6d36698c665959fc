import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';
import kinds from './ButtonKinds.module.css';

export type ButtonKind =
  | 'standard'
  | 'primary'
  | 'outline'
  | 'transparent'
  | 'translucid'
  | 'text'
  | 'textPrimary'
  | 'danger'
  | 'dangerText'
  /** A square as high as the button, for an icon alone; in toolbars; as high as a line of text. */
  | 'icon'
  | 'iconMenubar'
  | 'iconCompact'
  /** Quiet, on the title bar's own colour. */
  | 'titleBarLink'
  /** One of several of which one is chosen: `aria-pressed` or `aria-checked` marks it. */
  | 'radioAsButton'
  /** Looks like an input; what it opens is a choice. */
  | 'input'
  /** Administration: fitting dense rows. */
  | 'dashboardStandard'
  | 'dashboardPrimary'
  | 'dashboardSecondary'
  | 'dashboardLink'
  /** Everything but the standard look's surface, for owners who colour it by `className`. */
  | 'notStandard'
  /** A theme's own, by the custom properties of `advanced` below. */
  | 'custom'
  /** No look at all. */
  | 'reset';

/** How a button of a banner or call to action is filled. `advanced` takes --button-fill, --button-text and
    --button-line of a theme, `hide` draws nothing. */
export type ButtonPreset = 'solid' | 'outline' | 'transparent' | 'advanced' | 'hide';

export type ButtonStyle = {
  kind?: ButtonKind;
  preset?: ButtonPreset;
  /** Height in px at normal text size. 36 grows to the touch size on narrow screens. */
  size?: 24 | 32 | 36 | 48;
  icon?: IconName;
  isIconDirectional?: boolean;
  /** As wide as its container. */
  isBlock?: boolean;
  /** The narrower minimum of the title bar's Sign In and Register. */
  isGuest?: boolean;
  className?: string;
  children?: ReactNode;
};

type OwnButton = ButtonStyle & { isBusy?: boolean; ref?: Ref<HTMLButtonElement> };
export type ButtonProps = OwnButton & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'>;

/**
 * Busy also disables: a press cannot be sent twice. Its loader appears after 150 ms. Whoever pressed it keeps the focus:
 * until it is left it only says that it is disabled, for what is disabled cannot have the focus.
 */
export function Button({
  kind,
  preset,
  size,
  icon,
  isIconDirectional,
  isBlock,
  isGuest,
  isBusy = false,
  ...props
}: ButtonProps) {
  const { className, children, disabled, type = 'button', onFocus, onBlur, ...rest } = props;
  const [hasFocus, setHasFocus] = useState(false);
  if (preset === 'hide') return null;
  const isInert = disabled || isBusy;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, preset, size, isBlock, isGuest, className })}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
      disabled={isInert && !hasFocus}
      {...(isInert && hasFocus && { 'aria-disabled': true, onClick: doNothing })}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} isDirectional={isIconDirectional} />}
      {children}
    </button>
  );
}

function doNothing(event: MouseEvent): void {
  event.preventDefault();
}

type OwnLink = ButtonStyle & { href: string; ref?: Ref<HTMLAnchorElement> };
export type LinkButtonProps = OwnLink & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'>;

export function LinkButton({
  kind,
  preset,
  size,
  icon,
  isIconDirectional,
  isBlock,
  isGuest,
  ...props
}: LinkButtonProps) {
  const { className, children, ...rest } = props;
  if (preset === 'hide') return null;
  return (
    <a {...rest} className={buttonClass({ kind, preset, size, isBlock, isGuest, className })}>
      {icon && <Icon name={icon} isDirectional={isIconDirectional} />}
      {children}
    </a>
  );
}

/** For the rare element that must look like a button and is neither: a summary, a label. */
export function buttonClass({
  kind = 'standard',
  preset,
  size = 36,
  isBlock,
  isGuest,
  className,
}: ButtonStyle): string {
  return classNames(
    styles.button,
    styles[kind] ?? kinds[kind],
    styles[`size${size}`],
    preset && kinds[`${preset}Preset`],
    isGuest && styles.guest,
    isBlock && styles.block,
    className,
  );
}

/** Joins neighbouring buttons into one shape. */
export function ButtonGroup({
  label,
  isEven,
  children,
}: {
  label?: string;
  isEven?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and form semantics that toolbars have not
    <div className={classNames(styles.group, isEven && styles.groupEven)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
