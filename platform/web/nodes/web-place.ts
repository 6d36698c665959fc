// Places of the interface that capabilities add to, as they add to extension points on the server.

/** One addition; made by `place.add(...)`. */
export interface WebAddition {
  readonly place: string;
  readonly value: unknown;
}

/** What one capability adds: `features/<name>/<name>.additions.ts`. */
export interface WebAdditions {
  /** The key of its add-on: what it adds is shown while that is switched on. */
  addon?: string | undefined;
  /** The name of a capability of the core that a setting takes away: until then. */
  feature?: string;
  additions: readonly WebAddition[];
}

/** Known by its name, so that an add-on which is loaded while the site runs means the same place. */
export class WebPlace<T> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  add(value: T): WebAddition {
    return { place: this.name, value };
  }
}
