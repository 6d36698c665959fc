import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './CategoryKey.module.css';

export type KeyNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A category keeps its colour as long as it keeps its number. */
export function keyNumberOf(categoryID: number): KeyNumber {
  return ((Math.abs(Math.trunc(categoryID)) % 12) + 1) as KeyNumber;
}

/** Sets --key, the category colour, for whatever stands inside. */
export function keyClass(keyNumber: KeyNumber = 6): string {
  return styles[`key${keyNumber}`] ?? '';
}

export type CategoryKeyProps = {
  keyNumber?: KeyNumber;
  href?: string;
  className?: string;
  children: ReactNode;
};

export function CategoryKey({ keyNumber = 6, href, className, children }: CategoryKeyProps) {
  const classes = classNames(styles.key, keyClass(keyNumber), className);
  const name = <span className={styles.name}>{children}</span>;
  return href === undefined ? (
    <span className={classes}>{name}</span>
  ) : (
    <a className={classes} href={href}>
      {name}
    </a>
  );
}
