// Where each post of a topic hangs: replies under what they answer, as deep as our threads go.

export const MAX_DEPTH = 5;

export interface ThreadedPost {
  number: number;
  repliesTo: number | undefined;
}

export interface Place {
  /** The post number this one hangs under; undefined at the top. */
  parent: number | undefined;
  /** The post number of the top of its thread: itself at the top. */
  top: number;
  depth: number;
  /** What it answers, where it had to be hung higher up. */
  flattenedFrom: number | undefined;
}

/**
 * Posts in the order of their numbers; `known` are those of the topic that are here already. An answer to the opening
 * post, to a post that is gone or to a later one stands at the top.
 */
export function planThread(
  posts: readonly ThreadedPost[],
  openingNumber: number,
  known: ReadonlyMap<number, Place> = new Map(),
): Map<number, Place> {
  const places = new Map(known);
  for (const { number, repliesTo } of posts) {
    const isReply = repliesTo !== undefined && repliesTo !== openingNumber && repliesTo < number;
    const answered = isReply ? places.get(repliesTo) : undefined;
    if (repliesTo === undefined || !answered) {
      places.set(number, { parent: undefined, top: number, depth: 1, flattenedFrom: undefined });
      continue;
    }
    const isTooDeep = answered.depth >= MAX_DEPTH;
    places.set(number, {
      parent: isTooDeep ? answered.parent : repliesTo,
      top: answered.top,
      depth: isTooDeep ? MAX_DEPTH : answered.depth + 1,
      flattenedFrom: isTooDeep ? repliesTo : undefined,
    });
  }
  return places;
}
