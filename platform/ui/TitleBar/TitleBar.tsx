import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import styles from './TitleBar.module.css';
import { useCompactOnOverflow } from './use-compact-on-overflow.ts';
import { useHideOnScroll } from './use-hide-on-scroll.ts';

export type TitleBarProps = {
  brand: ReactNode;
  nav?: ReactNode;
  search?: ReactNode;
  /** Wrap in TitleBarWide or TitleBarCompact what only one of the modes shows. */
  actions?: ReactNode;
  /** The hamburger's panel in compact mode. */
  siteNavigation?: ReactNode;
  siteNavigationLabel?: string;
  positioning?: 'StickySolid' | 'StickyTransparent' | 'StaticSolid' | 'StaticTransparent';
  borderType?: 'border' | 'shadow' | 'shadowAsBorder' | 'none';
};

/** Compact below 800 px by stylesheet, and wherever it overflows by more than 4 px by measuring. */
export function TitleBar({ positioning = 'StickySolid', borderType = 'border', ...slots }: TitleBarProps) {
  const { translate } = useUiLanguage();
  const bar = useRef<HTMLElement>(null);
  useCompactOnOverflow(bar);
  useHideOnScroll(bar, positioning.startsWith('Sticky'));
  return (
    <header ref={bar} className={classNames(styles.titleBar, styles[positioning], styles[borderType])}>
      <div className={styles.inner}>
        {slots.siteNavigation && (
          <div className={styles.compactOnly}>
            <SidePanel label={slots.siteNavigationLabel ?? translate('Site Navigation')} icon="menu">
              {slots.siteNavigation}
            </SidePanel>
          </div>
        )}
        {slots.brand}
        {slots.nav && <div className={styles.navSlot}>{slots.nav}</div>}
        <div className={styles.tools}>
          {slots.search && <SearchSlot>{slots.search}</SearchSlot>}
          {slots.actions}
        </div>
      </div>
    </header>
  );
}

/** In a narrow bar the field folds into its glass; focus unfolds it, Cancel folds it again. */
function SearchSlot({ children }: { children: ReactNode }) {
  const { translate } = useUiLanguage();
  const cancel = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <div className={styles.search}>
      {children}
      <IconButton className={styles.cancel} label={translate('Cancel')} icon="x" onClick={cancel} />
    </div>
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
