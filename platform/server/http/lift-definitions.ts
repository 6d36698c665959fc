// References in a document are read from its root, so definitions cannot stay inside the schemas they came with.

/** Moves every `$defs` into `schemas` and points the references there. */
export function liftDefinitions(node: unknown, name: string, schemas: Record<string, unknown>): unknown {
  if (Array.isArray(node)) return node.map((each) => liftDefinitions(each, name, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const { $defs, ...rest } = node as Record<string, unknown>;
  if ($defs === undefined) return mapValues(rest, (each) => liftDefinitions(each, name, schemas));
  const prefix = `${name}${Object.keys(schemas).length}`;
  for (const [each, definition] of Object.entries($defs as Record<string, unknown>))
    schemas[prefix + each] = pointTo(definition, prefix);
  return pointTo(rest, prefix);
}

function pointTo(node: unknown, prefix: string): unknown {
  if (Array.isArray(node)) return node.map((each) => pointTo(each, prefix));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...rest } = node as Record<string, unknown>;
  const pointed = mapValues(rest, (each) => pointTo(each, prefix));
  if (typeof $ref !== 'string') return pointed;
  return { ...pointed, $ref: $ref.replace('#/$defs/', `#/components/schemas/${prefix}`) };
}

function mapValues(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
