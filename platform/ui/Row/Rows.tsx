import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Row.module.css';
import { RowHead, type RowHeadProps } from './RowHead.tsx';

export type RowsProps = {
  /** The column names above; left out: no head. */
  head?: Omit<RowHeadProps, 'hasSelect'>;
  hasSelect?: boolean;
  isCompact?: boolean;
  isBusy?: boolean;
  children: ReactNode;
};

/** The list of Rows: it sets the columns they share. */
export function Rows({ head, hasSelect = false, isCompact = false, isBusy, children }: RowsProps) {
  return (
    <div className={classNames(styles.rows, hasSelect && styles.rowsSelect, isCompact && styles.rowsCompact)}>
      {head && <RowHead {...head} hasSelect={hasSelect} />}
      <ul aria-busy={isBusy || undefined}>{children}</ul>
    </div>
  );
}

/** A band inside the list: "Announced", "Today". */
export function RowGroup({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.group}>
      {children}
      {note && <span className={styles.groupNote}>{note}</span>}
    </li>
  );
}

/** The bar above a list: filters at the start, sort and density at the end. */
export function ListBar({ end, children }: { end?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      {children}
      {end && <div className={styles.barEnd}>{end}</div>}
    </div>
  );
}
