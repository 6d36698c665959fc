// What the sections of the page are made of.
import { type ReactNode, useId } from 'react';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import styles from './SecuritySection.module.css';

export interface SecuritySectionProps {
  title: string;
  about: ReactNode;
  children?: ReactNode;
}

export function SecuritySection({ title, about, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <Panel as="section" isPadded labelledBy={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <p className={styles.about}>{about}</p>
      {children}
    </Panel>
  );
}

export function SecurityList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface SecurityItemProps {
  name: ReactNode;
  metas?: ReactNode;
  children?: ReactNode;
}

/** One row; its buttons are the children. */
export function SecurityItem({ name, metas, children }: SecurityItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <bdi>{name}</bdi>
        {metas && <span className={styles.metas}>{metas}</span>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
