// On phones every row of a table becomes a block, each cell with the name of its column before it: `data-head`.
// Style sheets cannot look a column's name up, so the renderer writes it beside each cell.

import { withoutTags } from '../../contract/linear-text.ts';
import { formulasAsText } from './math/formula-text.ts';

/** More header cells than these are not repeated. */
const MOST_HEADER_CELLS = 999;
const LONGEST_HEAD = 100;

/** `html` is sanitised: every element is closed, and attributes stand in double quotes. */
export function withMobileHeads(html: string): string {
  if (!html.includes('<td')) return html;
  const clean = html.replace(/<td(?:\s[^<>]*)?>/g, (cell) => cell.replace(/ data-head(?:="[^"]*")?/g, ''));
  let result = '';
  let at = 0;
  for (const { start, end } of outerTables(clean)) {
    result += clean.slice(at, start) + withHeads(clean.slice(start, end));
    at = end;
  }
  return result + clean.slice(at);
}

function* outerTables(html: string): Generator<{ start: number; end: number }> {
  const tag = /<(\/?)table(?:\s[^<>]*)?>/g;
  let depth = 0;
  let start = 0;
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    if (match[1] === '') {
      if (depth === 0) start = match.index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) yield { start, end: tag.lastIndex };
    }
  }
}

function withHeads(table: string): string {
  // In these a cell does not stand under the head of its number.
  if (table.indexOf('<table', 1) !== -1 || /\s(?:col|row)span="/.test(table)) return table;
  if ((table.match(/<th\b/g)?.length ?? 0) > MOST_HEADER_CELLS) return table;
  const endOfFirst = table.indexOf('</tr>');
  if (endOfFirst === -1) return table;
  const heads = headsOf(table.slice(0, endOfFirst));
  if (heads.length === 0) return table;
  return table.slice(0, endOfFirst) + namedCells(table.slice(endOfFirst), heads);
}

/** None where the first row holds data. */
function headsOf(row: string): string[] {
  if (/<td\b/.test(row)) return [];
  return row
    .split(/<th(?:\s[^<>]*)?>/)
    .slice(1)
    .map((cell) => asAttribute(cell.slice(0, cell.indexOf('</th>'))));
}

function asAttribute(cell: string): string {
  const text = withoutTags(formulasAsText(cell), ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_HEAD);
  const entity = text.lastIndexOf('&');
  // Half an entity would say something else.
  const isCut = entity >= 0 && !text.includes(';', entity);
  return (isCut ? text.slice(0, entity) : text).replaceAll('"', '&quot;');
}

function namedCells(rows: string, heads: readonly string[]): string {
  let column = 0;
  return rows.replace(/<(tr|th|td)\b/g, (tag, name: string) => {
    if (name === 'tr') {
      column = 0;
      return tag;
    }
    const head = heads[column];
    column += 1;
    return name === 'td' && head ? `${tag} data-head="${head}"` : tag;
  });
}
