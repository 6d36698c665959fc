// What the site's theme puts at the head and at the foot of every page. The server's sanitiser let it through.
import { RawHtml } from '../RawHtml/RawHtml.tsx';
import styles from './SiteHtml.module.css';

export function SiteHtml({ label, html }: { label: string; html: string | undefined }) {
  if (!html) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <RawHtml className="userContent" html={html} />
    </section>
  );
}
