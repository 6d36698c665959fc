// Response times are counted in memory and written together every quarter of a minute: no request waits for it or writes.
// Processes add to the same rows; what could not be written stays for the next time, and the rest is written at the end.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';
import type { AnsweredRequest } from '../../../platform/server/http/monitoring/metrics.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { type RequestKind, requestKinds, TIME_LIMITS } from '../response-times.contract.ts';

const FLUSH_AFTER = 15_000;
const DAY_MS = 86_400_000;
const SLOTS = requestKinds.length * TIME_LIMITS.length;

interface CountsOfDay {
  /** By kind and limit. */
  requests: Float64Array;
  failures: Float64Array;
}

class ResponseTimes {
  readonly #site: Site;
  /** Days since 1970. */
  #days = new Map<number, CountsOfDay>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(site: Site) {
    this.#site = site;
    site.onClose(() => this.flush());
  }

  add(kind: RequestKind, milliseconds: number, hasFailed: boolean): void {
    const counts = this.#countsOf(Math.floor(Date.now() / DAY_MS));
    const slot = requestKinds.indexOf(kind) * TIME_LIMITS.length + placeOf(milliseconds);
    raise(counts.requests, slot, 1);
    if (hasFailed) raise(counts.failures, slot, 1);
    this.#flushLater();
  }

  /** One after another: whoever waits for it finds everything written that was counted before. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write());
    return this.#writing;
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: Error) => {
        this.#site.log.warn({ err: error }, 'response times could not be written');
        this.#flushLater();
      });
    }, FLUSH_AFTER).unref();
  }

  async #write(): Promise<void> {
    const days = this.#days;
    if (days.size === 0) return;
    this.#days = new Map();
    const rows = [...days].flatMap(([day, counts]) => rowsOf(day, counts));
    try {
      // Always in the same order: two processes writing at once never wait for each other in a circle.
      await this.#site.database.execute(sql`
        insert into response_times as known (day, kind, up_to, requests, failures)
        select * from unnest(${rows.map(({ day }) => day)}::date[], ${rows.map(({ kind }) => kind)}::text[],
          ${rows.map(({ upTo }) => upTo)}::int[], ${rows.map(({ requests }) => requests)}::bigint[],
          ${rows.map(({ failures }) => failures)}::bigint[]) as counted (day, kind, up_to, requests, failures)
        order by day, kind, up_to
        on conflict (day, kind, up_to) do update
        set requests = known.requests + excluded.requests, failures = known.failures + excluded.failures`);
    } catch (error) {
      for (const [day, counts] of days) this.#addAgain(day, counts);
      throw error;
    }
  }

  #addAgain(day: number, { requests, failures }: CountsOfDay): void {
    const counts = this.#countsOf(day);
    for (let slot = 0; slot < SLOTS; slot++) {
      raise(counts.requests, slot, requests[slot] ?? 0);
      raise(counts.failures, slot, failures[slot] ?? 0);
    }
  }

  #countsOf(day: number): CountsOfDay {
    const known = this.#days.get(day);
    if (known) return known;
    const made = { requests: new Float64Array(SLOTS), failures: new Float64Array(SLOTS) };
    this.#days.set(day, made);
    return made;
  }
}

const raise = (counts: Float64Array, slot: number, by: number) => {
  counts[slot] = (counts[slot] ?? 0) + by;
};

function placeOf(milliseconds: number): number {
  for (let at = 0; at < TIME_LIMITS.length - 1; at++) if (milliseconds <= (TIME_LIMITS[at] ?? 0)) return at;
  return TIME_LIMITS.length - 1;
}

function rowsOf(dayNumber: number, counts: CountsOfDay) {
  const day = new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
  return requestKinds.flatMap((kind, kindAt) =>
    TIME_LIMITS.map((upTo, at) => {
      const slot = kindAt * TIME_LIMITS.length + at;
      return { day, kind, upTo, requests: counts.requests[slot] ?? 0, failures: counts.failures[slot] ?? 0 };
    }).filter(({ requests }) => requests > 0),
  );
}

const counted = new WeakMap<Site, ResponseTimes>();

export function responseTimes(site: Site): ResponseTimes {
  const known = counted.get(site);
  if (known) return known;
  const made = new ResponseTimes(site);
  counted.set(site, made);
  return made;
}

/** Pages that are fetched as a link is followed are pages as well; files, feeds and streams are not counted. */
export function countAnswer(site: Site, { route, url, status, milliseconds }: AnsweredRequest): void {
  const kind = kindOf(route, url);
  if (kind) responseTimes(site).add(kind, milliseconds, status >= 500);
}

const API = '/api/v2/';

function kindOf(route: string | undefined, url: string): RequestKind | undefined {
  // Pages but the first have no route of their own.
  if (route === undefined || route === '/') {
    if (url.startsWith(API)) return 'api';
    return /^\/search(?:[/?]|$)/.test(url) ? 'search' : 'page';
  }
  if (!route.startsWith(API)) return undefined;
  if (route === `${API}search` || route.startsWith(`${API}search/`)) return 'search';
  return route.startsWith(`${API}layouts/lookup-hydrate`) ? 'page' : 'api';
}

export const responseTimeExpiry: Expiry = {
  name: 'response times',
  remove: (db, limit) =>
    db.execute(sql`
      delete from response_times where (day, kind, up_to) in (
        select day, kind, up_to from response_times where day < current_date - 800 limit ${sql.integer(limit)})`),
};
