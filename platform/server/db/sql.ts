// SQL stays readable SQL: a tagged template that keeps values apart from text and nests.

export class Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  /** See `sql.plannedOnce`. */
  readonly isPlannedOnce: boolean = false;

  constructor(strings: readonly string[], values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }

  /** A condition that never holds, written so. */
  get isFalse(): boolean {
    return this.values.length === 0 && this.strings.join('') === 'false';
  }

  /** A condition that always holds, written so. */
  get isTrue(): boolean {
    return this.values.length === 0 && this.strings.join('') === 'true';
  }

  /** The statement as the driver wants it: one text with $n, and the values in order. */
  compile(): { text: string; values: unknown[] } {
    const out = { text: '', values: [] as unknown[] };
    appendTo(out, this);
    return out;
  }
}

function appendTo(out: { text: string; values: unknown[] }, { strings, values }: Sql): void {
  for (let at = 0; at < strings.length; at++) {
    out.text += strings[at];
    if (at >= values.length) continue;
    const value = values[at];
    if (value instanceof Sql) appendTo(out, value);
    else {
      out.values.push(value);
      out.text += `$${out.values.length}`;
    }
  }
}

export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(strings, values);
}

class PlannedOnceSql extends Sql {
  override readonly isPlannedOnce = true;
}

/**
 * A statement of its own whose plan serves all values (`plan_cache_mode`): where it takes far longer to plan than to run, and
 * PostgreSQL, which knows the cost of planning only roughly, would plan it again at every call. Within a transaction of others
 * it is planned as they are.
 */
sql.plannedOnce = ({ strings, values }: Sql): Sql => new PlannedOnceSql(strings, values);

/** Text that is part of the statement. For constants of ours alone, never for anything that came in. */
sql.raw = (text: string): Sql => new Sql([text], []);

/** A literal LIMIT or OFFSET: with a parameter the planner would plan again at every call. */
sql.integer = (value: number): Sql => {
  if (!Number.isSafeInteger(value)) throw new TypeError(`Not an integer: ${value}`);
  return new Sql([String(value)], []);
};

/** PostgreSQL takes an array that it does not know for one of so many elements. */
const RECKONED_LENGTH = 10;

/**
 * `key = ${sql.anyOf(ids)}`. Of few ids the last one is repeated, which finds nothing more: for fewer than it reckons with
 * PostgreSQL holds a plan for all executions to be dearer than one for these, and plans again at every call. For keys of rows:
 * of what many rows share, a member's posts, it would reckon with ten times as many rows as there are.
 */
sql.anyOf = (ids: readonly number[]): Sql => {
  const last = ids.at(-1);
  const missing = last === undefined ? 0 : Math.max(0, RECKONED_LENGTH - ids.length);
  return new Sql(['any(', '::int[])'], [[...ids, ...Array<number | undefined>(missing).fill(last)]]);
};

const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;

/** A name of ours as a literal, never anything that came in: what is the same at every call needs no parameter. */
sql.constant = (name: string): Sql => sql.raw(quoted(name));

/**
 * `name = ${sql.anyConstant(names)}`. Many names in the statement PostgreSQL looks up by a hash; those of a parameter it
 * compares with one after the other, for every row.
 */
sql.anyConstant = (names: readonly string[]): Sql =>
  sql.raw(`any(array[${names.map(quoted).join()}]::text[])`);

sql.join = (parts: readonly Sql[], separator = ', '): Sql => {
  if (parts.length === 0) return sql.empty;
  return new Sql(['', ...Array<string>(parts.length - 1).fill(separator), ''], parts);
};

/** All conditions hold; none given means true. */
sql.and = (conditions: readonly (Sql | undefined | false)[]): Sql => {
  const present = conditions.filter((each): each is Sql => each instanceof Sql);
  return present.length === 0 ? sql.raw('true') : sql.join(present, ' and ');
};

sql.empty = new Sql([''], []);
