import type { ReactNode } from 'react';
import styles from './PreferenceSection.module.css';

export interface PreferenceSectionProps {
  /** Of its heading. */
  id: string;
  title: string;
  /** Beside the heading. */
  aside: ReactNode;
  children: ReactNode;
}

/** A part of the page of preferences below its table. */
export function PreferenceSection({ id, title, aside, children }: PreferenceSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
