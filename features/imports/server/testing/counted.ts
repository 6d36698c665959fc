// What an export counts, and what is counted here: a line for each topic, question and post.
export type Counted = ReadonlyMap<string, string>;

/** Where the two differ, or one has nothing. */
export function differences(there: Counted, here: Counted): string[] {
  return [...new Set([...there.keys(), ...here.keys()])]
    .filter((key) => there.get(key) !== here.get(key))
    .map((key) => `${key}: ${there.get(key)} there, ${here.get(key)} here`);
}
