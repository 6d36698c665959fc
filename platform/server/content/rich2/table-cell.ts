import type { Rich2Node } from '../../../contract/rich2/nodes.ts';
import { escapeHtml } from '../escape.ts';

const ATTRIBUTES = ['colspan', 'rowspan', 'headers', 'scope', 'abbr'];

/** The few attributes a cell may carry; the editor's own fields win over the stored attributes. */
export function cellAttributes(node: Rich2Node): string {
  const given = typeof node.attributes === 'object' && node.attributes !== null ? node.attributes : {};
  const values = new Map<string, unknown>(Object.entries(given));
  if (node.colSpan !== undefined) values.set('colspan', node.colSpan);
  if (node.rowSpan !== undefined) values.set('rowspan', node.rowSpan);
  let html = '';
  for (const name of ATTRIBUTES) {
    const value = values.get(name);
    if (typeof value === 'string' || typeof value === 'number')
      html += ` ${name}="${escapeHtml(String(value))}"`;
  }
  return html;
}
