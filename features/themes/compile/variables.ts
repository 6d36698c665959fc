// The variables document of a theme: a free tree of JSON, laid over the one of its parent.

export type Variables = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the second says wins; trees are merged, everything else is replaced. */
export function mergeVariables(under: Variables, over: Variables): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(under));
  for (const [key, value] of Object.entries(over)) {
    const below = merged.get(key);
    merged.set(key, isTree(below) && isTree(value) ? mergeVariables(below, value) : value);
  }
  return Object.fromEntries(merged);
}

/** `global.mainColors.primary` */
export function variableAt(variables: Variables, path: string): unknown {
  let at: unknown = variables;
  for (const key of path.split('.')) {
    if (!isTree(at) || !Object.hasOwn(at, key)) return undefined;
    at = at[key];
  }
  return at;
}

/** A tree with the value at that place; undefined takes it out, and what is empty then. */
export function withVariable(variables: Variables, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  const { [key]: below, ...others } = variables;
  const next = rest.length === 0 ? value : withVariable(isTree(below) ? below : {}, rest.join('.'), value);
  const isGone = next === undefined || (rest.length > 0 && isTree(next) && Object.keys(next).length === 0);
  return isGone ? others : { ...others, [key]: next };
}
