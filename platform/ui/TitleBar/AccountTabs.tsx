import type { KeyboardEvent } from 'react';
import { CountBadge } from '../Badges/Badges.tsx';
import styles from './AccountBox.module.css';
import type { AccountTab } from './AccountBox.tsx';

export type AccountTabsProps = {
  tabs: AccountTab[];
  current: string | undefined;
  onChange: (id: string) => void;
};

export default function AccountTabs({ tabs, current, onChange }: AccountTabsProps) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
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
          aria-controls={id === current ? `account-${id}` : undefined}
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
