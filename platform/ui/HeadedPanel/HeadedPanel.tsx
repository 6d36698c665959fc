import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Panel } from '../Panel/Panel.tsx';
import styles from './HeadedPanel.module.css';

export type HeadedPanelProps = {
  icon: IconName;
  title: string;
  /** Behind the heading: what switches the whole on, or chooses. */
  control?: ReactNode;
  children: ReactNode;
};

/** One thing to set: its name and its switch in a line, below it what that means and whatever else belongs to it. */
export function HeadedPanel({ icon, title, control, children }: HeadedPanelProps) {
  const headingID = useId();
  return (
    <Panel as="section" isPadded labelledBy={headingID} className={styles.panel}>
      <div className={styles.head}>
        <Icon name={icon} size="sm" />
        <h2 id={headingID}>{title}</h2>
        {control}
      </div>
      {children}
    </Panel>
  );
}
