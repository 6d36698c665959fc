// What the walks over all endpoints need to know of a feature: values of the parts of its addresses, and how an
// administrator makes the records that these name.
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import type { Plausible } from './plausible-addresses.ts';

export interface RecordsToWalk {
  values: Plausible;
  make?: (admin: TestClient) => Promise<unknown>;
}

const found = import.meta.glob<{ recordsToWalk: RecordsToWalk }>(
  ['../../features/*/testing/records-to-walk.ts', '../../addons/*/testing/records-to-walk.ts'],
  { eager: true },
);
const all = Object.values(found).map(({ recordsToWalk }) => recordsToWalk);

/** Several may name values of one parameter. */
export const valuesOfFeatures: Plausible = Object.fromEntries(
  [...new Set(all.flatMap(({ values }) => Object.keys(values)))].map((name) => [
    name,
    all.flatMap(({ values }) => values[name] ?? []),
  ]),
);

export async function makeRecordsToWalk(admin: TestClient): Promise<void> {
  for (const { make } of all) await make?.(admin);
}
