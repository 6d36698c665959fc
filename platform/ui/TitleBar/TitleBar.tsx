import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import { SearchSlot } from './SearchSlot.tsx';
import styles from './TitleBar.module.css';
import { useCompactOnOverflow } from './use-compact-on-overflow.ts';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

export type TitleBarPositioning = 'StickySolid' | 'StickyTransparent' | 'StaticSolid' | 'StaticTransparent';
export type TitleBarBorder = 'border' | 'shadow' | 'shadowAsBorder' | 'none';

export type TitleBarProps = {
  brand: ReactNode;
  nav?: ReactNode;
  search?: ReactNode;
  /** Cancel, in compact mode: whatever was typed is given up. */
  onSearchCancel?: () => void;
  /** Wrap in TitleBarWide or TitleBarCompact what only one of the modes shows. */
  actions?: ReactNode;
  /** The hamburger's panel in compact mode. */
  siteNavigation?: ReactNode;
  siteNavigationLabel?: string;
  positioning?: TitleBarPositioning;
  borderType?: TitleBarBorder;
  brandAlignment?: 'left' | 'center';
  brandAlignmentCompact?: 'left' | 'center';
  navAlignment?: 'left' | 'center';
  /** Captions below the tools' icons; the bar is 64 high then. */
  hasLabels?: boolean;
  /** A stylesheet with the colours and heights of this bar. */
  styleUrl?: string;
};

/** Compact below 800 px by stylesheet, and wherever it overflows by more than 4 px by measuring. */
export function TitleBar({
  positioning = 'StickySolid',
  borderType = 'border',
  brandAlignment = 'left',
  brandAlignmentCompact = 'left',
  navAlignment = 'left',
  hasLabels = false,
  ...slots
}: TitleBarProps) {
  const { translate } = useUiLanguage();
  const bar = useRef<HTMLElement>(null);
  useCompactOnOverflow(bar);
  useHideOnScroll(bar, positioning.startsWith('Sticky'));
  const look = classNames(
    styles.titleBar,
    styles[positioning],
    styles[borderType],
    hasLabels && styles.labelled,
    brandAlignment === 'center' && styles.centred,
    brandAlignmentCompact === 'center' && styles.centredCompact,
  );
  return (
    <header ref={bar} className={look}>
      {slots.styleUrl && <link rel="stylesheet" href={slots.styleUrl} />}
      <div className={styles.inner}>
        <div className={styles.lead}>
          {slots.siteNavigation && (
            <div className={classNames(styles.compactOnly, styles.hamburger)}>
              <SidePanel label={slots.siteNavigationLabel ?? translate('Site Navigation')} icon="menu">
                {slots.siteNavigation}
              </SidePanel>
            </div>
          )}
        </div>
        {slots.brand}
        {slots.nav && (
          <div className={classNames(styles.navSlot, navAlignment === 'center' && styles.navCentre)}>
            {slots.nav}
          </div>
        )}
        <div className={styles.tools}>
          {slots.search && <SearchSlot onCancel={slots.onSearchCancel}>{slots.search}</SearchSlot>}
          {slots.actions}
        </div>
      </div>
    </header>
  );
}

export function TitleBarWide({ children }: { children: ReactNode }) {
  return <div className={styles.wideOnly}>{children}</div>;
}

export function TitleBarCompact({ children }: { children: ReactNode }) {
  return <div className={styles.compactOnly}>{children}</div>;
}

/** Text of an action that gives way to its icon when the bar gets narrow; the control needs an aria-label. */
export function TitleBarLabel({ children }: { children: ReactNode }) {
  return <span className={styles.label}>{children}</span>;
}

/** Below an icon, in a bar with labels; the control has its name already. */
export function TitleBarCaption({ children }: { children: ReactNode }) {
  return (
    <span className={styles.caption} aria-hidden="true">
      {children}
    </span>
  );
}
