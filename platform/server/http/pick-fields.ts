// `fields=a,b.c`: of each row only these.

export function pickFields(body: unknown, fields: unknown): unknown {
  if (fields === undefined) return body;
  const paths = (Array.isArray(fields) ? fields : [fields])
    .flatMap((each) => String(each).split(','))
    .map((path) => path.trim().split('.'));
  return Array.isArray(body) ? body.map((row) => pick(row, paths)) : pick(body, paths);
}

function pick(row: unknown, paths: string[][]): unknown {
  if (typeof row !== 'object' || row === null) return row;
  const source = row as Record<string, unknown>;
  const picked: Record<string, unknown> = {};
  for (const [name, below] of Object.entries(Object.groupBy(paths, (path) => path[0] ?? ''))) {
    if (!Object.hasOwn(source, name)) continue;
    const deeper = (below ?? []).map((path) => path.slice(1)).filter((path) => path.length > 0);
    picked[name] =
      deeper.length > 0
        ? pickFields(
            source[name],
            deeper.map((path) => path.join('.')),
          )
        : source[name];
  }
  return picked;
}
