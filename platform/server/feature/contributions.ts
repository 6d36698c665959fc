// What features bring under one name of their manifests: collected once for each list of features, since most bring none
// and every page asks.
import { getOrCreate } from '../cache/get-or-create.ts';
import type { Feature } from './feature.ts';

type Contribution<K extends keyof Feature> =
  NonNullable<Feature[K]> extends readonly (infer Each)[] ? Each : NonNullable<Feature[K]>;

const known = new WeakMap<readonly Feature[], Map<keyof Feature, readonly unknown[]>>();

/** In order of dependency. The list must be one that is kept, as `FeatureSet.enabled()` answers it. */
export function contributions<K extends keyof Feature>(
  features: readonly Feature[],
  name: K,
): readonly Contribution<K>[] {
  const byName = getOrCreate(known, features, () => new Map<keyof Feature, readonly unknown[]>());
  const collected = getOrCreate(byName, name, () =>
    features.flatMap((feature): readonly unknown[] => [feature[name] ?? []].flat()),
  );
  return collected as readonly Contribution<K>[];
}
