import { useId } from 'react';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import styles from './TextWidget.module.css';

export interface TextWidgetProps {
  /** Of the element that holds the text. */
  id: string;
  title?: string;
  /** Made by the server's renderer. */
  html: string;
}

/** What administrators write, as posts are written. */
export function TextWidget({ id, title, html }: TextWidgetProps) {
  const titleID = useId();
  return (
    <section aria-labelledby={title ? titleID : undefined}>
      {title && (
        <h2 id={titleID} className={styles.title} dir="auto">
          {title}
        </h2>
      )}
      <RenderedBody id={id} html={html} />
    </section>
  );
}
