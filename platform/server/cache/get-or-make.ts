interface Kept<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** What is kept under the key; made and kept where nothing is. */
export function getOrMake<K, V extends object>(kept: Kept<K, V>, key: K, make: () => V): V {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}
