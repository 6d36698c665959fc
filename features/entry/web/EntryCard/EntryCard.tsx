// The card of the entry pages: the mark, a heading, a form.
import type { ReactNode } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Mark } from '../../../../platform/ui/TitleBar/Brand.tsx';
import styles from './EntryCard.module.css';

export interface EntryCardProps {
  title: string;
  lead?: ReactNode;
  /** What went wrong with the form as a whole. */
  problem?: string;
  children: ReactNode;
}

export function EntryCard({ title, lead, problem, children }: EntryCardProps) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <div className={styles.head}>
          <Mark />
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {problem && (
          <Notice tone="error" role="alert">
            {problem}
          </Notice>
        )}
        {children}
      </div>
    </div>
  );
}
