// A widget that is drawn once on the server for many pages, and that the browser leaves as it is.
import { createContext, useContext } from 'react';
import type { LayoutNode } from '../../contract/page.ts';
import { ReadyHtml } from '../ReadyHtml/ReadyHtml.tsx';
import styles from './DrawnNode.module.css';

/** On the server: the static nodes of a page as HTML. In the browser there is none. */
export type Drawings = ReadonlyMap<LayoutNode, string>;

export const DrawingsContext = createContext<Drawings | undefined>(undefined);

export function useDrawings(): Drawings | undefined {
  return useContext(DrawingsContext);
}

/** Without `html` it takes over what stands in the document. */
export function DrawnNode({ html = '' }: { html?: string }) {
  return <ReadyHtml className={styles.drawn} html={html} />;
}
