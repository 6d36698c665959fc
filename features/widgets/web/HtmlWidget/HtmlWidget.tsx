import { type Look, LookSheet } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { ReadyHtml } from '../../../../platform/web/ReadyHtml/ReadyHtml.tsx';
import styles from './HtmlWidget.module.css';

export interface HtmlWidgetProps {
  name?: string;
  /** Cleaned by the server half. */
  html: string;
  /** Its own styles, which reach no further than it. */
  look?: Look;
}

/** What administrators wrote themselves. */
export function HtmlWidget({ name, html, look }: HtmlWidgetProps) {
  return (
    <section className={styles.html} aria-label={name || undefined}>
      <LookSheet look={look} />
      <ReadyHtml html={html} className={look?.className} />
    </section>
  );
}
