import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { ShortNumber } from '../ShortNumber/ShortNumber.tsx';
import styles from './Tabs.module.css';

export type TabItem = { name: string; href: string; isCurrent?: boolean; count?: number };

/** Tabs are links: each has its own address. */
export function Tabs({ label, items, className }: { label: string; items: TabItem[]; className?: string }) {
  return (
    <nav className={classNames(styles.tabs, className)} aria-label={label}>
      {items.map((item) => (
        <a key={item.href} href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
          {item.name}
          {item.count !== undefined && (
            <span className={styles.count}>
              <ShortNumber value={item.count} />
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

export type SegmentItem = { name: string; icon?: IconName; href: string; isCurrent?: boolean };

/** A choice of few, as links. With an icon the name is only heard. */
export function Segmented({
  label,
  items,
  className,
}: {
  label: string;
  items: SegmentItem[];
  className?: string;
}) {
  return (
    <nav className={classNames(styles.segmented, className)} aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          data-replace=""
          aria-current={item.isCurrent ? 'true' : undefined}
          title={item.icon && item.name}
        >
          <SegmentFace {...item} />
        </a>
      ))}
    </nav>
  );
}

export type SegmentedChoiceProps = {
  label: string;
  name: string;
  options: { value: string; name: string; icon?: IconName }[];
  value: string;
  onChange: (value: string) => void;
  /** As wide as a field of a form, in even parts. */
  isFilling?: boolean;
};

/** The same look where nothing is navigated to: radios. */
export function SegmentedChoice(props: SegmentedChoiceProps) {
  const { label, name, options, value, onChange, isFilling } = props;
  const className = classNames(styles.segmented, isFilling && styles.filling);
  return (
    <div className={className} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.icon && option.name}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <SegmentFace {...option} />
        </label>
      ))}
    </div>
  );
}

function SegmentFace({ name, icon }: { name: string; icon?: IconName }): ReactNode {
  if (!icon) return name;
  return (
    <>
      <Icon name={icon} />
      <span className="visuallyHidden">{name}</span>
    </>
  );
}
