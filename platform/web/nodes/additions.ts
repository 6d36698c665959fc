// What capabilities add to places that show little at first, menus above all: fetched when the first of them is opened.
import type { WebAdditions } from './web-place.ts';

type Source = (withManaged: boolean) => Promise<readonly WebAdditions[]>;

let source: Source = async () => [];
let loading: ReturnType<Source> | undefined;
let withManaged = false;

export function provideAdditions(from: Source): void {
  source = from;
  invalidateAdditions();
}

/** After a feature came or went while the site runs: whatever is opened next shows it. */
export function invalidateAdditions(): void {
  loading = undefined;
}

/** From now on those of `*.managed.additions.ts` too: for a place that only those who manage the site see. */
export function wantManagedAdditions(): void {
  if (!withManaged) invalidateAdditions();
  withManaged = true;
}

/** Asked for again where it failed: without a network it is not there yet. */
export function loadAdditions(): ReturnType<Source> {
  loading ??= source(withManaged).catch((error: unknown) => {
    invalidateAdditions();
    throw error;
  });
  return loading;
}
