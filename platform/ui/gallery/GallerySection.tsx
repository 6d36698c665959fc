import type { ReactNode } from 'react';
import styles from './Gallery.module.css';

export type GallerySectionProps = {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
};

export function GallerySection({ id, title, note, children }: GallerySectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p className="muted">{note}</p>}
      </div>
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
