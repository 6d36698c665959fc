import type { ReactNode } from 'react';
import { Backdrop, type BackdropProps, schemeOn } from '../Backdrop/Backdrop.tsx';
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
  /** A picture or colour with few words or none, above content. */
  isStrip?: boolean;
  /** `bottom`: the search stands in a strip of its own below. */
  searchPlacement?: 'middle' | 'bottom';
  hidesSearchOnMobile?: boolean;
  /** What the owner put behind it. */
  background?: BackdropProps;
  className?: string;
};

export function Banner({
  title,
  headingLevel = 1,
  alignment = 'left',
  isContent = false,
  isStrip = false,
  searchPlacement = 'middle',
  hidesSearchOnMobile,
  background,
  className,
  ...slots
}: BannerProps) {
  const Heading = `h${headingLevel}` as const;
  const classes = classNames(
    styles.banner,
    alignment === 'center' && styles.center,
    isContent && styles.content,
    isStrip && styles.strip,
    background && styles.filled,
    hidesSearchOnMobile && styles.quietOnMobile,
    background?.look?.className,
    !slots.readouts && styles.single,
    className,
  );
  const scheme = background && schemeOn(background);
  const isBelow = searchPlacement === 'bottom' && slots.search;
  return (
    <div className={classes} data-under-title-bar="">
      {background && <Backdrop {...background} isEager />}
      <div className={styles.inner}>
        <div className={styles.main}>
          {slots.logo && <div className={styles.logo}>{slots.logo}</div>}
          {title && (
            <Heading className={styles.title} data-theme={scheme}>
              {title}
            </Heading>
          )}
          {slots.description && (
            <p className={styles.description} data-theme={scheme}>
              {slots.description}
            </p>
          )}
          {!isBelow && slots.search}
          {slots.metas && <Metas className={styles.metas}>{slots.metas}</Metas>}
        </div>
        {slots.readouts && <div className={styles.readouts}>{slots.readouts}</div>}
      </div>
      {isBelow && <div className={styles.below}>{slots.search}</div>}
    </div>
  );
}
