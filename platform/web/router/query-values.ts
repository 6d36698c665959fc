// The state of a list or a filter, as the query string says it.

export type QueryValue = string | number | boolean;
export type QueryValues = Record<string, QueryValue>;

/** Which names there are, of which kind, and what holds where the address is silent. */
export type QueryDefaults = Readonly<QueryValues>;

/** Numbers are read as such, true and false only where the default is one of them; nonsense is the default. */
export function readQuery<T extends QueryDefaults>(search: string, defaults: T): Widened<T> {
  const query = new URLSearchParams(search);
  const entries = Object.entries(defaults).map(([name, standard]) => [
    name,
    readValue(query.get(name), standard),
  ]);
  return Object.fromEntries(entries) as Widened<T>;
}

/** `false` as a default is no promise that it stays false. */
export type Widened<T> = {
  [K in keyof T]: T[K] extends boolean ? boolean : T[K] extends number ? number : string;
};

function readValue(text: string | null, standard: QueryValue): QueryValue {
  if (text === null || text === '') return standard;
  if (typeof standard === 'boolean') return text === 'true' ? true : text === 'false' ? false : standard;
  if (typeof standard === 'number') return /^-?\d+$/.test(text) ? Number(text) : standard;
  return text;
}

/** The query string with these values in it: what is empty or the default is left out, what is not ours stays. */
export function writeQuery<T extends QueryDefaults>(
  search: string,
  defaults: T,
  values: Partial<Widened<T>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === '' || value === defaults[name]) query.delete(name);
    else query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}
