// Page views are counted in memory and written together every few seconds: nobody waits for them.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { TickKind } from '../analytics.contract.ts';
import { anonymousAmong } from './anonymity.ts';

const FLUSH_AFTER = 4000;

interface PageView {
  day: string;
  kind: TickKind | 'visit' | 'missed_search';
  audience: 'guest' | 'member' | 'anonymous';
}

/** Of one member within the last seconds. */
type MemberVisit = { day: string; userID: number };

class PageViews {
  readonly #site: Site;
  #counts = new Map<string, number>();
  /** Until they are written: what each of them chose about being counted is read for all at once. */
  #memberVisits: MemberVisit[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(site: Site) {
    this.#site = site;
    site.onClose(() => this.flush());
  }

  add({ day, kind, audience }: PageView): void {
    this.#raise(`${day} ${kind} ${audience}`, 1);
    this.#flushLater();
  }

  addVisitOfMember(visit: MemberVisit): void {
    this.#memberVisits.push(visit);
    this.#flushLater();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: Error) =>
        this.#site.log.warn({ err: error }, 'page views could not be written'),
      );
    }, FLUSH_AFTER).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#countMemberVisits();
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    // Always in the same order: two processes writing at once never wait for each other in a circle.
    const keys = [...counts.keys()].sort();
    const part = (at: number) => keys.map((key) => key.split(' ')[at] ?? '');
    try {
      await this.#site.database.execute(sql`
        insert into page_views as known (day, kind, audience, count)
        select * from unnest(${part(0)}::date[], ${part(1)}::text[], ${part(2)}::text[],
          ${keys.map((key) => counts.get(key) ?? 0)}::bigint[])
        on conflict (day, kind, audience) do update set count = known.count + excluded.count`);
    } catch (error) {
      // Stored for the next time.
      for (const [key, count] of counts) this.#raise(key, count);
      throw error;
    }
  }

  async #countMemberVisits(): Promise<void> {
    const visits = this.#memberVisits;
    if (visits.length === 0) return;
    this.#memberVisits = [];
    const anonymous = await anonymousAmong(this.#site.database, new Set(visits.map(({ userID }) => userID)));
    for (const { day, userID } of visits)
      this.#raise(`${day} visit ${anonymous.has(userID) ? 'anonymous' : 'member'}`, 1);
  }

  #raise(key: string, by: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
}

const cached = new WeakMap<Site, PageViews>();

export function pageViews(site: Site): PageViews {
  const known = cached.get(site);
  if (known) return known;
  const made = new PageViews(site);
  cached.set(site, made);
  return made;
}
