// A list as a table: one row each, nested properties by dotted names.
import { isRecord } from '../input/coerce.ts';

const FORMULA = /^[=+\-@\t\r]/;

/** `columns` are there even where no row is. */
export function csvOf(rows: readonly unknown[], columns: readonly string[]): string {
  const flat = rows.map((row) => flatten(row));
  const found = flat.flatMap((row) => [...row.keys()]);
  const names = [...new Set(rows.length === 0 ? columns : found)];
  const lines = [names.map(cell), ...flat.map((row) => names.map((name) => cell(row.get(name))))];
  return `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

function flatten(value: unknown, path = '', into = new Map<string, unknown>()): Map<string, unknown> {
  if (!isRecord(value)) return into.set(path, value);
  for (const [name, each] of Object.entries(value))
    flatten(each, path === '' ? name : `${path}.${name}`, into);
  return into;
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A spreadsheet would take it for a formula, and run it for whoever opens the file.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
