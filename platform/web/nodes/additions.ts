// What capabilities add to places that show little at first, menus above all: fetched when the first of them is opened.
import type { WebAdditions } from './web-place.ts';

type Source = () => Promise<readonly WebAdditions[]>;

let source: Source = async () => [];
let loading: ReturnType<Source> | undefined;

export function provideAdditions(from: Source): void {
  source = from;
  invalidateAdditions();
}

/** After a feature came or went while the site runs: whatever is opened next shows it. */
export function invalidateAdditions(): void {
  loading = undefined;
}

/** Asked for again where it failed: without a network it is not there yet. */
export function loadAdditions(): ReturnType<Source> {
  loading ??= source().catch((error: unknown) => {
    invalidateAdditions();
    throw error;
  });
  return loading;
}
