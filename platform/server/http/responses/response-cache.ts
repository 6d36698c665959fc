// Responses that are the same for all guests, where the contract says so: cached until anything changes. Views and
// the like change without an event, so nothing is cached for more than a few seconds.
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../../contract/endpoint.ts';
import { cacheTag } from '../../cache/cache-tags.ts';
import { type CacheEntry, TaggedCache } from '../../cache/tagged-cache.ts';
import type { RequestContext } from '../context.ts';
import { isForEveryGuest } from './cache-headers.ts';
import type { ResponseBuffer } from './response-buffer.ts';
import { wantsCsv } from './response-format.ts';

declare module '../../site/site.ts' {
  interface Site {
    readonly responses: ResponseCache;
  }
}

const LONGEST_MILLISECONDS = 5000;
const MOST_BYTES = 32 * 1024 * 1024;
const MAX_KEYS = 1000;
/** Routes do not declare what their responses depend on. */
const TAGS: ReadonlySet<string> = new Set([cacheTag.anything, cacheTag.everything]);

export interface CachedResponse {
  status: number;
  /** What the answer says beyond what stands on every one: its paging, for one. */
  headers: Record<string, string>;
  body: ResponseBuffer;
}

interface ResponseEntry extends CachedResponse, CacheEntry {
  madeAt: number;
}

/** Where the response of a call is cached; `generation` is of the time before it was made. */
export interface CacheSlot {
  key: string;
  generation: number;
}

export class ResponseCache {
  readonly #answers: TaggedCache<ResponseEntry>;
  /** Requested once, lately. A crawler requests nothing twice: to cache for it would only cost memory. */
  readonly #askedOnce = new Set<string>();

  constructor(isTrusted: () => boolean) {
    this.#answers = new TaggedCache(isTrusted, MOST_BYTES);
  }

  /** None where the answer is anybody's own. */
  placeOf(ctx: RequestContext, spec: EndpointSpec, request: FastifyRequest): CacheSlot | undefined {
    if (!spec.isCachedForGuests || wantsCsv(request) || !isForEveryGuest(ctx, request)) return undefined;
    const key = `${ctx.viewer.audience}|${ctx.locale}|${ctx.requestUrl}`;
    return { key, generation: this.#answers.generation };
  }

  find({ key }: CacheSlot): CachedResponse | undefined {
    const cached = this.#answers.get(key);
    return cached && Date.now() - cached.madeAt < LONGEST_MILLISECONDS ? cached : undefined;
  }

  store({ key, generation }: CacheSlot, answer: CachedResponse): void {
    if (!this.#askedOnce.has(key)) {
      if (this.#askedOnce.size >= MAX_KEYS) this.#askedOnce.clear();
      this.#askedOnce.add(key);
      return;
    }
    const cached = { key, tags: TAGS, bytes: answer.body.memory, ...answer, madeAt: Date.now() };
    this.#answers.put(cached, generation);
  }

  invalidate(tags: readonly string[]): void {
    this.#answers.invalidate([...tags, cacheTag.anything]);
  }
}
