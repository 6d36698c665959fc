import type { ReactNode } from 'react';
import styles from './Footer.module.css';

export type FooterProps = {
  /** What and whose this is. */
  about?: ReactNode;
  links?: { name: string; href: string }[];
  /** At the far end: key hints, a language menu. */
  end?: ReactNode;
};

export function Footer({ about, links = [], end }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {about && <span>{about}</span>}
        {links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.name}
          </a>
        ))}
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </footer>
  );
}
