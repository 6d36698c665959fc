import type { ReactNode } from 'react';
import type { MarkupNode } from '../../../../platform/contract/marked-html.ts';
import { type Look, StyleSheetLink } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { MarkedHtml } from '../../../../platform/web/MarkedHtml/MarkedHtml.tsx';
import { RawHtml } from '../../../../platform/web/RawHtml/RawHtml.tsx';
import styles from './HtmlWidget.module.css';

export interface HtmlWidgetProps {
  name?: string;
  /** Cleaned by the server half. */
  html?: string;
  /** In its place where widgets stand in it: `mount0` and so on, drawn. */
  tree?: readonly MarkupNode[];
  /** Its own styles, which reach no further than it. */
  look?: Look;
  [mount: `mount${number}`]: ReactNode;
}

/** What administrators wrote themselves. */
export function HtmlWidget({ name, html = '', tree, look, ...mounts }: HtmlWidgetProps) {
  return (
    <section className={styles.html} aria-label={name || undefined}>
      <StyleSheetLink look={look} />
      {tree ? (
        <MarkedHtml tree={tree} mounts={mounts} className={look?.className} />
      ) : (
        <RawHtml html={html} className={look?.className} />
      )}
    </section>
  );
}
