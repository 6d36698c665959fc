import { type ReactNode, useCallback, useRef, useState } from 'react';
import { CountBadge } from '../Badges/Badges.tsx';
import { useDisclosure } from '../disclosure/use-disclosure.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconButtonClass } from '../IconButton/IconButton.tsx';
import { useUiLanguage } from '../language/language.tsx';
import styles from './AccountBox.module.css';

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
        {tabs.length > 1 && isOpened && <TabList tabs={tabs} current={current} onChange={setCurrent} />}
        {tabs.map((tab, at) => {
          const isCurrent = tab.id === current;
          // Only what is looked at is drawn; without scripts that is the first.
          if (!isCurrent && !(at === 0 && !isOpened)) return null;
          return tabs.length > 1 && isOpened ? (
            <div key={tab.id} role="tabpanel" id={`account-${tab.id}`} aria-label={tab.name}>
              {tab.content}
            </div>
          ) : (
            <div key={tab.id}>{tab.content}</div>
          );
        })}
      </div>
    </details>
  );
}

type TabListProps = { tabs: AccountTab[]; current: string | undefined; onChange: (id: string) => void };

function TabList({ tabs, current, onChange }: TabListProps) {
  const move = (event: React.KeyboardEvent<HTMLElement>) => {
    const isSideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (!isSideways) return;
    const isForward =
      (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction !== 'rtl');
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = (at + (isForward ? 1 : tabs.length - 1)) % tabs.length;
    onChange((tabs[next] as AccountTab).id);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <div className={styles.tabs} role="tablist" onKeyDown={move}>
      {tabs.map(({ id, name, count = 0 }) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === current}
          aria-controls={`account-${id}`}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {name}
          <CountBadge value={count} />
        </button>
      ))}
    </div>
  );
}
