import type { ReactNode } from 'react';
import styles from './PagePartSection.module.css';

/** One part of the page among those that are edited. */
export function PagePartSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
