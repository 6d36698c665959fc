// What is made once and used for many responses and pages. It is frozen, so what was derived from it, such as its JSON or
// its HTML, can be reused; and it has an identity, so nobody has to compare what it holds.

const numbers = new WeakMap<object, number>();
let last = 0;

export function immutable<T extends object>(value: T): Readonly<T> {
  numbers.set(value, ++last);
  return Object.freeze(value);
}

/** Undefined of what may still change, and of what is no object. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
}

/** Memoizes what was derived from immutable objects while all other inputs are the same too. */
export class Memoized<From extends object, Made extends object> {
  readonly #known = new WeakMap<From, { facts: readonly unknown[]; made: Readonly<Made> }>();

  /** The facts are compared as they are: objects must stay the same until their content has changed. */
  of(from: From, facts: readonly unknown[], make: () => Made): Readonly<Made> {
    const known = this.#known.get(from);
    if (known?.facts.every((fact, at) => fact === facts[at])) return known.made;
    const made = immutable(make());
    this.#known.set(from, { facts, made });
    return made;
  }
}
