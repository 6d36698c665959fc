import { type ReactNode, useCallback, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { keepInView, riseInView } from '../disclosure/keep-in-view.ts';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButtonClass } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/icon-names.ts';
import styles from './Menu.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

export type MenuProps = {
  /** Names the opener where its face has no text. */
  label?: string;
  /** What is pressed; left out: an icon button with three dots. */
  face?: ReactNode;
  /** The opener's class; a face without one stands bare. */
  faceClassName?: string;
  icon?: IconName;
  iconSize?: 24 | 28 | 36;
  width?: 'md' | 'lg' | 'contents';
  align?: 'start' | 'end';
  className?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A flyout of links and buttons. It opens without scripts; with them it closes itself and arrows move in it. */
export function Menu({
  label,
  face,
  icon = 'ellipsis',
  iconSize = 28,
  width,
  align = 'end',
  ...menu
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { onToggle } = menu;
  const watch = useRef<ResizeObserver>(undefined);
  const onToggled = useCallback(
    (isOpen: boolean) => {
      watch.current?.disconnect();
      if (isOpen && panel.current) watch.current = placeInView(panel.current);
      onToggle?.(isOpen);
    },
    [onToggle],
  );
  useDisclosure(details, onToggled);
  useArrowKeys(details);
  return (
    <details ref={details} className={classNames(styles.flyout, menu.className)} data-flyout="">
      <summary
        className={face ? menu.faceClassName : iconButtonClass({ size: iconSize })}
        aria-label={label}
        title={face ? undefined : label}
      >
        {face ?? <Icon name={icon} size={iconSize === 36 ? 'md' : undefined} />}
      </summary>
      <MenuPanel ref={panel} width={width} align={align}>
        {menu.children}
      </MenuPanel>
    </details>
  );
}

/** And again whenever it grows: some menus are filled only once they are open. */
function placeInView(panel: HTMLElement): ResizeObserver {
  const place = () => {
    keepInView(panel);
    riseInView(panel);
  };
  place();
  // In a frame of its own: it may become lower, which the observer would take for a loop.
  const watch = new ResizeObserver(() => requestAnimationFrame(place));
  watch.observe(panel);
  return watch;
}

export type MenuPanelProps = {
  ref?: React.Ref<HTMLDivElement>;
  width?: MenuProps['width'];
  align?: MenuProps['align'];
  /** In the flow instead of floating: suggestion lists that are placed by their owner. */
  isStatic?: boolean;
  className?: string;
  children: ReactNode;
};

export function MenuPanel({
  ref,
  width = 'md',
  align = 'end',
  isStatic = false,
  className,
  children,
}: MenuPanelProps) {
  const place = isStatic ? styles.static : styles[align];
  return (
    <div ref={ref} className={classNames(styles.menu, styles[width], place, className)}>
      {children}
    </div>
  );
}
