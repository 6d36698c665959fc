interface Cached<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is cached under the key; created and cached where nothing is. */
export function getOrCreate<K, V extends object>(cached: Cached<K, V>, key: K, make: () => V): V {
  const known = cached.get(key);
  if (known) return known;
  const made = make();
  cached.set(key, made);
  return made;
}
