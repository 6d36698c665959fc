import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import styles from './ManagedList.module.css';

/** A page that lists what is set up one by one: its tools, the list or table, what is below. */
export function ManagedList({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** What finds, orders and adds, in a line that wraps. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

/** What can be done with one row of a table, at its end. */
export function RowActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>;
}

export type RowActProps = Omit<ButtonProps, 'kind' | 'size' | 'children'> & {
  children: string;
  /** The row's name: whoever hears the button alone knows what it acts on. */
  of: string;
};

export function RowAct({ children, of, ...button }: RowActProps) {
  return (
    <Button {...button} kind="text" size={32}>
      {children}
      <span className="visuallyHidden"> {of}</span>
    </Button>
  );
}
