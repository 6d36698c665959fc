import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import styles from './TabPanels.module.css';

export type TabPanel = { id: string; name: ReactNode; count?: number; content: ReactNode };

export type TabPanelsProps = {
  label: string;
  tabs: readonly TabPanel[];
  /** Left out: the component keeps which tab is open, the first one at the start. */
  current?: string;
  onChange?: (id: string) => void;
  /** `buttons` join the tabs into one shape. */
  look?: 'line' | 'buttons';
  /** Hidden panels stay drawn, so that forms in them keep what was typed. */
  keepsPanels?: boolean;
  className?: string;
};

/** Parts of one page of which one is shown. Tabs that have an address of their own are links: see Tabs. */
export function TabPanels({
  label,
  tabs,
  current,
  onChange,
  look = 'line',
  keepsPanels,
  className,
}: TabPanelsProps) {
  const baseID = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const wanted = current ?? chosen;
  const open = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  if (!open) return null;

  const choose = (index: number) => {
    const next = tabs[index];
    if (!next) return;
    setChosen(next.id);
    onChange?.(next.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, tabs.indexOf(open), tabs.length, isReversed);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div
        ref={list}
        className={classNames(styles.list, styles[look])}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseID}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab === open}
            aria-controls={tab === open || keepsPanels ? `${baseID}-panel-${tab.id}` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.name}
            {tab.count !== undefined && (
              <span className={styles.count}>
                <ShortNumber value={tab.count} />
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => tab === open || keepsPanels)
        .map((tab) => (
          <div
            key={tab.id}
            role="tabpanel"
            id={`${baseID}-panel-${tab.id}`}
            className={styles.panel}
            aria-labelledby={`${baseID}-tab-${tab.id}`}
            hidden={tab !== open}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the next stop after the tab is its panel, whatever it holds
            tabIndex={0}
          >
            {tab.content}
          </div>
        ))}
    </div>
  );
}

/** Arrows go round, in the direction of reading; Home and End go to the ends. */
export function nextTab(key: string, at: number, count: number, isReversed = false): number | undefined {
  const forward = isReversed ? 'ArrowLeft' : 'ArrowRight';
  const backward = isReversed ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
