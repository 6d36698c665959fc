import type { ReactNode } from 'react';
import { type KeyNumber, keyClass } from '../CategoryKey/CategoryKey.tsx';
import { classNames } from '../class-names.ts';
import { Metas } from '../Metas/Metas.tsx';
import styles from './Card.module.css';

export type CardProps = {
  /** Covers the card; other controls inside sit above it. */
  href?: string;
  title?: ReactNode;
  headingLevel?: 2 | 3;
  imageUrl?: string;
  metas?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Card({ href, title, headingLevel = 3, imageUrl, metas, className, children }: CardProps) {
  return (
    <article className={classNames(styles.card, className)}>
      {imageUrl && <img className={styles.image} src={imageUrl} alt="" loading="lazy" />}
      {title && <CardTitle href={href} title={title} headingLevel={headingLevel} />}
      {children}
      {metas && <Metas>{metas}</Metas>}
    </article>
  );
}

function CardTitle({ href, title, headingLevel = 3 }: Pick<CardProps, 'href' | 'title' | 'headingLevel'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className={styles.title}>
      {href === undefined ? (
        title
      ) : (
        <a className={styles.link} href={href}>
          {title}
        </a>
      )}
    </Heading>
  );
}

export type CategoryCardProps = {
  href: string;
  name: ReactNode;
  headingLevel?: 2 | 3;
  keyNumber?: KeyNumber;
  /** An Icon or the category's own picture; left out: its colour swatch. */
  icon?: ReactNode;
  /** An UnreadMark. */
  unread?: ReactNode;
  description?: ReactNode;
  metas?: ReactNode;
  /** The last speaker and when. */
  lastAvatar?: ReactNode;
  lastName?: ReactNode;
  lastTime?: ReactNode;
};

export function CategoryCard({
  href,
  name,
  headingLevel = 3,
  keyNumber,
  icon,
  unread,
  description,
  ...card
}: CategoryCardProps) {
  return (
    <article className={classNames(styles.card, styles.category, keyClass(keyNumber))}>
      <div className={styles.categoryHead}>
        <span className={styles.categoryIcon}>{icon ?? <span className={styles.swatch} />}</span>
        <CardTitle href={href} title={name} headingLevel={headingLevel} />
        {unread && <span className={styles.unread}>{unread}</span>}
      </div>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {card.metas && <Metas>{card.metas}</Metas>}
      {(card.lastName || card.lastTime) && (
        <div className={styles.last}>
          {card.lastAvatar}
          <span className={styles.lastName}>{card.lastName}</span>
          <span className={styles.lastTime}>{card.lastTime}</span>
        </div>
      )}
    </article>
  );
}

/** Cards side by side: `columns` on wide screens, two on tablets, one on phones. */
export function CardGrid({ columns = 3, children }: { columns?: 1 | 2 | 3 | 4; children: ReactNode }) {
  return <div className={classNames(styles.grid, styles[`columns${columns}`])}>{children}</div>;
}
