import type { ReactNode } from 'react';
import { RowHead, type RowHeadProps } from './RowHead.tsx';
import styles from './Rows.module.css';

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
    <div className={styles.rows} data-select={hasSelect || undefined} data-compact={isCompact || undefined}>
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
