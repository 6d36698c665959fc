// Older clients put what is done before what it is done to: `/comments/answer/1` is `/comments/1/answer`.

/** The other order of a path of one action and one id. Undefined: there is none. */
export function alternatePath(path: string): string | undefined {
  const [, resource, first, last, ...more] = path.split('/');
  if (!first || !last || more.length > 0 || isParameter(first) === isParameter(last)) return undefined;
  return `/${resource}/${last}/${first}`;
}

/** Whether every address of a path is one of another declared path too. */
export function isCoveredBy(path: string, declared: string): boolean {
  const parts = path.split('/');
  const others = declared.split('/');
  return (
    parts.length === others.length && others.every((other, at) => isParameter(other) || other === parts[at])
  );
}

const isParameter = (part: string): boolean => part.startsWith(':');
