// Who gets past the guards of each endpoint, asked about what an administrator wrote. Whoever adds an endpoint adds a row
// in the folder of its feature.
import type { WhoMayCall } from './callers.ts';

const found = import.meta.glob<{ whoMayCall: WhoMayCall }>(
  ['../../features/*/testing/who-may-call.ts', '../../addons/*/testing/who-may-call.ts'],
  { eager: true },
);

export const mayCall: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...Object.values(found).map(({ whoMayCall }) => whoMayCall),
);
