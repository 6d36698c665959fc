import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Metas } from '../Metas/Metas.tsx';
import styles from './MiniList.module.css';

export function MiniList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

export type MiniListItemProps = {
  href?: string;
  title: ReactNode;
  /** A box of 36 px at the start: an icon, a date, an avatar. */
  lead?: ReactNode;
  metas?: ReactNode;
  /** At the far end: a number. */
  end?: ReactNode;
};

export function MiniListItem({ href, title, lead, metas, end }: MiniListItemProps) {
  return (
    <li className={classNames(styles.item, lead ? styles.withLead : undefined)}>
      {lead && <span className={styles.lead}>{lead}</span>}
      <div className={styles.main}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <a className={styles.title} href={href} dir="auto">
            {title}
          </a>
        )}
        {metas && <Metas>{metas}</Metas>}
      </div>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </li>
  );
}

export function LeadBox({ children }: { children: ReactNode }) {
  return <span className={styles.box}>{children}</span>;
}

/** The day of an event, as a small calendar leaf. */
export function DateBox({ day, month, dateTime }: { day: ReactNode; month: ReactNode; dateTime: string }) {
  return (
    <time className={styles.date} dateTime={dateTime}>
      <b>{day}</b>
      {month}
    </time>
  );
}
