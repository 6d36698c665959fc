// Who is next where few are served at a time: owners take turns, so that whoever brings much delays nobody but themselves.

export interface Queued {
  /** On whose account it is; undefined: nobody's, such as the site itself. */
  owner?: string | undefined;
}

export class FairQueue<Item extends Queued> {
  readonly #waiting: Item[] = [];
  readonly #served = new Set<string>();
  /** When each owner who waits got the last turn. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;

  get length(): number {
    return this.#waiting.length;
  }

  countOf(owner: string): number {
    return this.#waiting.filter((item) => item.owner === owner).length;
  }

  add(item: Item): void {
    this.#waiting.push(item);
  }

  /** Of those whose owner is not being served, the one whose owner waited longest for a turn. */
  take(): Item | undefined {
    let next: Item | undefined;
    for (const item of this.#waiting) {
      if (item.owner !== undefined && this.#served.has(item.owner)) continue;
      if (!next || this.#lastTurn(item) < this.#lastTurn(next)) next = item;
    }
    if (!next) return undefined;
    this.remove(next);
    if (next.owner !== undefined) {
      this.#served.add(next.owner);
      this.#lastTurns.set(next.owner, ++this.#turns);
    }
    return next;
  }

  remove(item: Item): void {
    const at = this.#waiting.indexOf(item);
    if (at >= 0) this.#waiting.splice(at, 1);
  }

  /** The owner has been served; without it the next one stays behind. */
  finish({ owner }: Queued): void {
    if (owner === undefined) return;
    this.#served.delete(owner);
    if (this.countOf(owner) === 0) this.#lastTurns.delete(owner);
  }

  takeAll(): Item[] {
    return this.#waiting.splice(0);
  }

  #lastTurn({ owner }: Item): number {
    return (owner !== undefined && this.#lastTurns.get(owner)) || 0;
  }
}
