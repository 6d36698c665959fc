import type { ReactNode } from 'react';
import styles from './ActList.module.css';

export type ActListProps = {
  /** Their order means something. */
  isOrdered?: boolean;
  children: ReactNode;
};

/** Things that are set up one by one: what each is, and what can be done with it at its end. */
export function ActList({ isOrdered = false, children }: ActListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return <List className={styles.list}>{children}</List>;
}

export type ActListItemProps = {
  title: ReactNode;
  /** A few buttons. */
  acts?: ReactNode;
  /** Paragraphs on what it is; `ActListNote` for what is less. */
  children?: ReactNode;
};

export function ActListItem({ title, acts, children }: ActListItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h2 dir="auto">{title}</h2>
        {children}
      </div>
      {acts && <div className={styles.acts}>{acts}</div>}
    </li>
  );
}

export function ActListNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
