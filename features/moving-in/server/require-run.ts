import { notFound } from '../../../platform/contract/errors.ts';
import type { ImportRunRow } from './import-run.rows.ts';

export function requireRun(row: ImportRunRow | undefined): ImportRunRow {
  if (!row) throw notFound('Import');
  return row;
}
