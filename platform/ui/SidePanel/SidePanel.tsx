import { type ReactNode, useRef } from 'react';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButtonClass } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { useArrowKeys } from '../Menu/use-arrow-keys.ts';
import styles from './SidePanel.module.css';

export type SidePanelProps = {
  /** Names the opener and titles the panel. */
  label: string;
  icon?: IconName;
  /** Replaces the icon in the opener: an avatar. */
  face?: ReactNode;
  side?: 'start' | 'end';
  children: ReactNode;
};

/** A panel that slides over the page from one side. Opens without scripts. */
export function SidePanel({ label, icon = 'menu', face, side = 'start', children }: SidePanelProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { translate } = useUiLanguage();
  useDisclosure(details);
  useArrowKeys(details);
  return (
    <details ref={details} className={styles.sidePanel} data-flyout="">
      <summary className={iconButtonClass({ className: styles.opener })} aria-label={label}>
        {face ?? <Icon name={icon} size="md" />}
      </summary>
      <div className={styles.scrim} data-closes="" />
      <div className={`${styles.panel} ${styles[side]}`}>
        <div className={styles.head}>
          <span>{label}</span>
          <button
            type="button"
            className={iconButtonClass({})}
            aria-label={translate('Close')}
            data-closes=""
          >
            <Icon name="x" />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </details>
  );
}
