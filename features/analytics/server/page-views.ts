// Page views are counted in memory and written together every few seconds: nobody waits for them.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { TickKind } from '../analytics.contract.ts';

const FLUSH_AFTER = 4000;

interface PageView {
  day: string;
  kind: TickKind;
  audience: 'guest' | 'member' | 'anonymous';
}

class PageViews {
  readonly #site: Site;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(site: Site) {
    this.#site = site;
    site.onClose(() => this.flush());
  }

  add({ day, kind, audience }: PageView): void {
    this.#raise(`${day} ${kind} ${audience}`, 1);
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: Error) =>
        this.#site.log.warn({ err: error }, 'page views could not be written'),
      );
    }, FLUSH_AFTER).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
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
