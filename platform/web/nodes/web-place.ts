// Places of the interface that capabilities add to, as they add to extension points on the server.
import { use } from 'react';
import { useSite } from '../page/site-context.tsx';
import { loadAdditions } from './additions.ts';

/** One addition; made by `place.add(...)`. */
export interface WebAddition {
  readonly place: string;
  readonly value: unknown;
}

/** What one capability adds: `features/<name>/<name>.additions.ts`. */
export interface WebAdditions {
  /** The key of its add-on: what it adds is shown while that is switched on. */
  addon?: string | undefined;
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

/** Suspends until the additions are there. */
export function useAdditions<T>(place: WebPlace<T>): T[] {
  const { addons } = useSite();
  return use(loadAdditions())
    .filter(({ addon }) => addon === undefined || addons.includes(addon))
    .flatMap(({ additions }) => additions)
    .filter((addition) => addition.place === place.name)
    .map(({ value }) => value as T);
}
