interface MapLike<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of the key; where there is none, it is made and stored. */
export function getOrCreate<K, V extends object>(map: MapLike<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
}
