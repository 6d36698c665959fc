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
