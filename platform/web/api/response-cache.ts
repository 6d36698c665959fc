// Caches responses of our own API that are used more than once while one reads.

const STALE_AFTER = 5 * 60_000;

/** Good for five minutes; a page that comes back from the back-forward cache trusts none of them. */
export class ResponseCache<Key, Answer> {
  readonly #answers = new Map<Key, { answer: Answer; at: number }>();

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) this.#answers.clear();
    });
  }

  get(key: Key): Answer | undefined {
    const known = this.#answers.get(key);
    return known && Date.now() - known.at < STALE_AFTER ? known.answer : undefined;
  }

  set(key: Key, answer: Answer): void {
    this.#answers.set(key, { answer, at: Date.now() });
  }
}
