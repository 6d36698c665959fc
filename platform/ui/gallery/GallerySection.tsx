import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

export function GallerySection({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {note && <p className="muted">{note}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className={styles.specimens}>{children}</div>;
}

export function Specimen({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <div>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
