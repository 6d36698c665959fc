// What all guests are answered alike, where the contract says so: made once, and again when anything changes. Views and
// the like change without an event, so nothing is kept for more than a few seconds.
import type { FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/endpoint.ts';
import { type CachedPage, PageCache } from '../cache/page-cache.ts';
import { tagOf } from '../cache/touch.ts';
import { wantsCsv } from './answer-format.ts';
import { isForEveryGuest } from './cache-headers.ts';
import type { RequestContext } from './context.ts';
import type { ReadyBody } from './ready-body.ts';

const LONGEST_MILLISECONDS = 5000;
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_REMEMBERED = 1000;
/** Routes do not say what their answers are made of. */
const TAGS: ReadonlySet<string> = new Set([tagOf.anything, tagOf.everything]);

export interface ReadyAnswer {
  status: number;
  /** What the answer says beyond what stands on every one: its paging, for one. */
  headers: Record<string, string>;
  body: ReadyBody;
}

interface ShelvedAnswer extends ReadyAnswer, CachedPage {
  madeAt: number;
}

/** Where the answer of a call is kept; `generation` is of the time before it was made. */
export interface AnswerPlace {
  key: string;
  generation: number;
}

export class AnswerShelf {
  readonly #answers: PageCache<ShelvedAnswer>;
  /** Asked once, lately. Who reads all there is asks for nothing twice, and what is kept for nobody costs only room. */
  readonly #askedOnce = new Set<string>();

  constructor(isTrusted: () => boolean) {
    this.#answers = new PageCache(isTrusted, MOST_BYTES);
  }

  /** None where the answer is anybody's own. */
  placeOf(ctx: RequestContext, spec: EndpointSpec, request: FastifyRequest): AnswerPlace | undefined {
    if (!spec.isKeptForGuests || wantsCsv(request) || !isForEveryGuest(ctx, request)) return undefined;
    const key = `${ctx.viewer.audience}|${ctx.locale}|${ctx.requestUrl}`;
    return { key, generation: this.#answers.generation };
  }

  find({ key }: AnswerPlace): ReadyAnswer | undefined {
    const kept = this.#answers.get(key);
    return kept && Date.now() - kept.madeAt < LONGEST_MILLISECONDS ? kept : undefined;
  }

  keep({ key, generation }: AnswerPlace, answer: ReadyAnswer): void {
    if (!this.#askedOnce.has(key)) {
      if (this.#askedOnce.size >= MOST_REMEMBERED) this.#askedOnce.clear();
      this.#askedOnce.add(key);
      return;
    }
    const kept = { key, tags: TAGS, bytes: answer.body.memory, ...answer, madeAt: Date.now() };
    this.#answers.put(kept, generation);
  }

  touch(tags: readonly string[]): void {
    this.#answers.touch([...tags, tagOf.anything]);
  }
}
