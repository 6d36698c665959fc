import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Menu.module.css';

type ItemStyle = {
  icon?: IconName;
  /** At the far end: a count, a time, "42 min left". */
  note?: ReactNode;
  keys?: string[];
  isDanger?: boolean;
  /** A switchable item; it carries its tick. */
  isChecked?: boolean;
  /** The one the keyboard stands on in a suggestion list. */
  isActive?: boolean;
  children: ReactNode;
};

export type MenuButtonProps = ItemStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'className'>;

/** Pressing it closes the menu. */
export function MenuButton({
  icon,
  note,
  keys,
  isDanger,
  isChecked,
  isActive,
  children,
  ...rest
}: MenuButtonProps) {
  return (
    <button
      type="button"
      data-closes=""
      {...rest}
      className={itemClass({ isDanger, isActive })}
      aria-pressed={isChecked}
    >
      <ItemFace icon={icon} note={note} keys={keys}>
        {children}
      </ItemFace>
    </button>
  );
}

export type MenuSwitchProps = Pick<ItemStyle, 'icon' | 'children'> & {
  isOn: boolean;
  /** Its change is on its way: it shows a loader and waits, with the focus still on it. */
  isBusy?: boolean;
  disabled?: boolean;
  onToggle: () => void;
};

/** Goes on and off while the menu stays open, so that one sees what became of it. */
export function MenuSwitch({
  icon,
  isOn,
  isBusy = false,
  disabled = false,
  onToggle,
  children,
}: MenuSwitchProps) {
  const isInert = disabled || isBusy;
  return (
    <button
      type="button"
      className={itemClass({})}
      aria-pressed={isOn}
      aria-busy={isBusy || undefined}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onToggle}
    >
      {isBusy && <Spinner />}
      <ItemFace icon={isBusy ? undefined : icon}>{children}</ItemFace>
    </button>
  );
}

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'className'>;
export type MenuLinkProps = ItemStyle & { href: string; isCurrent?: boolean } & Anchor;

export function MenuLink({
  icon,
  note,
  keys,
  isDanger,
  isChecked,
  isActive,
  isCurrent,
  children,
  ...rest
}: MenuLinkProps) {
  const current = isCurrent || isChecked;
  return (
    <a {...rest} className={itemClass({ isDanger, isActive })} aria-current={current ? 'true' : undefined}>
      <ItemFace icon={icon} note={note} keys={keys}>
        {children}
      </ItemFace>
    </a>
  );
}

/** For owners that draw their own element: an option of a list box. */
export function itemClass({
  isDanger = false,
  isActive = false,
}: {
  isDanger?: boolean;
  isActive?: boolean;
}): string {
  return classNames(styles.item, isDanger && styles.danger, isActive && styles.active);
}

export function ItemFace({
  icon,
  note,
  keys,
  children,
}: Pick<ItemStyle, 'icon' | 'note' | 'keys' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={styles.text}>{children}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {keys && (
        <span className={styles.note}>
          <Kbd keys={keys} />
        </span>
      )}
    </>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className={styles.label}>{children}</div>;
}

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
