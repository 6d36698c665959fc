// `fields=a,b.c`: of each row only these. `fieldMapping[a.b]=Label`: only these, by other names.
import { fieldProblem } from '../../../contract/errors.ts';
import { isRecord } from '../input/coerce.ts';

export type PickRows = (body: unknown) => unknown;

/** Undefined where everything is wanted. */
export function fieldPicker({ fields, fieldMapping }: Record<string, unknown>): PickRows | undefined {
  if (fieldMapping !== undefined) {
    if (fields !== undefined)
      throw fieldProblem('fieldMapping', 'fieldMapping cannot be used together with fields.');
    if (!isRecord(fieldMapping) || Object.values(fieldMapping).some((label) => typeof label !== 'string'))
      throw fieldProblem('fieldMapping', 'fieldMapping is written as fieldMapping[name]=Label.');
    const labels = Object.entries(fieldMapping as Record<string, string>);
    return (body) => overRows(body, (row) => renamed(row, labels));
  }
  if (fields === undefined) return undefined;
  const paths = (Array.isArray(fields) ? fields : [fields])
    .flatMap((each) => String(each).split(','))
    .map((path) => path.trim().split('.'));
  return (body) => pickPaths(body, paths);
}

function overRows(body: unknown, change: (row: unknown) => unknown): unknown {
  return Array.isArray(body) ? body.map(change) : change(body);
}

function pickPaths(body: unknown, paths: string[][]): unknown {
  return overRows(body, (row) => pick(row, paths));
}

function pick(row: unknown, paths: string[][]): unknown {
  if (!isRecord(row)) return row;
  const picked: Record<string, unknown> = {};
  for (const [name, below] of Object.entries(Object.groupBy(paths, (path) => path[0] ?? ''))) {
    if (!Object.hasOwn(row, name)) continue;
    const deeper = (below ?? []).map((path) => path.slice(1)).filter((path) => path.length > 0);
    picked[name] = deeper.length > 0 ? pickPaths(row[name], deeper) : row[name];
  }
  return picked;
}

function renamed(row: unknown, labels: readonly [path: string, label: string][]): unknown {
  if (!isRecord(row)) return row;
  return Object.fromEntries(labels.map(([path, label]) => [label, valueAt(row, path.split('.')) ?? null]));
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, name) => (isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    value,
  );
}
