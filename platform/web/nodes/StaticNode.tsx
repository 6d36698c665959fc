// A widget that is rendered once on the server for many pages, and that the browser leaves as it is.
import { createContext, useContext } from 'react';
import type { LayoutNode } from '../../contract/page.ts';
import { RawHtml } from '../RawHtml/RawHtml.tsx';
import styles from './StaticNode.module.css';

/** On the server: the static nodes of a page as HTML. In the browser there is none. */
export type StaticHtml = ReadonlyMap<LayoutNode, string>;

export const StaticHtmlContext = createContext<StaticHtml | undefined>(undefined);

export function useStaticHtml(): StaticHtml | undefined {
  return useContext(StaticHtmlContext);
}

/** Without `html` it adopts what is in the document. */
export function StaticNode({ html = '' }: { html?: string }) {
  return <RawHtml className={styles.node} html={html} />;
}
