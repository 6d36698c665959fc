// How much of something may be done in a while: a bucket that fills at an even pace, one for each who draws from it.

export interface Allowance {
  /** How many at once, and within `seconds` on the whole. 0: as many as one likes. */
  count: number;
  seconds: number;
}

export interface Draw {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the bucket is full again. */
  reset: number;
  /** Seconds until the next one is possible. */
  retryAfter: number;
}

interface Bucket {
  tokens: number;
  at: number;
  /** When it will be full: from then on it need not be remembered. */
  fullAt: number;
}

const MAX_BUCKETS = 50_000;

/** What a bucket with so much in it says. */
export function drawOf(tokens: number, { count, seconds }: Allowance): Draw {
  const pace = count / seconds;
  const isAllowed = tokens >= 1;
  const left = isAllowed ? tokens - 1 : tokens;
  return {
    isAllowed,
    limit: count,
    remaining: Math.floor(left),
    reset: Math.ceil((count - left) / pace),
    retryAfter: isAllowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / pace)),
  };
}

/** In the memory of this process. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();

  /** What a draw would say. Nothing is taken: `take` does that once every bucket concerned has said yes. */
  peek(key: string, allowance: Allowance, now: number): Draw {
    const { count, seconds } = allowance;
    return drawOf(this.#tokens(key, count, count / seconds, now), allowance);
  }

  take(key: string, allowance: Allowance, now: number): void {
    this.#change(key, allowance, now, -1);
  }

  replay(key: string, allowance: Allowance, now: number): void {
    if (this.#buckets.has(key)) this.#change(key, allowance, now, 1);
  }

  #change(key: string, { count, seconds }: Allowance, now: number, by: number): void {
    const pace = count / seconds;
    const tokens = Math.min(count, this.#tokens(key, count, pace, now) + by);
    if (!this.#buckets.has(key) && this.#buckets.size >= MAX_BUCKETS) this.#forget(now);
    this.#buckets.set(key, { tokens, at: now, fullAt: now + ((count - tokens) / pace) * 1000 });
  }

  #tokens(key: string, count: number, pace: number, now: number): number {
    const bucket = this.#buckets.get(key);
    return bucket ? Math.min(count, bucket.tokens + ((now - bucket.at) / 1000) * pace) : count;
  }

  /** The full ones say nothing; if too many are left, the oldest go, enough of them to have room for a while. */
  #forget(now: number): void {
    for (const [key, { fullAt }] of this.#buckets) if (fullAt <= now) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < MAX_BUCKETS * 0.9) return;
      this.#buckets.delete(key);
    }
  }
}
