import type { ReactElement } from 'react';
import type { RenderElementProps } from 'slate-react';
import styles from './Links.module.css';

/** No address that leads anywhere: pressing it puts the caret into its words. */
export function LinkElement({ attributes, children, element }: RenderElementProps): ReactElement {
  return (
    <a
      {...attributes}
      href={hrefOf(element.url)}
      className={styles.link}
      onClick={(event) => event.preventDefault()}
    >
      {/* Chromium puts the caret beside a link only where something stands there. */}
      <span contentEditable={false} className={styles.edge}>
        {'\u00a0'}
      </span>
      {children}
      <span contentEditable={false} className={styles.edge}>
        {'\u00a0'}
      </span>
    </a>
  );
}

function hrefOf(url: unknown): string {
  return typeof url === 'string' && /^(?:https?:\/\/|mailto:|tel:|\/|#)/i.test(url) ? url : '#';
}
