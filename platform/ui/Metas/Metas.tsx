import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Metas.module.css';

/** The muted line of facts under a title. Put each fact into a Meta, a Tag or a CategoryKey. */
export function Metas({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.metas, className)}>{children}</div>;
}

export function Meta({ className, children }: { className?: string; children: ReactNode }) {
  return <span className={classNames(styles.meta, className)}>{children}</span>;
}
