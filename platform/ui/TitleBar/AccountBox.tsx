import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButtonClass } from '../IconButton/IconButton.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { useArrowKeys } from '../Menu/use-arrow-keys.ts';
import styles from './AccountBox.module.css';

const AccountTabs = lazy(() => import('./AccountTabs.tsx'));

export type AccountTab = { id: string; name: string; count?: number; content: ReactNode };

export type AccountBoxProps = {
  /** Names the opener. */
  label: string;
  face: ReactNode;
  /** Who it is, above the tabs. */
  head?: ReactNode;
  tabs: AccountTab[];
};

/** A drop-down of 300 px in a wide bar, a panel from the side in a compact one. Opens without scripts, at its first tab. */
export function AccountBox({ label, face, head, tabs }: AccountBoxProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { translate } = useUiLanguage();
  const [isOpened, setOpened] = useState(false);
  const [current, setCurrent] = useState(tabs[0]?.id);
  const onToggle = useCallback((isOpen: boolean) => isOpen && setOpened(true), []);
  useDisclosure(details, onToggle);
  useArrowKeys(details);
  const hasTabs = tabs.length > 1 && isOpened;
  return (
    <details ref={details} className={styles.account} data-flyout="">
      <summary className={iconButtonClass({ size: 36 })} aria-label={label}>
        {face}
      </summary>
      <div className={styles.scrim} data-closes="" />
      <div className={styles.panel}>
        <div className={styles.head}>
          {head}
          <button
            type="button"
            className={iconButtonClass({ className: styles.close })}
            aria-label={translate('Close')}
            data-closes=""
          >
            <Icon name="x" />
          </button>
        </div>
        {hasTabs && (
          <Suspense fallback={<div className={styles.tabs} />}>
            <AccountTabs tabs={tabs} current={current} onChange={setCurrent} />
          </Suspense>
        )}
        {tabs
          .filter((tab) => tab.id === current)
          .map((tab) => (
            <div
              key={tab.id}
              id={`account-${tab.id}`}
              {...(hasTabs && { role: 'tabpanel', 'aria-label': tab.name })}
            >
              {tab.content}
            </div>
          ))}
      </div>
    </details>
  );
}
