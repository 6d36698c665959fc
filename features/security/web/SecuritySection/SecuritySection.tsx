// What the sections of the page are made of.
import { type ReactNode, type Ref, useId } from 'react';
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

export interface SecurityListProps {
  label: string;
  /** Of whoever leads the focus here. */
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

export function SecurityList({ label, ref, children }: SecurityListProps) {
  return (
    <ul ref={ref} tabIndex={ref ? -1 : undefined} className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface SecurityItemProps {
  /** In `<bdi>` where somebody chose it: a sentence runs as the page does. */
  name: ReactNode;
  metas?: ReactNode;
  children?: ReactNode;
}

/** One row; its buttons are the children. */
export function SecurityItem({ name, metas, children }: SecurityItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <span>{name}</span>
        {metas && <span className={styles.metas}>{metas}</span>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}
