/** A part of an address as people read it; left as it is where its escapes make no sense. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
