// What is made once and used for many answers and pages. It is frozen, so what was made of it once, such as its JSON or
// its drawing, is as good the next time; and it is known by a number, so nobody has to look at what it holds.

const numbers = new WeakMap<object, number>();
let last = 0;

export function unchanging<T extends object>(value: T): Readonly<T> {
  numbers.set(value, ++last);
  return Object.freeze(value);
}

/** Undefined of what may still change, and of what is no object. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null ? numbers.get(value) : undefined;
}

/** What was made of objects that cannot change, and taken again while all else that it was made of is the same too. */
export class MadeOnce<From extends object, Made extends object> {
  readonly #known = new WeakMap<From, { facts: readonly unknown[]; made: Readonly<Made> }>();

  /** The facts are compared as they are: objects must stay the same until what they tell has changed. */
  of(from: From, facts: readonly unknown[], make: () => Made): Readonly<Made> {
    const known = this.#known.get(from);
    if (known?.facts.every((fact, at) => fact === facts[at])) return known.made;
    const made = unchanging(make());
    this.#known.set(from, { facts, made });
    return made;
  }
}
