import type { BackupManifest } from '../archive/archive-format.ts';

/** Tables of records that people know, as reports of imports call them. */
const KINDS: readonly (readonly [table: string, kind: string])[] = [
  ['users', 'accounts'],
  ['categories', 'categories'],
  ['discussions', 'topics'],
  ['comments', 'comments'],
  ['tags', 'tags'],
  ['bookmarks', 'bookmarks'],
];

export function kindsOf({ tables, files }: BackupManifest): { kind: string; count: number }[] {
  const rows = new Map(tables.map((table) => [table.name, table.rows]));
  const counted = KINDS.map(([table, kind]) => ({ kind, count: rows.get(table) ?? 0 }));
  return [...counted, { kind: 'files', count: files.count }].filter(({ count }) => count > 0);
}
