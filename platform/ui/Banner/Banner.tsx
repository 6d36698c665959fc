import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Metas } from '../Metas/Metas.tsx';
import styles from './Banner.module.css';

export type BannerProps = {
  title?: ReactNode;
  /** 2 where the page has another h1. */
  headingLevel?: 1 | 2;
  description?: ReactNode;
  logo?: ReactNode;
  search?: ReactNode;
  /** Under the search: what is often looked for. */
  metas?: ReactNode;
  /** At the far end: Readouts. */
  readouts?: ReactNode;
  alignment?: 'left' | 'center';
  /** The smaller one above content. */
  isContent?: boolean;
  className?: string;
};

export function Banner({
  title,
  headingLevel = 1,
  alignment = 'left',
  isContent = false,
  className,
  ...slots
}: BannerProps) {
  const Heading = `h${headingLevel}` as const;
  const classes = classNames(
    styles.banner,
    alignment === 'center' && styles.center,
    isContent && styles.content,
    !slots.readouts && styles.single,
    className,
  );
  return (
    <div className={classes}>
      <div className={styles.inner}>
        <div className={styles.main}>
          {slots.logo && <div className={styles.logo}>{slots.logo}</div>}
          {title && <Heading className={styles.title}>{title}</Heading>}
          {slots.description && <p className={styles.description}>{slots.description}</p>}
          {slots.search}
          {slots.metas && <Metas className={styles.metas}>{slots.metas}</Metas>}
        </div>
        {slots.readouts && <div className={styles.readouts}>{slots.readouts}</div>}
      </div>
    </div>
  );
}
