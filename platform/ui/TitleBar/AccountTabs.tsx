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
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex((tab) => tab.id === current);
    const next = {
      [isRightToLeft ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % tabs.length,
      [isRightToLeft ? 'ArrowRight' : 'ArrowLeft']: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
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
