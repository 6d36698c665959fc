// What the walks over all endpoints need to know of a feature: values of the parts of its addresses, and how an
// administrator makes the records that these name.
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import type { Plausible } from './plausible-addresses.ts';

export interface RecordsToWalk {
  values: Plausible;
  make: (admin: TestClient) => Promise<unknown>;
}

const found = import.meta.glob<{ recordsToWalk: RecordsToWalk }>(
  ['../../features/*/testing/records-to-walk.ts', '../../addons/*/testing/records-to-walk.ts'],
  { eager: true },
);
const all = Object.values(found).map(({ recordsToWalk }) => recordsToWalk);

export const valuesOfFeatures: Plausible = Object.assign({}, ...all.map(({ values }) => values));

export async function makeRecordsToWalk(admin: TestClient): Promise<void> {
  for (const { make } of all) await make(admin);
}
