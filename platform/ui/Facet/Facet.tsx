import type { ReactNode } from 'react';
import { CountBadge } from '../Badges/Badges.tsx';
import { buttonClass } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Facet.module.css';

/** One question that narrows a list. */
export function Facet({
  title,
  isOpen = true,
  children,
}: {
  title: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.facet} open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** All of them: always there on wide screens, folded behind one button on narrow ones. Needs no scripts. */
export function Facets({
  label,
  activeCount = 0,
  children,
}: {
  label: string;
  activeCount?: number;
  children: ReactNode;
}) {
  return (
    <div className={styles.facets}>
      <label className={buttonClass({ isBlock: true, className: styles.toggle })}>
        <input type="checkbox" className="visuallyHidden" />
        <Icon name="sliders-horizontal" />
        {label}
        <CountBadge value={activeCount} />
      </label>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
